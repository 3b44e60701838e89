/** The editions' names. */
import type { Edition } from "@broadside/rulebook/row";
import { wordsOf } from "../spoken.ts";

export const EDITION_NAMES: Readonly<Record<Edition, string>> = wordsOf("shell", "EDITIONS");
