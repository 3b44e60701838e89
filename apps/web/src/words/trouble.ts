/** Texts about problems with the whole app. If a problem has no sentence here, the code doesn't compile. */
import type { Trouble } from "../browser/trouble.ts";
import { wordsOf } from "./spoken.ts";

export const TROUBLES: Readonly<Record<Trouble, string>> = wordsOf("shell", "TROUBLES");
export const WORDS = wordsOf("shell", "TROUBLE");
