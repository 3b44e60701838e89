/** Chooses who plays a seat: a person, or a bot of some level. */

import { levelInWords } from "../words/play/bots.ts";
import { TABLE } from "../words/play/table/table.ts";
import { Choice } from "./choice.tsx";

interface PlayedByProps {
  readonly label: string;
  /** The levels on offer, the weakest first. */
  readonly levels: readonly string[];
  /** Undefined for a person. */
  readonly level: string | undefined;
  set(level: string | undefined): void;
}

const PERSON = "";

export function PlayedBy({ label, levels, level, set }: PlayedByProps) {
  const known = level === undefined || levels.includes(level) ? levels : [...levels, level];
  return (
    <Choice
      label={label}
      value={level ?? PERSON}
      set={(chosen) => set(chosen === PERSON ? undefined : chosen)}
      options={[[PERSON, TABLE.person], ...known.map((one) => [one, levelInWords(one)] as const)]}
    />
  );
}
