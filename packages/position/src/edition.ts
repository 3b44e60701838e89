/**
 * The differences between editions that matter to the judge: which bases and arcs exist, what counts as contact, and which rule decides.
 */

import { type ArcName, arcsOf, type BaseId, type ContactBand, type EditionArcs } from "@broadside/geometry";
import { keysIn } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook";

/** A decision and its rule. The numbers are in the judgement itself, not in this text. */
export interface Reason {
  readonly rule: string;
  readonly text: string;
  /** The id of the piece named at the end of the text, if the text is about one. */
  readonly piece?: string;
}

/** Every reason of the judge, in English. */
export const REASON_TEXTS = {
  range: "measured between the nearest points of the bases",
  contact: "the ships touch",
  overlap: "the bases overlap",
  offTable: "part of its base is off the table",
  onToken: "its base overlaps",
  inArc: "no part of the target is in this arc",
  reach: "beyond range 3, where the ruler ends",
  hugeReach: "beyond range 5, where the ruler ends",
  arcRange: "measured inside the arc",
  anyDirection: "measured in any direction",
  obstacle: "obstructed by",
  hugeShip: "obstructed by",
  choiceOfLine: "the attacker picks the clearest of several equally short lines",
  // Only first-edition huge ships need these.
  centreLine: "its centre line cuts the line to this section",
  arcLines: "its arc lines cut the line to this section",
  ownLine: "the attacker's own centre line cuts the line to the target",
  fromPlate: "measured from the base of the weapon's section",
  toSection: "measured to this section inside the arc",
  toSectionAnywhere: "measured to this section in any direction",
  fromSection: "measured inside the arc, from the section that has this arc",
  outsideBands: "this weapon attacks at range {nearest} to {farthest}",
} as const;
export type ReasonKey = keyof typeof REASON_TEXTS;

/** The questions that the judge decides by a rule in the edition. */
type Question = Exclude<
  ReasonKey,
  "centreLine" | "arcLines" | "ownLine" | "fromPlate" | "toSection" | "toSectionAnywhere" | "fromSection" | "outsideBands"
>;

/** Created once, because judgements give the same few reasons thousands of times. */
export type DecidingRules = Readonly<Record<Question, Reason>>;

const decidedBy = (rules: Readonly<Record<Question, string>>): DecidingRules =>
  Object.fromEntries(
    Object.entries(rules).map(([question, rule]) => [question, { rule, text: REASON_TEXTS[question as Question] }]),
  ) as DecidingRules;

export interface EditionRules {
  readonly name: string;
  readonly hasWings: boolean;
  readonly arcs: EditionArcs;
  readonly contactBand: ContactBand;
  readonly bases: readonly BaseId[];
  /** Arcs that only some of the ships on the same base have. */
  readonly unusualArcs: readonly ArcName[];
  readonly rules: DecidingRules;
  /** The nearest range at which a ship can lock another, and the rule. */
  readonly lock: { readonly nearest: number; readonly rule: string };
}

const UNUSUAL: readonly ArcName[] = ["rear", "left", "right", "fullFront", "fullRear", "all"];

const SECOND: Omit<EditionRules, "name"> = {
  hasWings: true,
  arcs: "second",
  contactBand: 0,
  bases: ["small", "medium", "large", "huge"],
  unusualArcs: UNUSUAL,
  rules: decidedBy({
    range: "2E-COMP-06",
    contact: "2E-COMP-07",
    overlap: "2E-COMP-10",
    offTable: "2E-DMG-18",
    onToken: "2E-MOVE-06",
    inArc: "2E-ARC-03",
    reach: "2E-ARC-01",
    hugeReach: "2E-HUGE-36",
    arcRange: "2E-ATK-11",
    anyDirection: "2E-COMP-06",
    obstacle: "2E-OBST-26",
    hugeShip: "2E-HUGE-32",
    choiceOfLine: "2E-ATK-44",
  }),
  lock: { nearest: 0, rule: "2E-ACT-32" },
};

const BY_EDITION: Readonly<Record<Edition, EditionRules>> = {
  "1e": {
    name: "First edition",
    hasWings: false,
    arcs: "first",
    contactBand: 1,
    bases: ["small", "large", "cr90", "raider", "gr75", "gozanti", "croc"],
    unusualArcs: [...UNUSUAL, "bullseye"],
    rules: decidedBy({
      range: "1E-COMP-06",
      contact: "1E-BUMP-08",
      overlap: "1E-COMP-07",
      offTable: "1E-MOVE-12",
      onToken: "1E-COMP-07",
      inArc: "1E-ARC-01",
      reach: "HS-RULER-02",
      hugeReach: "HS-RULER-01",
      arcRange: "1E-ARC-02",
      anyDirection: "1E-ARC-03",
      obstacle: "1E-OBST-08",
      hugeShip: "HS-OBSTR-01",
      choiceOfLine: "1E-OBST-10",
    }),
    lock: { nearest: 1, rule: "1E-ACT-07" },
  },
  "2.0": { ...SECOND, name: "Second edition 2.0" },
  "2.5": { ...SECOND, name: "Second edition 2.5" },
};

export const POSITION_EDITIONS = keysIn(BY_EDITION);
export const rulesOf = (edition: Edition): EditionRules => BY_EDITION[edition];

/** Returns the arcs that a base can have in an edition. */
export const possibleArcs = (edition: Edition, base: BaseId): readonly ArcName[] => arcsOf(rulesOf(edition).arcs, base);

/** Returns a ship's arcs if none are given: the arcs printed for every ship with this base. */
export const printedArcs = (edition: Edition, base: BaseId): readonly ArcName[] =>
  possibleArcs(edition, base).filter((arc) => !rulesOf(edition).unusualArcs.includes(arc));
