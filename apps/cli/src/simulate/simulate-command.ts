/** `broadside simulate`. It loads the rules and cards only when it runs. */
import { EDITIONS, PLAYED_FORMATS } from "../play/play-choices.ts";
import { DATA_ARG } from "../points-updates.ts";
import { OPTIONS_ARG } from "../squad/squad-question.ts";
import type { Subcommand } from "../subcommand.ts";

export const simulateCommand: Subcommand = {
  about: "Play a list many times against other lists, and show how often it wins, which lists beat it, and when its ships die",
  example: "1e-red-squadron --games 20 --report red-squadron.html",
  args: {
    list: {
      type: "positional",
      required: true,
      valueHint: "LIST",
      description: "a list: a file, the id of a ready-made list (see broadside lists), or - for standard input",
    },
    field: {
      type: "string",
      valueHint: "FOLDER",
      description:
        "a folder with the lists to play against, as *.xws and *.json files (default: ready-made lists of the format or scenario)",
    },
    format: { type: "string", valueHint: PLAYED_FORMATS.join("|"), description: "the format (default: the one the list names)" },
    tier: { type: "string", valueHint: "N", description: "the tier of an Escalation game" },
    options: OPTIONS_ARG,
    scenario: { type: "string", valueHint: "ID", description: "a second-edition scenario (see broadside scenarios)" },
    seats: {
      type: "string",
      valueHint: "2..8",
      description: "the number of players in the scenario; your list takes one seat, and lists from the field take the others",
    },
    edition: {
      type: "string",
      valueHint: EDITIONS.join("|"),
      description: "the version of the second edition (default: the list's or the scenario's)",
    },
    set: { type: "string", valueHint: "rounds=8,points=300", description: "scenario settings that the organiser changed" },
    rounds: { type: "string", valueHint: "N", description: "end games after this round" },
    games: {
      type: "string",
      valueHint: "N",
      description: "the number of games (default: about 100, split evenly over all opponents and seats)",
    },
    bots: {
      type: "string",
      valueHint: "NAMES",
      description: "the bot for all games, or LIST,FIELD for two different ones (see docs/simulate.md)",
    },
    simulations: {
      type: "string",
      valueHint: "N",
      description: "how many futures a bot may simulate for each decision (default: depends on the bot)",
    },
    threads: { type: "string", valueHint: "T", description: "how many games to play at the same time (default: one for each core)" },
    seed: { type: "string", valueHint: "N", description: "random seed for dice and bots (default: 1)" },
    run: {
      type: "string",
      valueHint: "FILE",
      description: "save every game in this file; the next run continues from it (default: LIST.simulation.jsonl)",
    },
    report: { type: "string", valueHint: "PAGE", description: "write an HTML page with plots to this file" },
    restart: { type: "boolean", description: "delete the saved games and start over" },
    progress: { type: "boolean", description: "print the progress, even when the output isn't a terminal" },
    json: { type: "boolean", description: "print the report as a JSON object" },
    data: DATA_ARG,
  },
  renamed: { players: "bots", file: "run", force: "restart" },
  run: async (args) => (await import("./simulate.ts")).simulate(args),
};
