import type { Step } from "../edition.ts";

export const ACTIVATION: readonly Step[] = [];
