/** The broadside command: picks a subcommand and gives its exit code. */
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
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    complain(`There is no command "${name}"; there are ${Object.keys(COMMANDS).join(", ")}.`);
    return EXIT.usage;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    print(await renderUsage(definition(name, command)));
    return EXIT.fine;
  }
  const unknown = unknownOption(command.args, rest);
  if (unknown !== undefined) {
    complain(`broadside ${name} does not know ${unknown}; see broadside ${name} --help.`);
    return EXIT.usage;
  }
  try {
    return await command.run(parseArgs([...rest], command.args));
  } catch (error) {
    // citty throws on a missing argument or a bad value; anything else is a mistake of ours and is shown whole.
    if (error instanceof Error && error.name === "CLIError") {
      complain(`${error.message}; see broadside ${name} --help.`);
      return EXIT.usage;
    }
    throw error;
  }
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
    "broadside COMMAND --help says more. Unofficial fan work.",
  ].join("\n");

/** The first option or surplus word that the command does not take. */
function unknownOption(args: ArgsDef, words: readonly string[]): string | undefined {
  const places = Object.values(args).filter(({ type }) => type === "positional").length;
  let given = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (!word.startsWith("--")) {
      given += 1;
      if (given > places) return `"${word}"`;
      continue;
    }
    const [key = ""] = word.slice(2).split("=");
    const known = Object.hasOwn(args, key) ? args[key] : undefined;
    if (!known || known.type === "positional") return word;
    if (known.type === "string" && !word.includes("=")) at += 1;
  }
  return undefined;
}
