import { translated } from "@broadside/messages";
import type * as English from "../../english/shell/terms.ts";

export const EDITIONS = translated<typeof English.EDITIONS>()({
  "1e": "Erste Edition",
  "2.0": "Zweite Edition 2.0",
  "2.5": "Zweite Edition 2.5",
});

export const SECTIONS = translated<typeof English.SECTIONS>()({
  name: { fore: "Bugsektion", aft: "Hecksektion" },
  inLine: { fore: "Bugsektion", aft: "Hecksektion" },
  short: { fore: "Bug", aft: "Heck" },
  shortAlone: { fore: "Bug", aft: "Heck" },
});

export const ARCS = translated<typeof English.ARCS>()({
  front: "vorn",
  rear: "hinten",
  left: "links",
  right: "rechts",
  fullFront: "ganz vorn",
  fullRear: "ganz hinten",
  bullseye: "Zentralwinkel",
  all: "Geschützturm",
  foreArc: "Bug",
  forePort: "Bug backbord",
  foreStarboard: "Bug steuerbord",
  aftPort: "Heck backbord",
  aftStarboard: "Heck steuerbord",
  mainWeapon: "Hauptwaffe",
});

export const COLOURS = translated<typeof English.COLOURS>()({
  green: "grün",
  blue: "blau",
  white: "weiß",
  red: "rot",
  purple: "lila",
});

export const BEARINGS = translated<typeof English.BEARINGS>()({
  turn: "Wende",
  bank: "Drehung",
  straight: "geradeaus",
  koiogran: "Koiogran-Wende",
  segnor: "Segnor-Schleife",
  segnorTurn: "Segnor-Schleife mit Wende",
  tallon: "Tallon-Rolle",
  tallonBank: "Tallon-Rolle mit Drehung",
  stationary: "stationär",
  reverse: "rückwärts geradeaus",
  reverseBank: "Drehung rückwärts",
  bankSlip: "Seitenrutscher mit Drehung",
  turnSlip: "Seitenrutscher mit Wende",
});

export const MANEUVERS = translated<typeof English.MANEUVERS>()({
  dial: "Manöverrad",
  plain: "{speed} {bearing}",
  toSide: "{speed} {bearing} {side, select, left {links} other {rechts}}",
  withColour: "{maneuver}, {colour}",
  withEnergy: "{maneuver}, {energy} Energie",
  colourLetter: { green: "G", blue: "B", white: "W", red: "R", purple: "L" },
});

export const CARD_MARKS = translated<typeof English.CARD_MARKS>()({
  byHand: "von Hand",
  byHandAbout: "Broadside führt diese Karte nicht aus: Tut selbst, was auf ihr steht",
  sources: {
    ours: { mark: "unser Text", meaning: "Für den Text dieser Karte haben wir keine Quelle, ihre Wirkung hier stammt von uns" },
    unconfirmed: {
      mark: "unbestätigt",
      meaning: "Für den Text dieser Karte haben wir keine Quelle, sie wirkt wie die gleichnamige Karte der GR-75",
    },
  },
});
