/** What the window for a change by hand says. */
import type { Section } from "@broadside/geometry";
import { spoken } from "../../spoken.ts";

export const BY_HAND = spoken({
  title: "Change by hand",
  ship: "Ship",
  askedBy: "Asked by",
  reason: "Reason",
  reasonHint: "What went wrong",
  propose: "Propose",
  agreed: "Nothing changes before the others have agreed.",

  remote: "Remote",
  controlledBy: "controlled by",
  nobody: "nobody",
  tokensAndShields: "Tokens and shields",
  shields: "shields",
  foreShields: "fore shields",
  aftShields: "aft shields",
  charges: "charges",
  force: "Force",
  energy: "Energy",
  onShipCard: "on the Ship card",

  damage: "Damage cards",
  card: (name: string, section: Section | undefined): string => at(name, section),
  facedownCard: (section: Section | undefined): string => at("Facedown card", section),
  discard: "discard",
  turnOver: "turn over",
  dealFacedown: "deal facedown",
  dealFaceup: "deal faceup",
  atSection: "at the section",
  crippledSection: "Crippled section",
  none: "none",

  place: "Place",
  right: "Right, mm",
  up: "Up, mm",
  heading: "Heading, °",
  staysInPlay: "Stays in play",
  status: { inPlay: "yes", destroyed: "no: destroyed", fled: "no: fled" },
});

function at(card: string, section: Section | undefined): string {
  return section === undefined ? card : `${card}, ${section}`;
}
