/** What scenarios tell and ask, in words. */
import type { Lines } from "./lines.ts";
import { inUnits, scenarioPieceName, seatName, shipName } from "./names.ts";

/** `2 victory counters`, or what the scenario calls them. */
const countersOf = ({ counters, called = "victory counter" }: Counters): string => inUnits(Math.abs(counters), called);
const verb = ({ counters }: Counters, one: string, more: string): string => (counters === 1 ? one : more);

interface Counters {
  readonly counters: number;
  readonly called?: string | undefined;
}

type ScenarioNote =
  | "player number"
  | "first player"
  | "deployment area"
  | "spacing waived"
  | "victory counters"
  | "counters on card"
  | "counters moved"
  | "counters returned"
  | "supply"
  | "escaped"
  | "restored"
  | "put in reserve"
  | "held in reserve"
  | "takes control"
  | "level rises";

export const SCENARIO_LINES: Lines<ScenarioNote> = {
  "player number": ({ seat, number }, names) => `${seatName(names, seat)} is player ${number}`,
  "first player": ({ seat }, names) => `${seatName(names, seat)} is the first player`,
  "deployment area": ({ seat, number }, names) => `${seatName(names, seat)} has deployment area ${number}`,
  "spacing waived": ({ obstacleToken, pieceKind }, { pieceOf }) => {
    const piece = obstacleToken ?? pieceKind;
    return `No place keeps the distances for ${scenarioPieceName(piece && (pieceOf?.(piece) ?? piece))}: they are waived`;
  },
  "victory counters": (note, names) =>
    `${seatName(names, note.seat)} ${note.counters < 0 ? "gives back" : "scores"} ${countersOf(note)} (${note.reason})`,
  "counters on card": (note, names) => `${countersOf(note)} ${verb(note, "is", "are")} laid on the card of ${shipName(names, note.ship)}`,
  "counters moved": (note, names) =>
    `${countersOf(note)} ${verb(note, "goes", "go")} from the card of ${shipName(names, note.ship)} to the card of ${shipName(names, note.target)}`,
  "counters returned": (note, names) =>
    `${countersOf(note)} on the card of ${shipName(names, note.ship)} ${verb(note, "goes", "go")} back to the supply`,
  supply: () => "Ready: wing tools, objectives, victory counters",
  escaped: ({ ship }, names) => `${shipName(names, ship)} escapes`,
  restored: ({ ship }, names) => `${shipName(names, ship)} is back as at the start`,
  "put in reserve": ({ ship }, names) => `${shipName(names, ship)} goes into reserve`,
  "held in reserve": ({ ship }, names) => `${shipName(names, ship)} starts in reserve`,
  "takes control": ({ seat, ship }, names) => `${seatName(names, seat)} controls ${shipName(names, ship)}`,
  "level rises": ({ level }) => `The level is ${level}`,
};

interface Words {
  readonly ship: string;
}

export const SCENARIO_SENTENCES: Readonly<Record<string, (words: Words) => string>> = {
  "player order": () => "Who is the first player?",
  "call the die": () => "What do you call: hits or misses?",
  "turret indicator": ({ ship }) => `Where does the turret of ${ship} point?`,
  "hyperspace point": ({ ship }) => `At which hyperspace point does ${ship} come out?`,
  "place remote": ({ ship }) => `Where do you place ${ship}?`,
  "tow cargo": ({ ship }) => `Where is ${ship} towed?`,
  "ship to carry it": ({ ship }) => `Which ship takes the counter of ${ship}?`,
  "priority target": () => "Which ship carries the next priority target?",
  "break through": ({ ship }) => `Does ${ship} escape?`,
  "warhead to set off": () => "Which warhead do you let go off?",
  "shuttle to make ready": () => "Which shuttle gets the counter?",
  "land ship": ({ ship }) => `Does ${ship} land?`,
  "starts the game": () => "Which ship or wing starts the game in play?",
  "held in reserve": () => "Which ship or wing do you hold in reserve?",
  "comes in": () => "Which ship or wing comes in from the reserve?",
};
