/** Short names of phases. */
import type { EditionId, Phase } from "@broadside/protocol";
import { wordsOf } from "../spoken.ts";

const PHASES = wordsOf("play", "PHASES");

export const phaseName = (phase: Phase, edition: EditionId): string =>
  phase === "combat" && edition !== "1e" ? PHASES.engagement : PHASES[phase];
