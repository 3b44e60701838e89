/** Returns the name that records use for a bot. People can't use such a name, because records know players only by their names. */

export const botName = (level: string): string => `Program (${level})`;

const BOT_NAME = /^Program \((.+)\)$/;
/** Returns the bot's level from a name in a record. Undefined for people. */
export const levelInName = (name: string): string | undefined => BOT_NAME.exec(name)?.[1];

const LIKE_BOT = /^\s*program\s*\(.*\)\s*$/i;
/** True if a name is a bot's name or looks like one, for example because of lookalike letters or invisible characters. */
export const isLikeBot = (name: string): boolean => LIKE_BOT.test(name.normalize("NFKC").replace(/\p{C}/gu, ""));

export const likeBotInWords = (name: string): string =>
  `A person can't be called “${name}”, because records name bots like that. Choose another name`;
