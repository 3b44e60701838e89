/**
 * A chart that shows chances as columns. The drawing stretches to fit. Its labels are separate elements on top of it, so they don't
 * stretch.
 */
import styles from "./results.module.css";

interface Column {
  readonly label: string;
  readonly chance: number;
  /** Whether this column is the chance that the target is destroyed or crippled. */
  readonly isEnd?: boolean;
}

interface ColumnPlotProps {
  /** Everything it shows, in words. */
  readonly label: string;
  /** The title of the horizontal axis. */
  readonly axis: string;
  readonly columns: readonly Column[];
}

/** For each scale, the end of the vertical axis and the distance between its lines. */
const SCALES = [
  [0.1, 0.025],
  [0.2, 0.05],
  [0.3, 0.1],
  [0.4, 0.1],
  [0.5, 0.1],
  [0.6, 0.2],
  [0.8, 0.2],
  [1, 0.25],
] as const;
/**
 * If there are more columns than the first number, figures lose their percent sign. Above the second number, columns lose their figures.
 * Above the third, only some columns keep their labels.
 */
const [MOST_SIGNS, MOST_FIGURES, MOST_LABELS] = [7, 11, 16];

export function ColumnPlot({ label, axis, columns }: ColumnPlotProps) {
  const highest = Math.max(...columns.map(({ chance }) => chance));
  const [top, step] = SCALES.find(([end]) => end >= highest * 1.05) ?? [1, 0.25];
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step);
  const middle = (at: number): string => `${(100 * (at + 0.5)) / columns.length}%`;
  const every = Math.ceil(columns.length / MOST_LABELS);
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${columns.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
        {lines.map((line) => (
          <line key={line} x1={0} x2={columns.length} y1={top - line} y2={top - line} data-base={line === 0 || undefined} />
        ))}
        {columns.map(({ label: words, chance, isEnd }, at) => (
          <rect key={words} x={at + 0.14} width={0.72} y={top - chance} height={chance} data-end={isEnd || undefined} />
        ))}
      </svg>
      {lines.map((line) => (
        <span key={line} className={`muted ${styles.y}`} style={{ bottom: `${(100 * line) / top}%` }}>
          {Math.round(1000 * line) / 10}%
        </span>
      ))}
      {columns.map(({ label: words, isEnd }, at) => (
        <span key={words} className={styles.x} data-end={isEnd || undefined} style={{ left: middle(at) }}>
          {at % every === 0 || isEnd ? words : ""}
        </span>
      ))}
      {columns.length <= MOST_FIGURES &&
        columns.map(({ label: words, chance }, at) => (
          <span key={words} className={styles.figure} style={{ left: middle(at), bottom: `${(100 * chance) / top}%` }}>
            {shortened(chance)}
            {columns.length <= MOST_SIGNS && "%"}
          </span>
        ))}
      <span className={`muted ${styles.axis}`}>{axis}</span>
    </div>
  );
}

/** The chance in whole percent, without the percent sign. */
function shortened(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1";
  return chance > 0.99 && chance < 1 ? ">99" : String(Math.round(100 * chance));
}
