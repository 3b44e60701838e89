import type { Step } from "../edition.ts";

export const COMBAT: readonly Step[] = [];
