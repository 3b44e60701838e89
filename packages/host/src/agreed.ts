/** What was agreed on before a game that its host has to keep. */
import type { GameSetup } from "@broadside/rules";

/** Milliseconds; undefined where there is no such clock. */
export interface AgreedClocks {
  readonly seat?: number | undefined;
  readonly phase?: number | undefined;
  readonly match?: number | undefined;
}

/** Taking back: by consent where somebody could have learnt something, always freely, or never. */
export type AgreedUndo = "consent" | "free" | "never";

interface Agreed {
  readonly undo: AgreedUndo;
  readonly clocks: { readonly seat?: number; readonly phase?: number; readonly match?: number };
}

type WithAgreements = GameSetup & { readonly agreements?: Partial<Omit<Agreed, "clocks">> & { readonly clocks?: Agreed["clocks"] } };

const agreementsIn = (setup: WithAgreements): Agreed => ({
  undo: setup.agreements?.undo ?? "consent",
  clocks: { ...setup.agreements?.clocks, ...(setup.phaseSeconds !== undefined && { phase: setup.phaseSeconds }) },
});

const SECOND = 1000;

export function agreedClocks(setup: GameSetup): AgreedClocks {
  const { seat, phase, match } = agreementsIn(setup).clocks;
  const inMilliseconds = (seconds: number | undefined): number | undefined => (seconds === undefined ? undefined : seconds * SECOND);
  return { seat: inMilliseconds(seat), phase: inMilliseconds(phase), match: inMilliseconds(match) };
}

export const agreedUndo = (setup: GameSetup): AgreedUndo => agreementsIn(setup).undo;
