/** What scenarios tell and ask, in words. */
import type { AnyNote, NoteKind } from "@broadside/rules";
import { inUnits, type Names, scenarioPieceName, seatName, shipName } from "./names.ts";

/** `2 victory counters`, or what the scenario calls them. */
const counters = ({ figure = 0, piece = "victory counter" }: AnyNote): string => inUnits(Math.abs(figure), piece);
const verb = ({ figure }: AnyNote, one: string, more: string): string => (figure === 1 ? one : more);

export const SCENARIO_LINES = {
  "player number": ({ seat, figure }, names) => `${seatName(names, seat)} is player ${figure}`,
  "first player": ({ seat }, names) => `${seatName(names, seat)} is the first player`,
  "deployment area": ({ seat, figure }, names) => `${seatName(names, seat)} has deployment area ${figure}`,
  "spacing waived": ({ piece }) => `No place keeps the distances for ${scenarioPieceName(piece)}: they are waived`,
  "victory counters": (note, names) =>
    `${seatName(names, note.seat)} ${(note.figure ?? 0) < 0 ? "gives back" : "scores"} ${counters(note)} (${note.text})`,
  "counters on card": (note, names) => `${counters(note)} ${verb(note, "is", "are")} laid on the card of ${shipName(names, note.ship)}`,
  "counters moved": (note, names) =>
    `${counters(note)} ${verb(note, "goes", "go")} from the card of ${shipName(names, note.ship)} to the card of ${shipName(names, note.target)}`,
  "counters returned": (note, names) =>
    `${counters(note)} on the card of ${shipName(names, note.ship)} ${verb(note, "goes", "go")} back to the supply`,
  supply: ({ text }) => `Ready: ${text}`,
  escaped: ({ ship }, names) => `${shipName(names, ship)} escapes`,
  restored: ({ ship }, names) => `${shipName(names, ship)} is back as at the start`,
  "put in reserve": ({ ship }, names) => `${shipName(names, ship)} goes into reserve`,
  "held in reserve": ({ ship }, names) => `${shipName(names, ship)} starts in reserve`,
  "takes control": ({ seat, ship }, names) => `${seatName(names, seat)} controls ${shipName(names, ship)}`,
  "level rises": ({ figure }) => `The level is ${figure}`,
} satisfies Readonly<Partial<Record<NoteKind, (note: AnyNote, names: Names) => string | undefined>>>;

interface Words {
  readonly ship: string;
}

export const SCENARIO_SENTENCES: Readonly<Record<string, (words: Words) => string>> = {
  "player order": () => "Who is the first player?",
  "call the die": () => "What do you call: hits or misses?",
  "turret indicator": ({ ship }) => `Where does the turret of ${ship} point?`,
  "hyperspace point": ({ ship }) => `At which hyperspace point does ${ship} come out?`,
  "place remote": ({ ship }) => `Where do you place ${ship}?`,
  tow: ({ ship }) => `Where is ${ship} towed?`,
  "ship to carry it": ({ ship }) => `Which ship takes the counter of ${ship}?`,
  "priority target": () => "Which ship carries the next priority target?",
  "break through": ({ ship }) => `Does ${ship} escape?`,
  "warhead to set off": () => "Which warhead do you let go off?",
  "shuttle to make ready": () => "Which shuttle gets the counter?",
  land: ({ ship }) => `Does ${ship} land?`,
  "starts the game": () => "Which ship or wing starts the game in play?",
  "held in reserve": () => "Which ship or wing do you hold in reserve?",
  "comes in": () => "Which ship or wing comes in from the reserve?",
};
