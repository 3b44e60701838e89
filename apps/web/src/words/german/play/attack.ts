import { translated } from "@broadside/messages";
import type * as English from "../../english/play/attack.ts";

export const ATTACK = translated<typeof English.ATTACK>()({
  fire: "Feuer auf {target}{section, select, fore {, Bug} aft {, Heck} other {}}",
  target: "{target}{section, select, fore {, Bug} aft {, Heck} other {}}",
  isSuggested: "Vorschlag",
  dice: "{dice, plural, other {# Würfel}}",
  weapon: "Reichweite {range} · {dice, plural, other {# Würfel}}",
  weaponWithCost: "Reichweite {range} · {dice, plural, other {# Würfel}} · {cost}",
  range: "Reichweite {range}{sight, select, obstructed {, versperrt} other {}} gegen {dice, plural, =0 {keine Würfel} other {# Würfel}}",
  damage: "{damage} Schaden, {outcome, select, cripples {legt mit {chance} lahm} other {zerstört mit {chance}}}",
  notCounted: "nicht eingerechnet: {cards}",
});

export const AIM = translated<typeof English.AIM>()({
  region: "Sektionen als Ziel",
  sectionsOf: "Sektionen von {ship}",
  open: "{section}: kann angegriffen werden",
  openAtRange: "{section}: kann angegriffen werden, Reichweite {range}{sight, select, obstructed {, versperrt} other {}}",
  illegal: "{section}: kann nicht angegriffen werden",
  illegalAtRange: "{section}: kann nicht angegriffen werden, Reichweite {range}{sight, select, obstructed {, versperrt} other {}}",
  reason: "{reason}",
  reasonAbout: "{reason} {piece}",
});
