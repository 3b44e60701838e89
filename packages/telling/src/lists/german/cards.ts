import { translated } from "@broadside/messages";
import { FACTIONS, SLOTS } from "../../languages/german/cards.ts";
import type { CARD_TEXTS as ENGLISH } from "../texts/cards.ts";

export const CARD_TEXTS = translated<typeof ENGLISH>()({
  factions: FACTIONS,
  slots: SLOTS,
  actions: {
    focus: "Fokus",
    lock: "Zielerfassung",
    evade: "Ausweichen",
    "barrel-roll": "Fassrolle",
    boost: "Schub",
    calculate: "Berechnen",
    cloak: "Tarnen",
    coordinate: "Koordinieren",
    jam: "Stören",
    recover: "Erholen",
    reinforce: "Verstärken",
    reload: "Nachladen",
    "rotate-arc": "Feuerwinkel drehen",
    slam: "SLAM",
  },
  arcs: {
    front: "vorn",
    rear: "hinten",
    left: "links",
    right: "rechts",
    "full-front": "voll vorn",
    "full-rear": "voll hinten",
    bullseye: "Volltreffer",
    "single-turret": "einfacher Geschützturm",
    "double-turret": "doppelter Geschützturm",
    turret: "Geschützturm",
    mobile: "beweglich",
    "auxiliary-rear": "zusätzlich hinten",
    "auxiliary-180": "zusätzlich 180°",
  },
  obstacles: {
    asteroid: "Asteroiden",
    debris: "Trümmer",
    gascloud: "Gaswolken",
    electrochaff: "Düppelwolken",
    blaze: "Brände",
    hugeShip: "Riesenschiffe",
  },
});
