/** How far a run is, with the time that is left: one line that is written over on a terminal, a line now and then elsewhere. */
import { complain } from "../exit-codes.ts";

/** In milliseconds. */
const EVERY = { terminal: 500, elsewhere: 10_000 };

export class Progress {
  private readonly wanted: number;
  private readonly before: number;
  private readonly watched: boolean;
  private readonly began = performance.now();
  private told = performance.now();
  private done: number;
  private won = 0;
  private counted = 0;

  /** `before` games were there already; told only where somebody watches, or wants it. */
  constructor(wanted: number, before: number, wantsIt: boolean) {
    this.wanted = wanted;
    this.before = before;
    this.done = before;
    this.watched = wantsIt || process.stderr.isTTY === true;
  }

  /** A game is done; `won` is its share of a win, undefined where it could not be played. */
  add(won: number | undefined): void {
    this.done += 1;
    if (won !== undefined) {
      this.won += won;
      this.counted += 1;
    }
    const since = performance.now() - this.told;
    if (!this.watched || since < (process.stderr.isTTY ? EVERY.terminal : EVERY.elsewhere)) return;
    this.told = performance.now();
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${this.line()}`);
    else complain(`${this.line()}.`);
  }

  /** Seconds and games since it began. */
  pace(): { readonly games: number; readonly seconds: number } {
    return { games: this.done - this.before, seconds: (performance.now() - this.began) / 1000 };
  }

  /** Whatever comes next stands on a line of its own. */
  end(): void {
    if (this.watched && process.stderr.isTTY) process.stderr.write("\r\u001B[K");
  }

  private line(): string {
    const { games, seconds } = this.pace();
    const left = ((this.wanted - this.done) * seconds) / Math.max(1, games);
    const won = this.counted === 0 ? "" : `, ${Math.round((100 * this.won) / this.counted)} % won`;
    return `${this.done} of ${this.wanted} games${won}, ${(games / seconds).toFixed(games / seconds < 10 ? 1 : 0)} a second, ${durationInWords(left)} left`;
  }
}

/** Rounded as one would say it: 8 s, 3 min, 2 h 10 min. */
export function durationInWords(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ""}`;
}
