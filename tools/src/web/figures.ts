/** What the app's benchmark measures: values, each with the most it may be. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most it may be. */
  readonly bar: number;
  /** Anything else worth knowing about it. */
  readonly note?: string;
}

export const isMet = ({ value, bar }: Figure): boolean => value <= bar;

/** The value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    inWords(figure.value, figure.unit),
    `≤ ${inWords(figure.bar, figure.unit)}`,
    isMet(figure) ? "met" : "MISSED",
    figure.note ?? "",
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return `${rows.map((row) => line(row).trimEnd()).join("\n")}\n`;
}

const inWords = (value: number, unit: string): string => `${value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;
