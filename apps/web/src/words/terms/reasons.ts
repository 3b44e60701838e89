/** Why something on the table is or isn't allowed. The judge in `packages/position` gives its reasons in words. */
import type { Reason } from "@broadside/position";
import { spoken } from "../spoken.ts";

export const { reasonInWords } = spoken({ reasonInWords: ({ text }: Reason): string => text });
