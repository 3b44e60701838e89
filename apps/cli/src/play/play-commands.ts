/** `broadside play`, `replay`, `verify` and `rename`. Each loads the rules and cards only when it runs. */
import { AGREEMENT_ARGS, RENAMED_AGREEMENTS } from "../agreement-options.ts";
import { DATA_ARG } from "../points-updates.ts";
import { OPTIONS_ARG } from "../squad/squad-question.ts";
import type { Subcommand } from "../subcommand.ts";
import { DECKS, EDITIONS, PLAYED_FORMATS, PLAYER_NAMES, REFERENCES } from "./play-choices.ts";

const RECORD_ARG = {
  type: "positional",
  required: true,
  valueHint: "GAME",
  description: "a game record (see docs/game-records.md); - reads standard input",
} as const;

export const playCommand: Subcommand = {
  about: "Let bots play a game with two to eight lists, and print the result",
  example: "1e-red-squadron 1e-howlrunner-swarm --seed 7 --record game.json",
  args: {
    lists: {
      type: "positional",
      required: false,
      valueHint: "LIST…",
      description:
        "a list for each player: a file, the id of a ready-made list (see broadside lists), or - for standard input; if one is missing, a ready-made list of another faction is used",
    },
    event: {
      type: "string",
      valueHint: "FILE",
      description: "play a match from this event, with its names, lists, scenario, points limit, rules reference and agreements",
    },
    table: { type: "string", valueHint: "TABLE", description: "with --event: the table, by its number or by a player who sits there" },
    round: { type: "string", valueHint: "N", description: "with --event: the round (default: the last)" },
    names: {
      type: "string",
      valueHint: "A,B",
      description: "the players' names, one for each list (default: the lists' names)",
    },
    scenario: { type: "string", valueHint: "ID", description: "a second-edition scenario (see broadside scenarios)" },
    seats: {
      type: "string",
      valueHint: "2..8",
      description: "the number of players in the scenario; seats without a list get a ready-made one",
    },
    edition: {
      type: "string",
      valueHint: EDITIONS.join("|"),
      description: "the version of the second edition (default: the scenario's)",
    },
    reference: { type: "string", valueHint: "1.1.0", description: `the second edition's rules reference: ${REFERENCES.join(", ")}` },
    set: { type: "string", valueHint: "rounds=8,points=300", description: "scenario settings that the organiser changed" },
    format: { type: "string", valueHint: PLAYED_FORMATS.join("|"), description: "the format (default: the one the lists name)" },
    tier: { type: "string", valueHint: "N", description: "the tier of an Escalation game" },
    bots: {
      type: "string",
      valueHint: "NAMES",
      description: `one bot for all seats, or one for each list, separated by commas: ${PLAYER_NAMES.join(", ")}`,
    },
    simulations: {
      type: "string",
      valueHint: "N",
      description: "how many futures a bot may simulate for each decision (default: depends on the bot)",
    },
    explain: { type: "boolean", description: "print the bots' reasons for their decisions" },
    teams: {
      type: "string",
      valueHint: "1,1,2,2",
      description: "each list's team (default: free-for-all; in Team Epic, as the files say)",
    },
    options: OPTIONS_ARG,
    "huge-obstacle": {
      type: "string",
      valueHint: "A",
      description:
        "standard game only: a list brings the hull of a huge ship instead of obstacles; A is the first list, and A:short means a short hull",
    },
    rounds: { type: "string", valueHint: "N", description: "end the game after this round" },
    deck: { type: "string", valueHint: DECKS.join("|"), description: `the damage deck (default: ${DECKS[0]})` },
    ...AGREEMENT_ARGS,
    seed: { type: "string", valueHint: "N", description: "random seed for dice and bots (default: chosen at random)" },
    record: { type: "string", valueHint: "GAME", description: "save a record of the game to this file" },
    force: { type: "boolean", description: "overwrite the record if the file exists" },
    progress: { type: "boolean", description: "print the state of each round, even when the output isn't a terminal" },
    json: { type: "boolean", description: "print a JSON object" },
    data: DATA_ARG,
  },
  renamed: { ...RENAMED_AGREEMENTS, players: "bots", reasons: "explain" },
  run: async (args) => (await import("./play-game.ts")).playGame(args),
};

export const replayCommand: Subcommand = {
  about: "Print a recorded game as text, then the ships and the score at the end of it",
  example: "game.json --to 40",
  args: {
    file: RECORD_ARG,
    full: { type: "boolean", description: "print every event instead of one line per activation and attack" },
    to: { type: "string", valueHint: "N", description: "stop after this input (default: the last)" },
    json: { type: "boolean", description: "print the state after that input as a JSON object" },
  },
  run: async (args) => (await import("./replay-game.ts")).replayGame(args),
};

export const verifyCommand: Subcommand = {
  about: "Verify a recorded game by replaying it (exit code 0 if it gives the same game, 1 if not)",
  example: "game.json",
  args: { file: RECORD_ARG, data: DATA_ARG, json: { type: "boolean", description: "print a JSON object" } },
  run: async (args) => (await import("./verify-game.ts")).verifyGame(args),
};

export const renameCommand: Subcommand = {
  about: "Correct or withdraw a player's name in a game record, which still proves its game",
  example: "game.json --player player-2 --name Ana --record corrected.json",
  args: {
    file: RECORD_ARG,
    player: { type: "string", valueHint: "PLAYER", description: "the player, by id or by name" },
    name: { type: "string", valueHint: "NAME", description: "the new name (default: none, so the name is withdrawn)" },
    record: { type: "string", valueHint: "GAME", description: "save the changed record to this file" },
    force: { type: "boolean", description: "overwrite the file if it exists" },
  },
  run: async (args) => (await import("./rename-player.ts")).renamePlayer(args),
};
