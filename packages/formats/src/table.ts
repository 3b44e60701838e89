/** Play area sizes in feet, by id. */
export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

export const TABLES = {
  "3x3": { width: 3, depth: 3 },
  "6x3": { width: 6, depth: 3 },
} as const satisfies Readonly<Record<string, TableSize>>;
export type TableId = keyof typeof TABLES;
