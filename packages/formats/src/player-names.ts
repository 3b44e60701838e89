/** The names that bots had in records of formats 1 and 2, which knew players only by their names. */

const BOT_NAME = /^Program \((.+)\)$/;
/** Returns the bot's level from such a name. Undefined for people. */
export const levelInName = (name: string): string | undefined => BOT_NAME.exec(name)?.[1];

const LIKE_BOT = /^\s*program\s*\(.*\)\s*$/i;
/** True if a name is a bot's name or looks like one, for example because of lookalike letters or invisible characters. */
export const isLikeBot = (name: string): boolean => LIKE_BOT.test(name.normalize("NFKC").replace(/\p{C}/gu, ""));

export const likeBotInWords = (name: string): string =>
  `A person can't be called “${name}”, because older records name bots like that. Choose another name`;
