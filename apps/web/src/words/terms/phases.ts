/** Short names of phases. */
import type { EditionId, Phase } from "@broadside/protocol";
import { TERMS_OF } from "@broadside/telling/words";
import { wordsOf } from "../spoken.ts";

const PHASES = wordsOf("play", "PHASES");

const COMBAT = { first: "combat", second: "engagement" } as const;

export const phaseName = (phase: Phase, edition: EditionId): string => PHASES[phase === "combat" ? COMBAT[TERMS_OF[edition]] : phase];
