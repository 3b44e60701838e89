/** Returns the name that records use for the bot in a seat. People can't use such names, because records identify players only by name. */

export const botName = (level: string): string => `Program (${level})`;

const BOT_NAME = /^Program \((.+)\)$/;
/** Returns the bot level from a name in a record; undefined for people. */
export const levelInName = (name: string): string | undefined => BOT_NAME.exec(name)?.[1];

const LIKE_BOT = /^\s*program\s*\(.*\)\s*$/i;
/** True if a name is or resembles a bot's name, even with lookalike letters or invisible characters. */
export const isLikeBot = (name: string): boolean => LIKE_BOT.test(name.normalize("NFKC").replace(/\p{C}/gu, ""));

export const likeBotInWords = (name: string): string =>
  `A person can't be called “${name}”, because records name bots like that. Choose another name`;
