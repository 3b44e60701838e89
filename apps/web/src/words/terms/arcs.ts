/** The names of arcs, as they appear within a sentence. */
import type { ArcName } from "@broadside/geometry";
import { wordsOf } from "../spoken.ts";

export const ARCS: Readonly<Record<ArcName, string>> = wordsOf("shell", "ARCS");
