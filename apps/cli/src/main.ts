/** The broadside command: picks a subcommand and gives its exit code. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { type ArgsDef, type CommandDef, parseArgs, renderUsage } from "citty";
import { complain, EXIT, print } from "./exit-codes.ts";
import { judgeCommand } from "./judge-command.ts";
import { ruleCommand } from "./rule-command.ts";
import { serveCommand } from "./serve-command.ts";
import type { Subcommand } from "./subcommand.ts";

const COMMANDS: Readonly<Record<string, Subcommand>> = { serve: serveCommand, judge: judgeCommand, rule: ruleCommand };

export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    print(overview());
    return name === undefined ? EXIT.usage : EXIT.fine;
  }
  if (name === "--version") {
    print(version());
    return EXIT.fine;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    complain(`There is no command "${name}"; there are ${Object.keys(COMMANDS).join(", ")}.`);
    return EXIT.usage;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    print(stripVTControlCharacters(await renderUsage(definition(name, command))));
    return EXIT.fine;
  }
  const misuse = misuseOf(command.args, rest);
  if (misuse !== undefined) {
    complain(`${misuse}; see broadside ${name} --help.`);
    return EXIT.usage;
  }
  try {
    return await command.run(parseArgs([...rest], command.args));
  } catch (error) {
    // citty throws on a missing argument; anything else is a mistake of ours and is shown whole.
    if (!(error instanceof Error) || error.name !== "CLIError") throw error;
    complain(`${error.message}; see broadside ${name} --help.`);
    return EXIT.usage;
  }
}

function version(): string {
  const { version: number } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { readonly version: string };
  return number;
}

const definition = (name: string, { about, args }: Subcommand): CommandDef => ({
  meta: { name: `broadside ${name}`, description: about },
  args,
});

const overview = (): string =>
  [
    "broadside COMMAND …",
    "",
    ...Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(8)}${about}`),
    "",
    "broadside COMMAND --help says more, broadside --version which one this is. Unofficial fan work.",
  ].join("\n");

/** What is wrong with the words after a command: an unknown or doubled option, a value too many or too few, a surplus word. */
function misuseOf(args: ArgsDef, words: readonly string[]): string | undefined {
  const places = Object.values(args).filter(({ type }) => type === "positional").length;
  const seen = new Set<string>();
  let given = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (!word.startsWith("-") || word === "-") {
      given += 1;
      if (given > places) return `"${word}" is one word too many`;
      continue;
    }
    const [key = "", value] = word.replace(/^--/, "").split(/=(.*)/s, 2);
    const type = word.startsWith("--") && Object.hasOwn(args, key) ? args[key]?.type : undefined;
    if (type !== "string" && type !== "boolean") return `${word} is not known`;
    if (seen.has(key)) return `--${key} stands twice`;
    if (type === "boolean" && value !== undefined) return `--${key} takes no value`;
    if (type === "string" && value === undefined) at += 1;
    if (type === "string" && (value ?? words[at]) === undefined) return `--${key} needs a value`;
    seen.add(key);
  }
  return undefined;
}
