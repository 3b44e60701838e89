/** What the page says where dials are set and looked at. */
import type { Colour } from "@broadside/cards";
import { spoken } from "../../spoken.ts";

const COLOUR_LETTERS: Readonly<Record<Colour, string>> = { white: "W", red: "R", blue: "B", green: "G", purple: "P" };

export const DIALS = spoken({
  dials: "Dials",
  title: "For your eyes only",
  onlyYou: (name: string) => `${name}: only you see this`,
  ofMate: "Dials of your team-mate",
  /** A ship with what is set on its dial. */
  line: (ship: string, maneuver: string) => `${ship}: ${maneuver}`,
  byDefault: (maneuver: string) => `default: ${maneuver}`,
  next: (ship: string) => `Next: ${ship}`,
  done: (open: number, isShared: boolean) => (open > 0 ? `Done, ${open} by default` : isShared ? "Done: cover my dials" : "Done"),
  later: (isShared: boolean) => (isShared ? "Cover, decide later" : "Decide later"),
  /** On a phone: shows what has no room beside the dial. */
  more: "More choices",
  sameFor: (count: number, type: string) => `Same for ${count} ${type}s`,
  dialOf: (ship: string) => `Dial of ${ship}`,
  /** On a maneuver, for those who do not see its colour. */
  colourLetter: COLOUR_LETTERS,
});

/** What a maneuver would do. */
export const READOUT = spoken({
  trouble: (what: string) => `It ${what}.`,
  energyAfter: "Energy after the move",
  energyOf: (left: number, of: number) => `${left} of ${of}`,
  lost: (energy: number) => `· ${energy} would be lost`,
});

/** Dials that lie facedown. */
export const OWN_DIALS = spoken({
  title: "Look at own dials",
  dialsOf: (name: string) => `Dials of ${name}`,
  lookAway: (isShared: boolean) => `${isShared ? "Others look away. " : ""}The log says who has looked.`,
  looks: (name: string) => `${name} looks`,
});

export const DIAL_HELP = spoken({
  keys: "Arrow keys on a dial",
  does: "go from maneuver to maneuver; Enter sets it and goes on to the next dial",
});
