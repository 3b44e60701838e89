/** What the editions call differently. */
import { EDITION_TERMS } from "@broadside/telling/words";
import { spoken } from "../spoken.ts";

export const TERMS = spoken(EDITION_TERMS);
