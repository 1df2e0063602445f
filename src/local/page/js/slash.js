/**
 * Slash commands without the page: the list, the search, and the checks of what is filled in.
 * Pure: no DOM, so it runs under Node too.
 */

/** Discord's option types. */
export const OPTION = { subcommand: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };

/** All commands that can be called, in the bot's order, subcommands by their full path: `{ path, description, options }`. */
export function flatten(commands) {
  const walk = (command, prefix) => {
    const path = prefix ? `${prefix} ${command.name}` : command.name;
    const inner = (command.options ?? []).filter((option) => [OPTION.subcommand, OPTION.group].includes(option.type));
    if (inner.length) return inner.flatMap((option) => walk(option, path));
    if (command.type === OPTION.group) return [];
    return [{ path, description: command.description, options: required(command.options ?? []) }];
  };
  const chatInput = commands.filter((command) => (command.type ?? 1) === 1);
  return chatInput.flatMap((command) => walk(command, ""));
}

/** Required options first, else in the bot's order. */
const required = (options) => [...options.filter((option) => option.required), ...options.filter((option) => !option.required)];

/** The commands that fit what was typed after the slash, best first, else in the bot's order. */
export function search(entries, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ path, description }) => {
    const query = words.join(" ");
    if (path.startsWith(query)) return 0;
    if (words.every((word) => path.split(" ").some((part) => part.startsWith(word)))) return 1;
    if (words.every((word) => path.includes(word))) return 2;
    return words.every((word) => `${path} ${description.toLowerCase()}`.includes(word)) ? 3 : 9;
  };
  return entries
    .map((entry) => ({ entry, score: rank(entry) }))
    .filter(({ score }) => score < 9)
    .sort((a, b) => a.score - b.score)
    .map(({ entry }) => entry);
}

/**
 * The command that `text` names in full, and the rest: `{ entry, values }`, where `values` are
 * pairs typed or pasted as `name:value`. Nothing unless a space follows the name, or `whole` is set.
 */
export function named(entries, text, whole = false) {
  const typed = text.replace(/^\//, "").replace(/ +/g, " ");
  const fits = entries.filter(({ path }) => typed.startsWith(`${path} `) || (whole && typed.trim() === path));
  const entry = fits.sort((a, b) => b.path.length - a.path.length)[0];
  return entry ? { entry, values: pairs(entry, typed.slice(entry.path.length)) } : null;
}

function pairs(entry, text) {
  const names = entry.options.map(({ name }) => name.replace(/[^\w-]/g, "\\$&"));
  if (!names.length) return {};
  const start = new RegExp(`(?:^|\\s)(${names.join("|")}):\\s*`, "g");
  const found = [...text.matchAll(start)];
  const value = (match, index) => text.slice(match.index + match[0].length, found[index + 1]?.index).trim();
  return Object.fromEntries(found.map((match, index) => [match[1], value(match, index)]));
}

/** Suggestions known without asking the bot, or nothing if any text will do. `world` as in the store. */
export function suggestions(option, world) {
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ label: name, value }));
  switch (option.type) {
    case OPTION.boolean:
      return [{ label: "True", value: true }, { label: "False", value: false }];
    case OPTION.user:
    case OPTION.mentionable:
      return world.users;
    case OPTION.channel:
      return world.channels.filter(({ type }) => option.channel_types?.includes(type) ?? true);
    case OPTION.role:
      return [{ label: "@everyone", value: world.guild }];
    default:
      return null;
  }
}

/** Only those suggestions that contain what was typed; those that begin with it come first. */
export function narrowed(list, text) {
  const typed = text.trim().toLowerCase().replace(/^[@#]/, "");
  const begins = ({ label }) => label.toLowerCase().replace(/^[@#]/, "").startsWith(typed);
  const rest = list.filter((item) => !begins(item) && item.label.toLowerCase().includes(typed));
  return [...list.filter(begins), ...rest];
}

/**
 * What an option is worth: `{ value }`, `{ error }`, or `{}` for an optional one left empty.
 * `picked` is the suggestion that was taken for exactly this text, if any.
 */
export function valueOf(option, text, picked, world) {
  if (picked) return { value: picked.value };
  if (!text.trim()) return option.required ? { error: "This option is required." } : {};
  const known = option.autocomplete ? null : suggestions(option, world);
  if (known) {
    const same = ({ label }) => label.toLowerCase().replace(/^[@#]/, "") === text.trim().toLowerCase().replace(/^[@#]/, "");
    const match = known.find(same) ?? known.find(({ value }) => String(value) === text.trim());
    return match ? { value: match.value } : { error: "Choose one of the list." };
  }
  if (option.type === OPTION.integer || option.type === OPTION.number) return numberOf(option, text.trim());
  return stringOf(option, text);
}

function numberOf(option, text) {
  const shape = option.type === OPTION.integer ? /^[+-]?\d{1,16}$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/;
  if (!shape.test(text)) return { error: option.type === OPTION.integer ? "A whole number, please." : "A number, please." };
  const value = Number(text);
  const { min_value: min, max_value: max } = option;
  if ((min ?? value) > value || (max ?? value) < value) return { error: rangeOf(option) };
  return { value };
}

function stringOf(option, text) {
  const { length } = [...text];
  // A bot may also say null for "no bound".
  const [min, max] = [option.min_length ?? 0, option.max_length ?? 6000];
  if (length < min) return { error: `At least ${min} characters, please.` };
  return length > max ? { error: `At most ${max} characters, please.` } : { value: text };
}

/** The bounds of a number in words, or nothing. */
export function rangeOf({ min_value: min, max_value: max }) {
  const [hasMin, hasMax] = [min, max].map((bound) => Number.isFinite(bound));
  if (hasMin && hasMax) return `From ${min} to ${max}.`;
  if (hasMin) return `At least ${min}.`;
  return hasMax ? `At most ${max}.` : null;
}
