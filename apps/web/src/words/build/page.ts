/** Texts on the builder's start page, and about importing and exporting lists. */
import { wordsOf } from "../spoken.ts";

export const BUILD = wordsOf("build", "BUILD");
export const LISTS = wordsOf("build", "LISTS");
export const EXCHANGE = wordsOf("build", "EXCHANGE");

/** The problem with a file. It is either in one of the file's parts or in the file as a whole. */
export const problemOfFile = (part: string, reason: string): string =>
  part === "" ? EXCHANGE.problemOfAll({ reason }) : EXCHANGE.problem({ part, reason });
