/** A platform, in the words of package.json. */
export interface Machine {
  readonly os: string;
  readonly cpu: string;
  readonly libc?: string;
}

export interface LockedPackage {
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface NativeParts {
  readonly dependency: string;
  readonly parts: readonly { readonly name: string; readonly at: string }[];
}

export interface MissingPart {
  readonly dependency: string;
  readonly part: string | undefined;
}

export interface NpmCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly shell: boolean;
}

export function thisMachine(): Machine;
export function machineInWords(machine: Machine): string;
export function nativeParts(lock: Lock, machine: Machine): readonly NativeParts[];
export function missingParts(lock: Lock, machine: Machine, isThere: (at: string) => boolean): readonly MissingPart[];
export function missingInWords(missing: readonly MissingPart[], machine: Machine): string;
export function npmCommand(
  process?: { readonly env: Readonly<Record<string, string | undefined>>; readonly execPath: string; readonly platform: string },
  isThere?: (path: string) => boolean,
): NpmCommand;
