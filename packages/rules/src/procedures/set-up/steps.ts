import type { Step } from "../../edition.ts";

export const SET_UP: readonly Step[] = [];
