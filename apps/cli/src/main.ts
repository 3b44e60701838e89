/** The broadside command: picks a subcommand and gives its exit code. */
import { readFileSync } from "node:fs";
import { parseArgs } from "citty";
import { eventCommands } from "./event/event-command.ts";
import { complain, EXIT, print } from "./exit-codes.ts";
import { formatsCommand } from "./formats-command.ts";
import { judgeCommand } from "./judge-command.ts";
import { listsCommand } from "./lists-command.ts";
import { oddsCommand } from "./odds/odds-command.ts";
import { playCommand, replayCommand, verifyCommand } from "./play/play-commands.ts";
import { ruleCommand } from "./rule-command.ts";
import { scenariosCommand } from "./scenarios-command.ts";
import { serveCommand } from "./serve-command.ts";
import { simulateCommand } from "./simulate/simulate-command.ts";
import { squadCommands } from "./squad/squad-command.ts";
import type { CommandGroup, Subcommand } from "./subcommand.ts";
import { misuseOf, OPTIONS_END } from "./terminal/misuse.ts";
import { usageOf } from "./terminal/usage.ts";

const BROADSIDE: CommandGroup = {
  about: "plays, judges and organises Epic X-Wing",
  closing: "broadside --version says which one this is. Unofficial fan work.",
  commands: {
    serve: serveCommand,
    squad: squadCommands,
    event: eventCommands,
    formats: formatsCommand,
    lists: listsCommand,
    scenarios: scenariosCommand,
    play: playCommand,
    replay: replayCommand,
    verify: verifyCommand,
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

/** Goes down to the command that the first words name. */
async function choose(path: readonly string[], command: CommandGroup | Subcommand, words: readonly string[]): Promise<number> {
  if (!("commands" in command)) return run(path.join(" "), command, words);
  const { commands } = command;
  const [name, ...rest] = words;
  if (name === undefined || name === "help" || isHelp(name)) {
    print(overview(path.join(" "), command));
    return name === undefined ? EXIT.usage : EXIT.fine;
  }
  const next = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (next) return choose([...path, name], next, rest);
  complain(`There is no command "${[...path.slice(1), name].join(" ")}"; there are ${Object.keys(commands).join(", ")}.`);
  return EXIT.usage;
}

async function run(path: string, command: Subcommand, words: readonly string[]): Promise<number> {
  const end = words.indexOf(OPTIONS_END);
  if (words.slice(0, end < 0 ? words.length : end).some(isHelp)) {
    print(usageOf(path, command));
    return EXIT.fine;
  }
  const misuse = misuseOf(command.args, words);
  if (misuse !== undefined) {
    complain(`${misuse}; see ${path} --help.`);
    return EXIT.usage;
  }
  try {
    return await command.run(parseArgs([...words], command.args));
  } catch (error) {
    // citty throws on a missing argument; anything else is a mistake of ours and is shown whole.
    if (!(error instanceof Error) || error.name !== "CLIError") throw error;
    complain(`${error.message}; see ${path} --help.`);
    return EXIT.usage;
  }
}

const isHelp = (word: string): boolean => word === "--help" || word === "-h";

function version(): string {
  const { version: number } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { readonly version: string };
  return number;
}

function overview(path: string, { closing, commands }: CommandGroup): string {
  const longest = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    `${path} COMMAND …`,
    "",
    ...Object.entries(commands).map(([name, command]) => `  ${name.padEnd(longest + 2)}${command.about}`),
    "",
    [`${path} COMMAND --help says more.`, closing].filter((words) => words !== undefined).join(" "),
  ].join("\n");
}
