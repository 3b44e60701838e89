/** Texts for watching a recorded game. */
import type { RecordVerdict } from "@broadside/content";
import type { EditionId, Phase } from "@broadside/telling";
import { SET_UP } from "../lists.ts";
import { phaseInWords } from "../names.ts";
import { wordsOf } from "../spoken.ts";
import { type KeyHelp, tableKeys } from "../table-stage.ts";

export const WORDS = wordsOf("play", "REPLAY");
const VERDICTS = wordsOf("play", "VERDICTS");
const KEYS = wordsOf("play", "REPLAY_KEYS");

/** A replay's keys. The page's keys come first, and then the table's. */
export const replayKeys = (): readonly KeyHelp[] => [...Object.values(KEYS), ...tableKeys()];

/** `Ana, Ben: Planning phase`, while these players decide in secret. */
export const decidingInWords = (names: readonly string[], edition: EditionId, phase: Phase): string =>
  WORDS.deciding({ names: names.join(", "), phase: phaseInWords(phase, edition) });

/** Tells the reader whether a record proves its game. */
export function verdictInWords(verdict: RecordVerdict): string {
  switch (verdict.verdict) {
    case "same":
      return [
        VERDICTS.same({ inputs: verdict.inputs }),
        ...verdict.beyond.map((limit) => VERDICTS.beyond({ difference: SET_UP.difference(limit) })),
      ].join(" ");
    case "not proven":
      return VERDICTS.notProven({ inputs: verdict.inputs, reason: SET_UP.reason(verdict.what) });
    case "other rules":
      return VERDICTS.otherRules({ played: verdict.rulesVersion, here: verdict.here });
    case "differs":
      return VERDICTS.differs({ input: verdict.input, reason: SET_UP.reason(verdict.what) });
    case "cut short":
      return VERDICTS.cutShort({ input: verdict.input, reason: verdict.what });
  }
}
