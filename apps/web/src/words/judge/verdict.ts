/** Texts about what the judge decides for two ships. */
import { type ArcName, HUGE_BANDS, type Section } from "@broadside/geometry";
import { millimetres } from "@broadside/position";
import { spoken, wordsOf } from "../spoken.ts";
import { ARCS } from "../terms/arcs.ts";
import { SECTION_WORDS } from "../terms/sections.ts";

export const ANSWERS = wordsOf("judge", "ANSWERS");
export const ARC_TITLES: Readonly<Record<ArcName, string>> = wordsOf("judge", "ARC_TITLES");
export const SECTION_VERDICTS = wordsOf("judge", "SECTION_VERDICTS");
export const LINES = wordsOf("judge", "LINES");
export const RULING = wordsOf("judge", "RULING");
export const VERDICT = wordsOf("judge", "VERDICT");

/** Why a section can or can't be targeted. */
export type SectionState = "open" | "illegal" | "outOfRange" | "outOfArc";

/** A distance in words, to a tenth of a millimetre. */
export const { exactly } = spoken({ exactly: millimetres });

export const inMillimetres = (distance: number): number => Math.round(distance / 1000);
export const distanceInWords = (distance: number): string => ANSWERS.millimetres({ distance: inMillimetres(distance) });

/** Whether a range is beyond every ruler. The longest one ends at range 5. */
export const isPastRulers = (range: number): boolean => range > HUGE_BANDS;
export const rangeArgument = (range: number): string => (isPastRulers(range) ? "beyond" : String(range));

export const sectionLabel = (section: Section, state: SectionState): string =>
  SECTION_VERDICTS.label[state]({ section: SECTION_WORDS.shortAlone[section] });

type DividingLines = "arcLines" | "centreLine";
const dividingLines = (isByArcLines: boolean): DividingLines => (isByArcLines ? "arcLines" : "centreLine");

export const clearInWords = (isByArcLines: boolean): string => SECTION_VERDICTS.isClear({ lines: dividingLines(isByArcLines) });

/** `inside` is the distance from the crossing to the nearer end of the dividing line, if the crossing is known. */
export function cutInWords(isByArcLines: boolean, inside?: number): string {
  const lines = dividingLines(isByArcLines);
  return inside === undefined ? SECTION_VERDICTS.isCut({ lines }) : SECTION_VERDICTS.isCutInside({ lines, inside: inMillimetres(inside) });
}

/** Which dividing line makes a section an illegal target. The keys are the rules that say so. */
const BARS: Readonly<Record<string, "centreLine" | "arcLines" | "ownCentreLine">> = {
  "HS-TGT-03": "centreLine",
  "HS-TGT-05": "arcLines",
  "HS-TURRET-03": "ownCentreLine",
};

export function barInWords(rule: string): string | undefined {
  const bar = BARS[rule];
  return bar && LINES[bar];
}

export const notInArc = (arc: ArcName): string => LINES.notInArc({ arc: ARCS[arc] });

export const rangeLine = (range: number, section: Section | undefined): string =>
  section
    ? LINES.rangeToSection({ range: rangeArgument(range), section: SECTION_WORDS.short[section] })
    : LINES.range({ range: rangeArgument(range) });
