/** Kinds of questions that had other names in format 1. Those names were vague, or came from one edition only. */
import type { QuestionKind } from "../question-kinds.ts";

const NAMES: Readonly<Record<string, QuestionKind>> = {
  wing: "split or join wing",
  system: "act in System phase",
  order: "ship struck next",
  cost: "pay for attack",
  land: "land ship",
  tow: "tow cargo",
  "Tallon place": "Tallon roll place",
  "tractor beam": "tractor move",
  "tractor beam place": "tractor move place",
  "turn after tractor beam": "turn after tractor move",
};

export const kindOfFormat1 = (kind: unknown): unknown => (typeof kind === "string" && Object.hasOwn(NAMES, kind) ? NAMES[kind] : kind);
