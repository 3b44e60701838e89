/** Options for what players agree on before a game, such as undo and clocks. `broadside play` and the event commands share them. */

import { AGREEMENT_WORDS, CLOCKS, type Clocks, LONGEST_CLOCK, type SomeAgreements, type WordedAgreement } from "@broadside/formats";
import { keysIn } from "@broadside/kit";
import { type OptionReader, partsOf, wholeNumber } from "./terminal/option-reader.ts";

/** The command-line option for each agreement. */
const OPTIONS: Readonly<Record<WordedAgreement, string>> = {
  aids: "assistance",
  unknownDamage: "unknown-damage",
  standIn: "when-away",
  undo: "undo",
};

/** Returns the command-line option for an agreement. */
export const optionOf = (name: string): string => {
  const found = keysIn(OPTIONS).find((one) => one === name);
  return found === undefined ? "clock" : OPTIONS[found];
};

/** Former names of these options. */
export const RENAMED_AGREEMENTS = { aids: "assistance", "stand-in": "when-away" } as const;

/** The words that users type for some values. Records store these values under other names. */
const TYPED: Readonly<Record<string, string>> = { open: "full", strict: "tournament" };

/** Returns an agreement's value as users see it. */
export const shownAgreement = (word: string): string => TYPED[word] ?? word;

const typed = (word: string): string => shownAgreement(word).replaceAll(" ", "-");
const hintOf = (name: WordedAgreement): string => AGREEMENT_WORDS[name].map(typed).join("|");

export const AGREEMENT_ARGS = {
  assistance: {
    type: "string",
    valueHint: hintOf("aids"),
    description: "full shows odds and previews before a player chooses; tournament shows only what players may measure",
  },
  "unknown-damage": {
    type: "string",
    valueHint: hintOf("unknownDamage"),
    description: "huge-ship Damage cards with unknown text: ours uses our own text, by-hand leaves the effect to the players",
  },
  "when-away": {
    type: "string",
    valueHint: hintOf("standIn"),
    description: "who answers for an absent player: defaults means the default answers, cadet is a bot",
  },
  undo: {
    type: "string",
    valueHint: hintOf("undo"),
    description: "when players may undo: consent means freely until something is revealed, then with the others' consent",
  },
  clock: {
    type: "string",
    valueHint: "phase=120,seat=1800,match=4500",
    description: "time limits in seconds: for each phase, for all of a player's decisions together, and for the whole game",
  },
} as const;

/** The agreement options of an event. `any` leaves the choice to the players. */
export const EVENT_AGREEMENT_ARGS = {
  assistance: {
    ...AGREEMENT_ARGS.assistance,
    valueHint: `${hintOf("aids")}|any`,
    description: "the assistance required in recorded games (default: tournament)",
  },
  "unknown-damage": {
    ...AGREEMENT_ARGS["unknown-damage"],
    valueHint: `${hintOf("unknownDamage")}|any`,
    description: "how recorded games must treat Damage cards with unknown text (default: by-hand)",
  },
  "when-away": {
    ...AGREEMENT_ARGS["when-away"],
    valueHint: `${hintOf("standIn")}|any`,
    description: "who must answer for absent players in recorded games (default: any)",
  },
  undo: {
    ...AGREEMENT_ARGS.undo,
    valueHint: `${hintOf("undo")}|any`,
    description: "the undo setting required in recorded games (default: any)",
  },
  clock: {
    ...AGREEMENT_ARGS.clock,
    valueHint: `${AGREEMENT_ARGS.clock.valueHint}|any`,
    description: "the time limits required in recorded games (default: any)",
  },
} as const;

/** Returns the agreements that the options set. All others keep their default value. */
export function agreementsIn(options: OptionReader): SomeAgreements {
  const clocks = clocksIn(options);
  return { ...wordsIn(options, []), ...(clocks && { clocks }) };
}

/** The value for an agreement that an event leaves to its players. */
const FREE = "any";

/** Returns the agreements that an event requires: those it required `before`, with the changes from the options. */
export function fixedAgreements(options: OptionReader, before: SomeAgreements): SomeAgreements {
  const { clocks: clocksBefore, ...words } = before;
  const said = wordsIn(options, [FREE]);
  const all: Readonly<Record<string, string>> = { ...words, ...said };
  const kept = Object.entries(all).filter(([, word]) => word !== FREE);
  const clocks = options.text("clock") === FREE ? undefined : (clocksIn(options) ?? clocksBefore);
  return { ...(Object.fromEntries(kept) as SomeAgreements), ...(clocks && { clocks }) };
}

function wordsIn(options: OptionReader, more: readonly string[]): Readonly<Record<string, string>> {
  const names = keysIn(OPTIONS);
  return Object.fromEntries(
    names.flatMap((name) => {
      const words: readonly string[] = [...AGREEMENT_WORDS[name], ...more];
      const text = options.text(OPTIONS[name]);
      const word = words.find((one) => one === text || typed(one) === text);
      if (word === undefined) options.oneOf(OPTIONS[name], words.map(typed));
      return word === undefined ? [] : [[name, word] as const];
    }),
  );
}

/** Reads time limits such as `phase=120,match=4500`. */
function clocksIn(options: OptionReader): Clocks | undefined {
  const text = options.text("clock");
  if (text === undefined) return undefined;
  const pairs = partsOf(text, ",").map((part) => {
    const [name, seconds = ""] = part.split("=").map((word) => word.trim());
    return [CLOCKS.find((known) => known === name), wholeNumber(seconds) ?? 0] as const;
  });
  const isSound = pairs.length > 0 && pairs.every(([name, seconds]) => name !== undefined && seconds >= 1 && seconds <= LONGEST_CLOCK);
  if (isSound) return Object.fromEntries(pairs);
  return options.note(
    `--clock can't be "${text}".`,
    `Enter seconds (1 to ${LONGEST_CLOCK}) for one or more of ${CLOCKS.join(", ")}, such as --clock phase=120,match=4500.`,
  );
}
