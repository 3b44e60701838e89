/** Why something at the table may or may not be done: the judge of `packages/position` gives its reasons in words. */
import type { Reason } from "@broadside/position";
import { spoken } from "../spoken.ts";

export const { reasonInWords } = spoken({ reasonInWords: ({ text }: Reason): string => text });
