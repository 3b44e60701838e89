/** Set-ups in former record formats. They were hashed into the dice keys of their games, so records store them unchanged. */
import { setupOfFormat1 } from "./format-1/setup.ts";
import { setupOfFormat2 } from "./format-2/setup.ts";
import type { Fields } from "./json-fields.ts";

/** A set-up as format 1 or 2 wrote it. */
export type FormerSetup = Fields;

/** Converts a set-up of format 1 or 2 to the current format. */
export const setupOfFormer = (setup: unknown): unknown => setupOfFormat2(setupOfFormat1(setup));
