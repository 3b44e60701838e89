/** Where the project's folder is, and how its tools print messages and run other programs. */
import { spawn } from "node:child_process";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { npmCommand } from "../machine.mjs";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const inRoot = (...parts: readonly string[]): string => join(ROOT, ...parts);

/** The name of a project file in reports: its path from the root, with forward slashes on every system. */
export const fromRoot = (path: string): string => withSlashes(relative(ROOT, path));
export const withSlashes = (path: string, separator = sep): string => path.replaceAll(separator, "/");

/** Prints a message for the user on standard error. Standard output is for results. */
export const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Refuses a wrong command: prints the mistake and what to type instead. Returns the exit code. */
export function refuse(problem: string, next: string): number {
  say(`${problem}\n${next}`);
  return 2;
}

/** Refuses arguments for a command that takes none. */
export const refuseArguments = (command: string): number => refuse(`${command} takes no arguments.`, `Run it alone: ${command}`);

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly shell?: boolean;
}

/** Runs a program with its output on standard error, and returns its exit code. */
export const runProgram = ({ program, args, cwd = ROOT, env = {}, shell = false }: Command): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, shell, stdio: ["ignore", 2, 2] });
    child.on("error", () => resolve(127));
    child.on("exit", (code) => resolve(code ?? 1));
  });

/** Runs a script with this Node. */
export const runNode = (script: string, args: readonly string[], more: Partial<Command> = {}): Promise<number> =>
  runProgram({ ...more, program: process.execPath, args: [script, ...args] });

export const runNpm = (args: readonly string[], cwd: string): Promise<number> => {
  const { program, args: npm, shell } = npmCommand();
  return runProgram({ program, args: [...npm, ...args], cwd, shell });
};
