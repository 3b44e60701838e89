/** What is said of ships beside the table: their cards, their sections, and the rails at its sides. */
import type { Edge, Section } from "@broadside/geometry";
import type { Left, SeatStatus, ShipStatus, TokenKind } from "@broadside/protocol";
import type { EditionId, PlayDeck, WingCard } from "@broadside/telling";
import { EDITION_TERMS, inUnits, maneuverName, SECTION_NAMES, weaponInWords } from "@broadside/telling/words";
import { spoken } from "../../spoken.ts";

const STATUSES: Readonly<Record<ShipStatus, string>> = {
  reserve: "not placed yet",
  docked: "docked",
  inPlay: "",
  destroyed: "destroyed",
  fled: "fled",
  escaped: "escaped",
};

const SEAT_STATUSES: Readonly<Record<SeatStatus, string>> = { playing: "playing", conceded: "conceded", out: "out" };
const WINGS: Readonly<Record<WingCard["state"], string>> = { leads: "leads a wing", "in wing": "in wing", split: "split" };
const EDGES: Readonly<Record<Edge, string>> = {
  top: "at the top edge",
  left: "at the left edge",
  right: "at the right edge",
  bottom: "at the bottom edge",
};

export const SHIPS = spoken({
  title: "Ships",
  cardsOf: (name: string): string => `Cards of ${name}`,
  shipsOf: (name: string): string => `Ships of ${name}`,
  nobodys: "Nobody’s",
  selected: "Selected ship",
  close: (ship: string): string => `Close ${ship}`,
  edges: EDGES,
  team: (team: number): string => `team ${team}`,
  seatStatus: SEAT_STATUSES,
  status: STATUSES,
  dialsSet: "dials set ✓",
  /** Threat is named, points are not. */
  fleet: (ships: number, points: number, unit: "point" | "threat"): string =>
    `${inUnits(ships, "ship")} · ${unit === "threat" ? inUnits(points, unit) : points}`,
  tokens: (token: string, count: number): string => `${token} ${count}`,
  pips: (shields: Left, hull: Left): string => `shields ${shields.left} of ${shields.of}, hull ${hull.left} of ${hull.of}`,
  wholeShip: "Whole ship",
  crippled: "crippled",
  energy: ({ left, of }: Left): string => `energy ${left} of ${of}`,
  energyOn: (card: string, { left, of }: Left): string => `energy on ${card} ${left} of ${of}`,
  leftOf: ({ left, of }: Left): string => `${left} of ${of}`,
});

/** One ship in full. */
export const SHIP = spoken({
  id: (label: string): string => `ID ${label}`,
  active: "active",
  attack: "Attack",
  agility: "Agility",
  shields: "Shields",
  hull: "Hull",
  charges: "Charges",
  force: "Force",
  energy: "Energy",
  weapon: weaponInWords,
  /** What it carries stands after it. */
  withIt: "⛓ with it:",
  onItsCard: (counters: number): string => `On its card: ${inUnits(counters, "victory counter")}`,
  tokens: "Tokens",
  criticals: (count: number): string => several(count, "critical hit"),
  token: (edition: EditionId, token: TokenKind, count: number): string => several(count, EDITION_TERMS[edition].tokens[token]),
  lockOn: (edition: EditionId, targets: readonly string[]): string => `${EDITION_TERMS[edition].lock} on ${targets.join(", ")}`,
  section: (ship: string, section: Section): string => `${ship}, ${section} section`,
  /** The badges of ships stand after it. */
  lockedBy: "Locked by",
  touches: (ships: readonly string[]): string => `Touches ${ships.join(", ")}`,
  dial: (maneuver: string): string => `Dial: ${maneuverName(maneuver)}`,
  facedownDial: "Dial: facedown",
  open: "Faceup damage and conditions",
  upgrades: "Upgrades",
  remote: (type: string, upgrades: number): string => withUpgrades(`${type}, remote`, upgrades),
  ship: (type: string, worth: string, upgrades: number): string => withUpgrades(`${type}, ${worth}`, upgrades),
  wing: WINGS,
  leads: (number: number, position: string): string => `ID ${number}, ${position}`,
  follows: (number: number, position: string, leader: string): string => `ID ${number}, ${position}, leader ${leader}`,
});

export const SECTIONS = spoken({
  of: (ship: string): string => `Sections of ${ship}`,
  damage: damageInWords,
  faceup: (section: Section): string => `Faceup damage, ${SECTION_NAMES[section]}`,
  cards: (section: Section): string => `Cards, ${SECTION_NAMES[section]}`,
  crippledSide: "Crippled side",
  crippledSideUp: "Crippled side, up",
  actions: (actions: readonly string[]): string => `Actions: ${actions.join(", ")}`,
});

/** Cards in a list. */
export const CARDS = spoken({
  oneOf: "One of these",
  facedown: "(facedown)",
  charges: "charges",
  tokens: (count: number): string => inUnits(count, "token"),
});

/** What lies beside the table. */
export const PILES = spoken({
  /** `38 points lost · 30 Damage cards left`. */
  summary: (points: number, unit: string, left: number | undefined): string =>
    [`${inUnits(points, unit)} lost`, ...(left === undefined ? [] : [`${inUnits(left, "Damage card")} left`])].join(" · "),
  lost: (ships: readonly { readonly name: string; readonly points: number }[]): string =>
    `Lost: ${ships.map(({ name, points }) => `${name}, ${points}`).join("; ") || "nothing"}`,
  discarded: (cards: readonly string[]): string => `Discarded Damage cards: ${cards.join(", ") || "none"}`,
  /** The decks of a huge ship's sections are told apart from the player's (HS-DMG-01). */
  sectionDeck: (ship: string, section: Section, { left, discards }: Pick<PlayDeck, "left" | "discards">): string =>
    `${ship}, ${SECTION_NAMES[section].toLowerCase()}: ${inUnits(left, "Damage card")} left; discarded: ${discards.join(", ") || "none"}`,
});

function several(count: number, name: string): string {
  return count > 1 ? `${count} × ${name}` : name;
}

function withUpgrades(what: string, upgrades: number): string {
  return upgrades > 0 ? `${what}, ${inUnits(upgrades, "upgrade")}` : what;
}

function damageInWords(cards: number, facedown: number): string {
  const all = inUnits(cards, "Damage card");
  return facedown > 0 && facedown < cards ? `${all}, ${facedown} of them facedown` : all;
}
