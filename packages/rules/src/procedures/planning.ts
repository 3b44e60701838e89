import type { Step } from "../edition.ts";

export const PLANNING: readonly Step[] = [];
