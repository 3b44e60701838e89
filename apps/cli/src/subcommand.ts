import type { ArgsDef } from "citty";

/** A subcommand: what it takes, for help and parsing, and what it does. */
export interface Subcommand {
  readonly about: string;
  readonly args: ArgsDef;
  /** The exit code. */
  run(values: Readonly<Record<string, unknown>>): Promise<number>;
}
