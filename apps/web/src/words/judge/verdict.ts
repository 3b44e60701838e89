/** What the judge says of ships towards each other. */
import type { ArcName, Section } from "@broadside/geometry";
import { millimetres, rangeInWords } from "@broadside/position";
import { spoken } from "../spoken.ts";
import { ARCS } from "../terms/arcs.ts";
import { capital, SECTIONS } from "./pieces.ts";

/** Why a section may be chosen or not. */
export type SectionState = "open" | "barred" | "outOfRange" | "outOfArc";

const STATES: Readonly<Record<SectionState, string>> = {
  open: "may be chosen",
  barred: "barred",
  outOfRange: "out of range",
  outOfArc: "out of the arc",
};

const STATES_AFTER_NAME: Readonly<Record<SectionState, string>> = {
  open: "may be chosen",
  barred: "is barred",
  outOfRange: "is out of range",
  outOfArc: "is out of the arc",
};

/** Lines that bar a section, by rule. */
const BARS: Readonly<Record<string, string>> = {
  "HS-TGT-03": "Centre line",
  "HS-TGT-05": "Arc lines",
  "HS-TURRET-03": "Own centre line",
};

const OTHER_HALVES: Readonly<Record<Section, string>> = { fore: "Aft half", aft: "Fore half" };

const inMillimetres = (distance: number): string => `${Math.round(distance / 1000)} mm`;
const isBy = (rule: string | undefined): string => (rule === undefined ? "" : ` (${rule})`);

/** A reason as a sentence of its own. */
export const REASONS = spoken({
  sentence: (text: string) => (text === "" ? "" : `${capital(text)}.`),
});

export const ANSWERS = spoken({
  millimetres: inMillimetres,
  /** To a tenth. */
  exactly: millimetres,
  anyArc: "any",
  notNeeded: "not needed",
  noMatter: "does not matter",
  inArc: "in",
  outOfArc: "out",
  noShot: "no shot",
  isObstructed: "yes",
  moreDice: "+1 die",
  isClear: "no",
  lineIsClear: "line is clear",
});

export const SECTION_VERDICTS = spoken({
  state: STATES,
  label: (section: Section, state: SectionState) => `${SECTIONS[section]} ${STATES_AFTER_NAME[state]}`,
  isClear: (byArcLines: boolean) => `The line from centre to centre stays clear of the ${byArcLines ? "arc lines" : "centre line"}.`,
  isCut: (byArcLines: boolean) => `That line is cut by the ${byArcLines ? "arc lines" : "centre line"}.`,
  isCutInside: (byArcLines: boolean, inside: number) =>
    byArcLines
      ? `That line is cut by the arc lines, ${inMillimetres(inside)} inside their end.`
      : `That line is cut by the centre line, ${inMillimetres(inside)} inside its end.`,
});

export const LINES = spoken({
  obstructs: (name: string) => `${name} obstructs`,
  liesOnLine: "it lies on the measured line",
  bars: BARS,
  arc: (arc: ArcName) => `${capital(ARCS[arc])} arc`,
  partInArc: "part of it is in this arc",
  notInArc: (arc: ArcName) => `Not in the ${ARCS[arc]} arc`,
  choiceOfLine: "Choice of line",
  outOfRange: "Out of range",
  range: (range: number, section: Section | undefined) => `${capital(rangeInWords(range))}${section ? ` to ${section}` : ""}`,
  baseToBase: (range: number) => `${capital(rangeInWords(range))}, base to base`,
  inContact: "In contact",
  overlapping: "Overlapping",
  lockReaches: "Within reach of a lock",
  lockTooFar: "Too far for a lock",
  lockReach: (range: number, nearest: number) => `${rangeInWords(range)}; a lock reaches range ${nearest} to 3`,
  otherHalf: OTHER_HALVES,
  neverObstructs: "never obstructs its own ship",
  offTable: "Off the table",
  on: (name: string) => `On ${name}`,
  lyingOn: (reason: string, name: string) => `${reason} ${name}`,
});

interface RulingNames {
  readonly from: string;
  readonly to: string;
}

/** A verdict in sentences, to be read out or sent; rules are named in what is read by the eye only. */
export const RULING = spoken({
  lock: ({ from, to }: RulingNames, range: string, distance: string) => `${from} to ${to}, for a lock: range ${range}, ${distance}.`,
  shot: ({ from, to }: RulingNames, aim: ArcName, range: string, distance: string, arc: string, obstructed: string) =>
    `${from} to ${to}, ${ARCS[aim]} arc: range ${range}, ${distance}; arc: ${arc}; obstructed: ${obstructed}.`,
  section: (section: Section, state: string, why: string, rule: string | undefined) => `${SECTIONS[section]} ${state}. ${why}${isBy(rule)}`,
  line: (head: string, detail: string, rule: string | undefined) => `${head}: ${detail}${isBy(rule)}.`,
});

export const VERDICT = spoken({
  region: "Verdict",
  pair: (from: string, to: string) => `${from} → ${to}`,
  swap: "Swap",
  aims: "Along which arc",
  lock: "Lock",
  possible: (aim: string) => `${aim}, possible`,
  notPossible: (aim: string) => `${aim}, not possible`,
  range: "Range",
  arc: "Arc",
  obstructed: "Obstructed",
  readOut: "Read it out",
  copy: "Copy the ruling",
});
