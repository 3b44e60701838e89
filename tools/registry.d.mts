/** A generated file: its path from the root, its text, and how many files it names, of what. */
export interface RegistryFile {
  readonly path: string;
  readonly text: string;
  readonly count: number;
  readonly of: "cards" | "scenarios";
}

export interface CardFile {
  readonly exported: string;
}

export function registryFiles(root: string): readonly RegistryFile[];
export function cardFile(path: string, source: string): CardFile | undefined;
export function staleFiles(root: string): readonly RegistryFile[];
export function writeRegistry(root: string): readonly string[];
