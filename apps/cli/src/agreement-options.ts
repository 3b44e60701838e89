/** What the people at a table agree on, as options of `broadside play` and of events. */
import { AGREEMENT_WORDS, CLOCKS, type Clocks, LONGEST_CLOCK, type SomeAgreements, type WordedAgreement } from "@broadside/formats";
import { type OptionReader, partsOf, wholeNumber } from "./terminal/option-reader.ts";

/** The option of each agreement; words are typed without blanks. */
const OPTIONS: Readonly<Record<WordedAgreement, string>> = {
  aids: "aids",
  unknownDamage: "unknown-damage",
  standIn: "stand-in",
  undo: "undo",
};

const typed = (word: string): string => word.replaceAll(" ", "-");
const hintOf = (name: WordedAgreement): string => AGREEMENT_WORDS[name].map(typed).join("|");

export const AGREEMENT_ARGS = {
  aids: {
    type: "string",
    valueHint: hintOf("aids"),
    description: "whether the page shows what a ship could do before it does it",
  },
  "unknown-damage": {
    type: "string",
    valueHint: hintOf("unknownDamage"),
    description:
      "Damage cards of huge ships that no source tells: ours, they do what our text says; by-hand, they only count and players do the rest",
  },
  "stand-in": { type: "string", valueHint: hintOf("standIn"), description: "who answers for a player who is away" },
  undo: { type: "string", valueHint: hintOf("undo"), description: "how answers are taken back" },
  clock: {
    type: "string",
    valueHint: "phase=120,seat=1800,match=4500",
    description: "seconds that a phase, all answers of a seat, or the whole game may take",
  },
} as const;

/** The same of an event, which may leave each to its players. */
export const EVENT_AGREEMENT_ARGS = {
  aids: {
    ...AGREEMENT_ARGS.aids,
    valueHint: `${hintOf("aids")}|any`,
    description: "games count that were played with these aids; strict where left out",
  },
  "unknown-damage": {
    ...AGREEMENT_ARGS["unknown-damage"],
    valueHint: `${hintOf("unknownDamage")}|any`,
    description: "games count that played unknown Damage cards so; by-hand where left out",
  },
  "stand-in": { ...AGREEMENT_ARGS["stand-in"], valueHint: `${hintOf("standIn")}|any`, description: "who answers for a player who is away" },
  undo: { ...AGREEMENT_ARGS.undo, valueHint: `${hintOf("undo")}|any`, description: "how answers are taken back" },
  clock: {
    ...AGREEMENT_ARGS.clock,
    valueHint: `${AGREEMENT_ARGS.clock.valueHint}|any`,
    description: "seconds that clocks of games must have",
  },
} as const;

/** What is said of it; the rest is as usual. */
export function agreementsIn(options: OptionReader): SomeAgreements {
  const clocks = clocksIn(options);
  return { ...wordsIn(options, []), ...(clocks && { clocks }) };
}

/** Stands for what an event does not fix. */
const FREE = "any";

/** What an event fixes, beginning with what it fixed before; `any` fixes a thing no longer. */
export function fixedAgreements(options: OptionReader, before: SomeAgreements): SomeAgreements {
  const { clocks: clocksBefore, ...words } = before;
  const said = wordsIn(options, [FREE]);
  const all: Readonly<Record<string, string>> = { ...words, ...said };
  const kept = Object.entries(all).filter(([, word]) => word !== FREE);
  const clocks = options.text("clock") === FREE ? undefined : (clocksIn(options) ?? clocksBefore);
  return { ...(Object.fromEntries(kept) as SomeAgreements), ...(clocks && { clocks }) };
}

function wordsIn(options: OptionReader, more: readonly string[]): Readonly<Record<string, string>> {
  const names = Object.keys(OPTIONS) as readonly WordedAgreement[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const words: readonly string[] = [...AGREEMENT_WORDS[name], ...more];
      const given = options.oneOf(OPTIONS[name], words.map(typed));
      const word = words.find((one) => typed(one) === given);
      return word === undefined ? [] : [[name, word] as const];
    }),
  );
}

/** `phase=120,match=4500`. */
function clocksIn(options: OptionReader): Clocks | undefined {
  const text = options.text("clock");
  if (text === undefined) return undefined;
  const pairs = partsOf(text, ",").map((part) => {
    const [name, seconds = ""] = part.split("=").map((word) => word.trim());
    return [CLOCKS.find((known) => known === name), wholeNumber(seconds) ?? 0] as const;
  });
  const isSound = pairs.length > 0 && pairs.every(([name, seconds]) => name !== undefined && seconds >= 1 && seconds <= LONGEST_CLOCK);
  if (isSound) return Object.fromEntries(pairs);
  return options.note(`--clock is seconds by ${CLOCKS.join(", ")}, from 1 to ${LONGEST_CLOCK}, as in phase=120,match=4500, not "${text}"`);
}
