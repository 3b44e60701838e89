/** Follows the shields and tokens of all ships, to find losses and gains that have no note. */
import {
  type Change,
  type Effect,
  NO_TOKENS,
  type Phase,
  type Ship,
  type ShipId,
  type State,
  TOKENS,
  type TokenKind,
} from "@broadside/protocol";
import type { FigureChange } from "./line-facts.ts";

type Followed = Pick<Ship, "status" | "shields" | "aftShields" | "tokens">;

const IN_RESERVE: Followed = { status: "reserve", shields: 0, aftShields: 0, tokens: NO_TOKENS };

/** Tokens that every ship loses in the End phase, so the log doesn't mention their loss. */
const ENDING: readonly TokenKind[] = ["focus", "evade", "calculate", "reinforceFore", "reinforceAft", "tractor", "jam", "disarm"];

export class ShipFigures {
  private readonly ships = new Map<ShipId, Followed>();
  private readonly hasTwoShields: (ship: ShipId) => boolean;
  private effects: ReadonlySet<string>;

  /** `start` is the state before the first change. If it's missing, all ships start in reserve. */
  constructor(start: Pick<State, "ships" | "remotes" | "effects"> | undefined, hasTwoShields: (ship: ShipId) => boolean) {
    this.hasTwoShields = hasTwoShields;
    this.effects = new Set(start?.effects.map(effectKey));
    for (const { id, status, shields, aftShields, tokens } of start ? [...start.ships, ...start.remotes] : [])
      this.ships.set(id, { status, shields, aftShields, tokens });
  }

  /** Returns the gains and losses in a change. If a ship enters or leaves the game, its shields and tokens don't count as changed. */
  follow(change: Change, phase: Phase): readonly FigureChange[] {
    if (change.change !== "ship") return [];
    const before = this.ships.get(change.ship) ?? IN_RESERVE;
    const { status = before.status, shields = before.shields, aftShields = before.aftShields, tokens = before.tokens } = change.set;
    if (tokens === before.tokens && shields === before.shields && aftShields === before.aftShields && status === before.status) return [];
    this.ships.set(change.ship, { status, shields, aftShields, tokens });
    if (before.status !== "inPlay" || status !== "inPlay" || phase === "setup" || phase === "planning") return [];
    return [
      ...this.shieldsChanged(change.ship, "fore", shields - before.shields),
      ...this.shieldsChanged(change.ship, "aft", aftShields - before.aftShields),
      ...tokensLost(change.ship, before.tokens, tokens, phase),
    ];
  }

  /** Returns new lasting effects that cards have on ships other than their own. */
  followEffects(effects: readonly Effect[]): readonly FigureChange[] {
    const before = this.effects;
    this.effects = new Set(effects.map(effectKey));
    return effects.flatMap((effect): readonly FigureChange[] => {
      const { id, ship, by } = effect;
      return ship === by || id.startsWith("condition:") || before.has(effectKey(effect)) ? [] : [{ figure: "effect", ship, of: by }];
    });
  }

  private shieldsChanged(ship: ShipId, section: "fore" | "aft", by: number): readonly FigureChange[] {
    return by === 0 ? [] : [{ figure: "shields", ship, ...(this.hasTwoShields(ship) && { section }), by }];
  }
}

const effectKey = ({ id, ship, by, since }: Effect): string => `${id} ${ship} ${by} ${since}`;

/**
 * Returns only lost tokens, because gained ones have notes. Leaves out tokens that rules remove in the End phase or after an ion maneuver.
 */
function tokensLost(ship: ShipId, before: Ship["tokens"], after: Ship["tokens"], phase: Phase): readonly FigureChange[] {
  return TOKENS.flatMap((token): readonly FigureChange[] => {
    const by = after[token] - before[token];
    if (by >= 0 || (phase === "end" && ENDING.includes(token)) || (phase === "activation" && token === "ion")) return [];
    return [{ figure: "tokens", ship, token, by }];
  });
}
