/** What is wrong with the whole app; a trouble without a sentence doesn't compile. */
import type { Trouble } from "../trouble/trouble.ts";
import { wordsOf } from "./spoken.ts";

export const TROUBLES: Readonly<Record<Trouble, string>> = wordsOf("shell", "TROUBLES");
export const WORDS = wordsOf("shell", "TROUBLE");
