/** `broadside simulate`. What it needs is loaded when it runs. */
import { EDITIONS, PLAYED_FORMATS } from "../play/play-choices.ts";
import { DATA_ARG } from "../points-updates.ts";
import { OPTIONS_ARG } from "../squad/squad-question.ts";
import type { Subcommand } from "../subcommand.ts";

export const simulateCommand: Subcommand = {
  about: "plays many games of one list against a field and says how often it wins, by whom it loses and which ships die when",
  args: {
    list: {
      type: "positional",
      required: true,
      valueHint: "LIST",
      description: "a list as a file, or the id of a ready-made one (broadside lists); - reads standard input",
    },
    field: {
      type: "string",
      valueHint: "FOLDER",
      description: "a folder of lists to meet, *.xws and *.json; where left out, the ready-made ones of the format or scenario",
    },
    format: { type: "string", valueHint: PLAYED_FORMATS.join("|"), description: "the format; the one the list names where left out" },
    tier: { type: "string", valueHint: "N", description: "the tier of an Escalation game" },
    options: OPTIONS_ARG,
    scenario: { type: "string", valueHint: "ID", description: "a scenario of the second edition (broadside scenarios)" },
    seats: { type: "string", valueHint: "2..8", description: "how many play the scenario: the list at one seat, the field at the others" },
    edition: {
      type: "string",
      valueHint: EDITIONS.join("|"),
      description: "the state of the second edition; the list's or the scenario's where left out",
    },
    set: { type: "string", valueHint: "rounds=8,points=300", description: "what the organiser of a scenario has set otherwise" },
    rounds: { type: "string", valueHint: "N", description: "games end after this round" },
    games: {
      type: "string",
      valueHint: "N",
      description: "how many games; where left out about a hundred, each opponent from each seat alike",
    },
    players: {
      type: "string",
      valueHint: "NAMES",
      description: "who flies, one for all or LIST,FIELD with a comma between; see docs/simulate.md",
    },
    simulations: {
      type: "string",
      valueHint: "N",
      description: "how many futures they may weigh for one choice; as their level has it where left out",
    },
    threads: { type: "string", valueHint: "T", description: "how many games at a time; one for each core where left out" },
    seed: { type: "string", valueHint: "N", description: "the number that dice and players are drawn from; 1 where left out" },
    file: {
      type: "string",
      valueHint: "RUN",
      description: "where the run is kept, one game a line; it goes on from there. LIST.simulation.jsonl where left out",
    },
    report: { type: "string", valueHint: "PAGE", description: "the page to write, one HTML file with its plots in it" },
    force: { type: "boolean", description: "begin the run anew" },
    progress: { type: "boolean", description: "say how far it is, also where nobody watches a terminal" },
    json: { type: "boolean", description: "print the report as JSON, one object" },
    data: DATA_ARG,
  },
  run: async (args) => (await import("./simulate.ts")).simulate(args),
};
