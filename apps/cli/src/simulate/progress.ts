/** Prints a run's progress and the time left. A terminal shows one line that is updated; other outputs get a new line now and then. */
import { printStatus } from "../terminal/messages.ts";

/** In milliseconds. */
const EVERY = { terminal: 500, elsewhere: 10_000 };

export class Progress {
  private readonly wanted: number;
  private readonly before: number;
  private readonly watched: boolean;
  private readonly began = performance.now();
  private printed = performance.now();
  private done: number;
  private won = 0;
  private counted = 0;

  /** `before` is the number of games played in earlier runs. Prints only on a terminal, unless the user asks for progress. */
  constructor(wanted: number, before: number, wantsIt: boolean) {
    this.wanted = wanted;
    this.before = before;
    this.done = before;
    this.watched = wantsIt || process.stderr.isTTY === true;
  }

  /** Counts a game. `won` is the list's share of a win, or undefined if the game couldn't be played. */
  add(won: number | undefined): void {
    this.done += 1;
    if (won !== undefined) {
      this.won += won;
      this.counted += 1;
    }
    const since = performance.now() - this.printed;
    if (!this.watched || since < (process.stderr.isTTY ? EVERY.terminal : EVERY.elsewhere)) return;
    this.printed = performance.now();
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${this.line()}`);
    else printStatus(`${this.line()}.`);
  }

  /** Returns the number of games played in this run, and the run's duration in seconds. */
  pace(): { readonly games: number; readonly seconds: number } {
    return { games: this.done - this.before, seconds: (performance.now() - this.began) / 1000 };
  }

  /** Clears the progress line. */
  end(): void {
    if (this.watched && process.stderr.isTTY) process.stderr.write("\r\u001B[K");
  }

  private line(): string {
    const { games, seconds } = this.pace();
    const left = ((this.wanted - this.done) * seconds) / Math.max(1, games);
    const won = this.counted === 0 ? "" : `, ${Math.round((100 * this.won) / this.counted)}% won`;
    return `${this.done} of ${this.wanted} games${won}, ${(games / seconds).toFixed(games / seconds < 10 ? 1 : 0)} per second, ${durationInWords(left)} left`;
  }
}

/** Formats a rounded duration: 8 s, 3 min, 2 h 10 min. */
export function durationInWords(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ""}`;
}
