/** What the judge's table says around its table: the bar, the windows, the palette, and the panels of one piece. Verdicts and trials have files of their own. */
import type { Layers } from "../../judge/table/table-view.ts";
import { spoken } from "../spoken.ts";

const LAYERS: Readonly<Record<keyof Layers, string>> = { ruler: "Ruler", arcs: "Arcs", template: "Template" };

export const TOP = spoken({
  title: "Judge’s table",
  shown: "Shown on the table",
  layers: LAYERS,
  pieces: "Pieces",
  undo: "Undo",
  redo: "Redo",
  fromGame: "From a game …",
  /** The second is left out on a small screen. */
  back: ["Back", " to the game"] as const,
  open: "Open …",
  save: "Save",
  saveFile: "Save file",
  share: "Share",
  copyLink: "Copy the link",
});

export const PROBLEMS = spoken({
  noLink: "The link holds no position.",
  noFile: "The file holds no position.",
  isCut: "is cut short or was changed on its way",
  unchanged: "Nothing on the table was changed.",
  problem: (path: string, reason: string) => `${path === "" ? "It" : path} ${reason}`,
});

export const OPEN = spoken({
  title: "Open a table",
  examples: {
    corvetteRaid: "A corvette closed in on",
    broadsides: "Two corvettes",
    wingAttack: "A wing against a corvette",
    empty: "An empty table",
  },
  /** What of an example there is. */
  example: (edition: string, ships: number, obstacles: number) =>
    ships === 0 ? edition : `${edition}, ${ships} ships, ${obstacles} obstacles`,
  file: "Open file",
  fromGame: "From a game",
  fileAbout: "A file is a position that was saved here, or written for the command.",
});

const momentOf = (round: number, phase: string): string => (round === 0 ? "Set-up" : `Round ${round}, ${phase}`);

export const GAMES = spoken({
  title: "From a game",
  notMeasured: "This game is played without aids and goes on: this moment may not be measured.",
  none: "This browser keeps no game.",
  which: "Which game?",
  looking: "Looking for games …",
  game: (played: string | undefined, round: number, changed: number) =>
    [...(played === undefined ? [] : [played]), round === 0 ? "set-up" : `round ${round}`, new Date(changed).toLocaleString()].join(", "),
  openRecord: "Open a record",
  moment: "Moment",
  momentOf,
  after: (at: number, of: number) => `After answer ${at} of ${of}`,
  take: "Take this moment",
});

export const PALETTE = spoken({
  title: "Put on the table",
  find: "Find a ship",
  shipOrPilot: "Ship or pilot",
  found: "Found",
  dragIt: " · drag it over",
  nothing: "Nothing is called that in this edition.",
  fetching: "Fetching the cards …",
  notFetched: "The cards cannot be fetched.",
  bases: "Bases",
  /** Before the seat. */
  forSeat: "for ",
  newForSeat: "New ships for seat",
  wing: (count: number) => `Wing of ${count}`,
  shortWing: (count: number) => `wing ${count}`,
  obstacles: "Obstacles",
  all: "all …",
  allAbout: "all obstacles and tokens …",
  obstaclesAndTokens: "Obstacles and tokens",
  onTable: "On the table",
  ships: (count: number) => (count === 1 ? "1 ship" : `${count} ships`),
});

export const PANELS = spoken({
  table: "Table",
  judge: "Judge",
  hint: "Select a ship, then another: the ruler, the arcs and the reasons appear.",
  edition: "Edition",
  size: "Size",
  sizeOfLink: "As in the link",
  keyboard: "Keyboard",
  keys: [
    { keys: "/", does: "find a ship" },
    { keys: "r, a, t", does: "show or hide the ruler, the arcs, the template" },
    { keys: "Delete", does: "remove what is selected" },
    { keys: "Ctrl+Z", does: "undo; with Shift redo" },
  ],
  unofficial: "Unofficial fan project.",
  about: "About Broadside",

  selected: "What is selected",
  ship: (what: string) => `${what}. Select a second ship to measure to it.`,
  other: (what: string) => `${what}. Ships are measured: select one of them.`,
  turnOver: "Turn over",
  remove: "Remove",
  name: "Name",
  seat: "Seat",
  seatOf: (number: number) => `Seat ${number}`,
  arcs: "Arcs",

  placeOf: (name: string) => `Place of ${name}`,
  change: "Change",
  turn: "turn",
});
