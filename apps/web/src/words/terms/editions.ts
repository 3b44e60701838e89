/** The editions by name. */
import type { Edition } from "@broadside/rulebook/row";
import { spoken } from "../spoken.ts";

export const NAMES: Readonly<Record<Edition, string>> = {
  "1e": "First edition",
  "2.0": "Second edition 2.0",
  "2.5": "Second edition 2.5",
};

export const EDITION_NAMES = spoken(NAMES);
