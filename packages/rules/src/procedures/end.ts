import type { Step } from "../edition.ts";

export const END: readonly Step[] = [];
