/** `broadside play`, `replay` and `verify`. The rules and what cards do are loaded when one of them runs. */
import { AGREEMENT_ARGS } from "../agreement-options.ts";
import { DATA_ARG } from "../points-updates.ts";
import { OPTIONS_ARG } from "../squad/squad-question.ts";
import type { Subcommand } from "../subcommand.ts";
import { DECKS, EDITIONS, PLAYED_FORMATS, PLAYER_NAMES, REFERENCES } from "./play-choices.ts";

const listArg = (required: boolean, valueHint: string, description: string) =>
  ({ type: "positional", required, valueHint, description }) as const;

const RECORD_ARG = {
  type: "positional",
  required: true,
  valueHint: "GAME",
  description: "a game record (docs/game-records.md); - reads standard input",
} as const;

export const playCommand: Subcommand = {
  about: "plays a game between two to eight lists and says how it ended",
  args: {
    first: listArg(
      false,
      "A",
      "a list as a file, or the id of a ready-made one (broadside lists); - reads standard input; where lists are missing, ready-made ones of other factions are flown",
    ),
    second: listArg(false, "B", "the list of the next player"),
    third: listArg(false, "C", "and so on"),
    fourth: listArg(false, "D", "and so on"),
    fifth: listArg(false, "E", "and so on"),
    sixth: listArg(false, "F", "and so on"),
    seventh: listArg(false, "G", "and so on"),
    eighth: listArg(false, "H", "and so on"),
    event: {
      type: "string",
      valueHint: "FILE",
      description: "plays a table of this event: names, lists, scenario, limit, rules reference and agreements are the event's",
    },
    table: { type: "string", valueHint: "TABLE", description: "which table of the event, or a side that sits there" },
    round: { type: "string", valueHint: "N", description: "round of the event (default: the last)" },
    names: {
      type: "string",
      valueHint: "A,B",
      description: "names of the players, one for each list (default: the names in the lists)",
    },
    scenario: { type: "string", valueHint: "ID", description: "a scenario of the second edition (broadside scenarios)" },
    seats: {
      type: "string",
      valueHint: "2..8",
      description: "how many play the scenario; seats without a list get one that fits",
    },
    edition: {
      type: "string",
      valueHint: EDITIONS.join("|"),
      description: "the state of the second edition; the scenario's where left out",
    },
    reference: { type: "string", valueHint: "1.1.0", description: `its rules reference: ${REFERENCES.join(", ")}` },
    set: { type: "string", valueHint: "rounds=8,points=300", description: "what the organiser of a scenario has set otherwise" },
    format: { type: "string", valueHint: PLAYED_FORMATS.join("|"), description: "the format; the one the lists name where left out" },
    tier: { type: "string", valueHint: "N", description: "the tier of an Escalation game" },
    players: {
      type: "string",
      valueHint: "NAMES",
      description: `one for all, or one a list with commas between: ${PLAYER_NAMES.join(", ")}`,
    },
    simulations: {
      type: "string",
      valueHint: "N",
      description: "how many futures a program may weigh for one answer; as its level has it where left out",
    },
    reasons: { type: "boolean", description: "say why a program gives each answer that it has a reason for" },
    teams: {
      type: "string",
      valueHint: "1,1,2,2",
      description: "the team of each list; where left out each for itself, in Team Epic as the files have them",
    },
    options: OPTIONS_ARG,
    "huge-obstacle": {
      type: "string",
      valueHint: "A",
      description: "a standard game with a huge ship for the obstacles of this list; A:short for a short hull",
    },
    rounds: { type: "string", valueHint: "N", description: "the game ends after this round" },
    deck: { type: "string", valueHint: DECKS.join("|"), description: `the Damage deck; ${DECKS[0]} where left out` },
    ...AGREEMENT_ARGS,
    seed: { type: "string", valueHint: "N", description: "the number that dice and players are drawn from; any where left out" },
    record: { type: "string", valueHint: "GAME", description: "the file to write the record of the game to" },
    force: { type: "boolean", description: "write the record over a file that is there" },
    progress: { type: "boolean", description: "say how each round stands, also where nobody watches a terminal" },
    json: { type: "boolean", description: "print JSON, one object" },
    data: DATA_ARG,
  },
  run: async (args) => (await import("./play-game.ts")).playGame(args),
};

export const replayCommand: Subcommand = {
  about: "prints a recorded game as text, optionally up to a given input, and the position at that point",
  args: {
    file: RECORD_ARG,
    full: { type: "boolean", description: "print every event instead of one line per activation and attack" },
    to: { type: "string", valueHint: "N", description: "the number of the last input; all where left out" },
    json: { type: "boolean", description: "print the state after that input as JSON, one object" },
  },
  run: async (args) => (await import("./replay-game.ts")).replayGame(args),
};

export const verifyCommand: Subcommand = {
  about: "plays a recorded game again and says whether it is the same (exit code 0, 1)",
  args: { file: RECORD_ARG, data: DATA_ARG, json: { type: "boolean", description: "print JSON, one object" } },
  run: async (args) => (await import("./verify-game.ts")).verifyGame(args),
};
