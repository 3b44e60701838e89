import type { ArgsDef } from "citty";

/** A subcommand: its purpose and the arguments it takes, for help and parsing. */
export interface Subcommand {
  /** The subcommand's purpose, as a sentence without a full stop. */
  readonly about: string;
  /** A working example, without the command's name: `my-list.xws --format standard-100`. */
  readonly example: string;
  readonly args: ArgsDef;
  /** Maps options' former names, which still work, to their present names. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Returns the exit code. */
  run(values: Readonly<Record<string, unknown>>): Promise<number>;
}

/** Commands that share a first word, such as `broadside event`. */
export interface CommandGroup {
  readonly about: string;
  /** The last sentence of the group's overview. */
  readonly closing?: string;
  /** The commands that people use most, each given by the words after the group's name, with an example. */
  readonly mostUsed?: readonly MostUsed[];
  readonly commands: Readonly<Record<string, Subcommand | CommandGroup>>;
}

interface MostUsed {
  readonly name: string;
  readonly about: string;
  /** The words after the command's name. */
  readonly example: string;
}
