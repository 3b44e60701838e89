/** The broadside command: picks a subcommand and returns its exit code. */

import { readFileSync } from "node:fs";
import { nearestText } from "@broadside/kit";
import { parseArgs } from "citty";
import { eventCommands } from "./event/event-command.ts";
import { EXIT } from "./exit-codes.ts";
import { formatsCommand } from "./formats-command.ts";
import { judgeCommand } from "./judge-command.ts";
import { listsCommand } from "./lists-command.ts";
import { oddsCommand } from "./odds/odds-command.ts";
import { playCommand, renameCommand, replayCommand, verifyCommand } from "./play/play-commands.ts";
import { ruleCommand } from "./rule-command.ts";
import { scenariosCommand } from "./scenarios-command.ts";
import { serveCommand } from "./serve-command.ts";
import { simulateCommand } from "./simulate/simulate-command.ts";
import { squadCommands } from "./squad/squad-command.ts";
import type { CommandGroup, Subcommand } from "./subcommand.ts";
import { complain, print } from "./terminal/messages.ts";
import { misuseOf, OPTIONS_END, withPresentNames } from "./terminal/misuse.ts";
import { overviewOf, usageOf } from "./terminal/usage.ts";

export const BROADSIDE: CommandGroup = {
  about: "Broadside plays, judges and organises Epic X-Wing",
  closing: "To see the version: broadside --version. Unofficial fan project.",
  mostUsed: [
    {
      name: "play",
      about: "Let bots play a game and print the result",
      example: "1e-red-squadron 1e-howlrunner-swarm --record game.json",
    },
    { name: "replay", about: "Print a recorded game, turn by turn", example: "game.json" },
    { name: "squad check", about: "Check whether a list is legal, and explain any problems", example: "my-list.xws --format standard-100" },
    { name: "simulate", about: "Play a list many times and see how often it wins", example: "1e-red-squadron --games 10" },
    { name: "odds", about: "Calculate the exact odds of an attack", example: "--attack 3 --agility 2 --attacker focus --hull 3" },
    {
      name: "event new",
      about: "Start an event (see broadside event --help)",
      example: "cup.jsonl --format epic-dogfight --name Cup --organiser Olga --rounds 4",
    },
  ],
  commands: {
    serve: serveCommand,
    squad: squadCommands,
    event: eventCommands,
    lists: listsCommand,
    formats: formatsCommand,
    scenarios: scenariosCommand,
    play: playCommand,
    replay: replayCommand,
    verify: verifyCommand,
    rename: renameCommand,
    simulate: simulateCommand,
    odds: oddsCommand,
    judge: judgeCommand,
    rule: ruleCommand,
  },
};

export async function main(args: readonly string[]): Promise<number> {
  if (args[0] === "--version") {
    print(version());
    return EXIT.fine;
  }
  return choose(["broadside"], BROADSIDE, args);
}

/** Follows the first words to the command that they name. */
async function choose(path: readonly string[], command: CommandGroup | Subcommand, words: readonly string[]): Promise<number> {
  if (!("commands" in command)) return run(path.join(" "), command, words);
  const { commands } = command;
  const [name, ...rest] = words;
  if (name === undefined || name === "help" || isHelp(name)) {
    print(overviewOf(path.join(" "), command));
    return name === undefined ? EXIT.usage : EXIT.fine;
  }
  const next = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (next) return choose([...path, name], next, rest);
  const near = nearestText(name, Object.keys(commands));
  complain(
    `There is no command "${[...path.slice(1), name].join(" ")}".`,
    near === undefined
      ? `See all commands: ${path.join(" ")} --help`
      : `Try ${[...path, near].join(" ")}, or see all commands: ${path.join(" ")} --help`,
  );
  return EXIT.usage;
}

async function run(path: string, command: Subcommand, typed: readonly string[]): Promise<number> {
  const end = typed.indexOf(OPTIONS_END);
  if (typed.slice(0, end < 0 ? typed.length : end).some(isHelp)) {
    print(usageOf(path, command));
    return EXIT.fine;
  }
  const words = withPresentNames(command, typed);
  const misuse = misuseOf(path, command, words);
  if (misuse) {
    complain(misuse.problem, misuse.next);
    return EXIT.usage;
  }
  try {
    return await command.run(parseArgs([...words], command.args));
  } catch (error) {
    // citty throws this for a missing argument. Any other error is a bug, so it is shown with its stack.
    if (!(error instanceof Error) || error.name !== "CLIError") throw error;
    complain(`${error.message}.`, `See the options: ${path} --help`);
    return EXIT.usage;
  }
}

const isHelp = (word: string): boolean => word === "--help" || word === "-h";

function version(): string {
  const { version: number } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { readonly version: string };
  return number;
}
