import type { ArgsDef } from "citty";

/** A subcommand: what it takes, for help and parsing, and what it does. */
export interface Subcommand {
  readonly about: string;
  readonly args: ArgsDef;
  /** The exit code. */
  run(values: Readonly<Record<string, unknown>>): Promise<number>;
}

/** Commands under one name. */
export interface CommandGroup {
  readonly about: string;
  /** The last word of its overview. */
  readonly closing?: string;
  readonly commands: Readonly<Record<string, Subcommand | CommandGroup>>;
}
