/** Builds the scene from the host's messages, and notices gaps in their numbers. */
import { patched } from "@broadside/kit";
import type { InputHappenings, NumberedMessage, Scene, TableView, TalkLine, TimeLeft } from "@broadside/protocol";

/** What the client knows about the game. */
export interface GameState {
  readonly scene: Scene | undefined;
  readonly table: TableView | undefined;
  readonly talk: readonly TalkLine[];
  /** The clocks as the host sent them, and when they arrived. */
  readonly clocks: { readonly left: TimeLeft; readonly at: number } | undefined;
}

export class GameFollower {
  private current: GameState = { scene: undefined, table: undefined, talk: [], clocks: undefined };
  private lastNumber = 0;
  private mustRefresh = false;

  get state(): GameState {
    return this.current;
  }

  /** The number of the last input that the scene includes. */
  get lastInput(): number | undefined {
    return this.current.scene?.number;
  }

  /** Called for a new connection, whose messages are numbered from 1. */
  restart(): void {
    this.lastNumber = 0;
    this.mustRefresh = false;
  }

  /**
   * Takes a message. Returns what it told about the game, or `gap` if messages are missing. While the whole scene is on its way, changes to
   * the scene are skipped.
   */
  take(message: NumberedMessage, now: number): { readonly happened: readonly InputHappenings[] } | "gap" | "skipped" {
    const isNext = message.number === this.lastNumber + 1;
    this.lastNumber = message.number;
    if (message.message === "scene") this.mustRefresh = false;
    else if (this.mustRefresh) return "skipped";
    else if (!isNext) return this.gap();
    if ("clocks" in message && message.clocks) this.set({ clocks: { left: message.clocks, at: now } });
    switch (message.message) {
      case "scene":
        this.set({ scene: message.scene, talk: [] });
        return { happened: message.happened ?? [] };
      case "changed":
        return this.patch(message.patch) ? { happened: message.happened } : this.gap();
      case "table":
        this.set({ table: message.table });
        break;
      case "said":
        this.set({ talk: [...this.current.talk, ...message.lines] });
        break;
      default:
        break;
    }
    return { happened: [] };
  }

  private gap(): "gap" {
    this.mustRefresh = true;
    return "gap";
  }

  /** Returns false if the patch doesn't fit the scene. */
  private patch(patch: Parameters<typeof patched>[1] | undefined): boolean {
    if (!patch) return true;
    try {
      this.set({ scene: patched(this.current.scene, patch) as Scene });
      return true;
    } catch {
      return false;
    }
  }

  private set(changed: Partial<GameState>): void {
    this.current = { ...this.current, ...changed };
  }
}

/** Returns the time left on each clock at a later moment. */
export function timeLeftAt(clocks: GameState["clocks"], now: number): TimeLeft | undefined {
  if (!clocks) return undefined;
  const { left, at } = clocks;
  const { running, phase, match, seats, decisions } = left;
  const passed = Math.max(0, now - at);
  const after = (time: number, isRunning: boolean): number => (isRunning ? Math.max(0, time - passed) : time);
  const isRunning = (seat: number): boolean => running.includes(seat);
  return {
    running,
    ...(match !== undefined && { match: after(match, !left.isStopped) }),
    ...(phase !== undefined && { phase: after(phase, !left.isStopped) }),
    ...(seats && { seats: seats.map((time, seat) => after(time, isRunning(seat))) }),
    ...(decisions && { decisions: decisions.map((time, seat) => after(time, isRunning(seat))) }),
    ...(left.isStopped && { isStopped: true as const }),
  };
}
