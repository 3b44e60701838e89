import type { AttackStep } from "../../edition.ts";

export const ATTACK: readonly AttackStep[] = [];
