/** The builder's start page, and lists that come in and go out. */
import { wordsOf } from "../spoken.ts";

export const BUILD = wordsOf("build", "BUILD");
export const LISTS = wordsOf("build", "LISTS");
export const EXCHANGE = wordsOf("build", "EXCHANGE");

/** What is wrong with a file, in one of its parts or as a whole. */
export const problemOfFile = (part: string, reason: string): string =>
  part === "" ? EXCHANGE.problemOfAll({ reason }) : EXCHANGE.problem({ part, reason });
