/** How records name the bot that plays a seat. People can't have such names, for a record tells who played by the name alone. */

export const botName = (level: string): string => `Program (${level})`;

const BOT_NAME = /^Program \((.+)\)$/;
/** The level of the bot that a record names so; undefined of people. */
export const levelInName = (name: string): string | undefined => BOT_NAME.exec(name)?.[1];

const LIKE_BOT = /^\s*program\s*\(.*\)\s*$/i;
/** Whether a name is a bot's, or looks like one: in other letters of the same shape, or with characters that cannot be seen. */
export const isLikeBot = (name: string): boolean => LIKE_BOT.test(name.normalize("NFKC").replace(/\p{C}/gu, ""));

export const likeBotInWords = (name: string): string =>
  `A person can't be called “${name}”, because records name bots like that. Choose another name`;
