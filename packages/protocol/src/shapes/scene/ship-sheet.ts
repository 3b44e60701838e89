/** The shape of a ship's sheet. */
import { DAMAGE_SOURCES } from "@broadside/cards";
import { ARC_NAMES, BASE_IDS } from "@broadside/geometry";
import { boolean, listOf, type NamedShape, named, objectOf, oneOf, optional, orAbsent, wholeNumber, wordOf } from "@broadside/kit";
import type { CardLine, Remaining, SectionCard, SectionSheet, ShipSheet, WeaponLine, WingCard } from "../../scene/ship-sheet.ts";
import { TOKENS } from "../../tokens.ts";
import {
  coordinate,
  count,
  few,
  figure,
  MOST_ENTRIES,
  MOST_FEW,
  MOST_SPEED,
  maneuver,
  name,
  names,
  seatOrNobody,
  section,
  sentence,
  shipId,
  someLeft,
  token,
} from "../basic.ts";

const MOST_SECTIONS = 2;

const remaining = objectOf<Remaining>({ left: someLeft, of: few });

type CardText = NonNullable<CardLine["oneOf"]>[number];
const cardText = { name: sentence, summary: orAbsent(sentence), isByHand: optional(boolean) } as const;

const card = objectOf<CardLine>({
  ...cardText,
  faceup: boolean,
  oneOf: optional(listOf(objectOf<CardText>(cardText), MOST_ENTRIES)),
  section: optional(section),
  source: optional(oneOf(DAMAGE_SOURCES)),
  energy: optional(remaining),
  charges: optional(remaining),
  tokens: optional(someLeft),
  key: optional(name),
});
const cards = listOf(card, MOST_ENTRIES);

const weapon = objectOf<WeaponLine>({ dice: few, range: orAbsent(name), isTurret: boolean });

const sectionCard = objectOf<SectionCard>({
  weapon: orAbsent(weapon),
  hull: remaining,
  shields: remaining,
  actions: names,
  points: figure,
  crippledSide: listOf(sentence, MOST_ENTRIES),
});

const sectionSheet = objectOf<SectionSheet>({ section, isCrippled: boolean, card: optional(sectionCard) });

const wing = objectOf<WingCard>({
  number: few,
  position: name,
  leader: shipId,
  leaderName: name,
  state: wordOf<WingCard["state"]>({ leads: true, "in wing": true, split: true }),
});

const arcs = listOf(oneOf(ARC_NAMES), ARC_NAMES.length);

export const shipSheetShape: NamedShape<ShipSheet> = named(
  "ship sheet",
  objectOf<ShipSheet>({
    id: shipId,
    seat: seatOrNobody,
    name,
    shortName: name,
    pilot: name,
    type: name,
    ability: optional(name),
    ship: name,
    base: oneOf(BASE_IDS),
    ruler: wholeNumber(0, MOST_SPEED),
    arcs,
    aims: arcs,
    turret: optional(arcs),
    points: figure,
    worth: name,
    skill: wholeNumber(-MOST_FEW, MOST_FEW),
    weapon: orAbsent(weapon),
    agility: few,
    hull: remaining,
    shields: remaining,
    charges: optional(remaining),
    force: optional(remaining),
    wing: optional(wing),
    outline: optional(listOf(coordinate, MOST_ENTRIES)),
    counters: optional(count),
    carries: names,
    energy: optional(remaining),
    sections: optional(listOf(sectionSheet, MOST_SECTIONS)),
    tokens: listOf(token, TOKENS.length),
    summary: orAbsent(sentence),
    isByHand: boolean,
    upgrades: cards,
    damage: cards,
    conditions: cards,
    dial: listOf(maneuver, MOST_ENTRIES),
  }),
);
