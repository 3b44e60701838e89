/** What the form says before a game starts: what is played, what is known of it, and what is set or agreed on. */
import type { AGREEMENT_WORDS, ClockName, EditionId, ScenarioType, WordedAgreement } from "@broadside/formats";
import { inUnits } from "@broadside/telling/words";
import type { GameFamily } from "../../play/start/start-protocol.ts";
import { spoken } from "../spoken.ts";
import { NAMES as EDITIONS } from "../terms/editions.ts";

const TYPES: Readonly<Record<ScenarioType, string>> = {
  "head-to-head": "Head to head",
  "free-for-all": "Each on their own side",
  "team-battle": "In teams",
};

const FAMILIES: Readonly<Record<GameFamily, string>> = {
  "first-edition": "First edition",
  dogfight: "Second edition, without a scenario",
  standard: "Standard scenarios, 2.5",
  epic: "Epic Battles",
};

export const START = spoken({
  lead: "Two to eight players at one screen. The rules are kept, the dice are rolled, and nobody sees another’s dials.",
  newGame: "New game",
  layingOut: "Loading games…",
  edition: "Edition",
  game: "Game",
  families: FAMILIES,
  cannotYet: (game: string): string => `${game} (cannot be played yet)`,
  tier: "Tier",
  tierOf: (tier: number, points: number): string => `Tier ${tier}: ${points} points`,
  seats: "Seats",
  whoPlaysWhom: "Who plays whom",
  types: TYPES,
  players: "Who plays",
  more: "More",
  deck: "Damage deck",
  drawsNumbers: "Play draws the numbers of the players: areas and colours go by them.",
  pageOnly: (game: string): string => `${game} cannot be played yet; its page says how it goes.`,
  cannotStart: "✗ The game cannot start like this.",
  noGame: "There is no such game. Choose one here.",
});

/** The bar at the foot of the form. */
export const START_BAR = spoken({
  /** `Aces High · Second edition 2.0 · 4 seats`. */
  game: (name: string, edition: EditionId, seats: number): string => `${name} · ${EDITIONS[edition]} · ${inUnits(seats, "seat")}`,
  /** `1 person, 5 programs`. */
  players: (persons: number, programs: number): string =>
    [persons === 1 ? "1 person" : `${persons} people`, ...(programs === 0 ? [] : [inUnits(programs, "program")])].join(", "),
  checking: "Checking the lists…",
  notYet: "Not legal yet",
  play: "Play",
});

/** What is known of a game. */
export const FACTS = spoken({
  players: "Players",
  from: (least: number, most: number): string => (least === most ? String(least) : `${least} to ${most}`),
  type: "Type",
  types: (types: readonly ScenarioType[]): string => types.map((type) => TYPES[type].toLowerCase()).join(", "),
  table: "Table",
  limit: "Limit",
  known: "Known",
  share: (known: number, ours: number): string =>
    ours === 0 ? `all of its ${inUnits(known, "part")}` : `${known} of ${known + ours} parts; the rest is our reconstruction`,
  page: "The scenario’s page",
});

/** What an organiser sets. */
export const ORGANISER = spoken({
  title: (changed: number): string => withChanged("What the organiser sets", changed),
  range: (least: number, most: number, usual: number): string => `${least} to ${most}, usually ${usual}`,
  allAsUsual: "All as usual",
});

type Agreements = { readonly [Name in WordedAgreement]: Agreed<(typeof AGREEMENT_WORDS)[Name][number]> };
interface Agreed<Word extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Word, string>>;
}

/** Each with its label and its words, as somebody reads them who has never heard of it. */
const AGREED: Agreements = {
  aids: { label: "Aids on the page", names: { open: "All of them", strict: "What may be measured" } },
  unknownDamage: { label: "Damage cards no source tells", names: { ours: "By our text", "by hand": "By hand" } },
  standIn: { label: "For who is away", names: { defaults: "Default answers", cadet: "A cadet plays" } },
  undo: { label: "Taking back", names: { consent: "By consent", free: "Always", never: "Never" } },
};

const CLOCKS: Readonly<Record<ClockName, string>> = {
  phase: "Phase timer",
  seat: "Time for each seat",
  match: "Time for the game",
};

export const AGREEMENTS = spoken({
  title: (changed: number): string => withChanged("What you agree on", changed),
  agreed: AGREED,
  clocks: CLOCKS,
  off: "Off",
  minutes: (count: number): string => inUnits(count, "minute"),
  about:
    "It is written into the game’s record; an event takes only games that were played as it has fixed. No source has the texts of some Damage cards of first-edition huge ships: they do what our text says, or they only count and you do what is printed on them.",
  asAtEvent: "As at an event",
  allAsUsual: "All as usual",
});

/** Games that the browser keeps. */
export const GOING_ON = spoken({
  title: "Go on with a game",
  /** `Ana – Ben, Aces High, round 3`. */
  game: (names: readonly string[], scenario: string | undefined, round: number, isOver: boolean): string =>
    [names.join(" – "), ...(scenario === undefined ? [] : [scenario]), roundInWords(round, isOver)].join(", "),
  forget: (names: readonly string[]): string => `Forget ${names.join(" – ")}`,
  watch: "Watch a recorded game",
  all: "All that is kept here",
  about: "A game is kept in this browser by itself; a saved file goes on anywhere.",
});

function roundInWords(round: number, isOver: boolean): string {
  return isOver ? `over in round ${round}` : round === 0 ? "being set up" : `round ${round}`;
}

function withChanged(title: string, changed: number): string {
  return changed > 0 ? `${title} (${changed} otherwise than usual)` : title;
}
