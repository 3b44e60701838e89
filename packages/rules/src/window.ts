/** Timing windows: who uses what is waiting, and in what order, is decided here and nowhere else. */
import { invariant } from "@broadside/kit";
import type { AnyWindow, WindowPart } from "./ability.ts";
import { choose, NOTHING, type Option, optionsOf, type Procedure } from "./ask.ts";
import { type Bearer, bearersOn } from "./bearer.ts";
import type { Game } from "./game.ts";
import type { Seat } from "./seat.ts";
import { mayOnlyChangeManeuver } from "./stress.ts";
import type { Occasions, Timing } from "./timing.ts";

/** Deeper nesting is a loop of cards. */
const DEEPEST = 32;

/** A timing, and what is known at it. */
export type Moment = { [At in Timing]: { readonly at: At; readonly occasion: Occasions[At] } }[Timing];

interface Waiting {
  readonly self: Bearer;
  readonly part: AnyWindow;
  readonly occasion: Moment["occasion"];
}

const PASS: Option<undefined> = { key: "pass", value: undefined };

/** Mostly nothing waits: seen before anything is made. */
export function window<At extends Timing>(game: Game, at: At, occasion: Occasions[At]): Procedure {
  if (bearersOn(game, at).length === 0) return NOTHING;
  return windows(game, [{ at, occasion } as Moment]);
}

/**
 * Seat by seat in order of initiative, each resolving its abilities in the sequence it likes, each at most once, one wholly before the
 * next (1E-ROUND-02, -07, 1E-COMP-11). Several moments may share one timing (1E-ACT-22).
 */
export function windows(game: Game, moments: readonly Moment[]): Procedure {
  return isAnyWaiting(game, moments) ? open(game, moments) : NOTHING;
}

function* open(game: Game, moments: readonly Moment[]): Procedure {
  invariant(game.depth < DEEPEST, `windows nest too deep at ${moments[0]?.at}`);
  game.depth += 1;
  try {
    for (const seat of game.state.initiative) {
      const used: string[] = [];
      for (;;) {
        const picked = yield* pick(game, moments, seat, used);
        if (!picked) break;
        used.push(mark(picked));
        yield* game.using(picked.self, (picked.part as WindowPart).perform(game, picked.self, picked.occasion as never));
      }
    }
  } finally {
    game.depth -= 1;
  }
}

const mark = ({ self, part }: Pick<Waiting, "self" | "part">): string => `${part.at} ${self.key}`;

function waiting(game: Game, moments: readonly Moment[], seat: Seat, used: readonly string[]): readonly Waiting[] {
  const found: Waiting[] = [];
  for (const { at, occasion } of moments)
    for (const self of bearersOn(game, at))
      for (const part of self.ability.windows ?? [])
        if (waits(game, at, occasion, seat, self, part) && !(used.length > 0 && used.includes(mark({ self, part }))))
          found.push({ self, part, occasion });
  return found;
}

function isAnyWaiting(game: Game, moments: readonly Moment[]): boolean {
  for (const { at, occasion } of moments)
    for (const self of bearersOn(game, at))
      for (const part of self.ability.windows ?? []) if (waits(game, at, occasion, self.ship.seat, self, part)) return true;
  return false;
}

function waits(game: Game, at: Timing, occasion: Moment["occasion"], seat: Seat, self: Bearer, part: AnyWindow): boolean {
  if (part.at !== at || self.ship.seat !== seat) return false;
  if (at === "dialRevealed" && !part.changesManeuver && mayOnlyChangeManeuver(game)) return false;
  return (part as WindowPart).when(game, self, occasion as never);
}

/** A single ability that must happen is not asked about (1E-COMP-10). */
function* pick(game: Game, moments: readonly Moment[], seat: Seat, used: readonly string[]): Procedure<Waiting | undefined> {
  const first = waiting(game, moments, seat, used);
  const [only] = first;
  if (!only) return undefined;
  if (first.length === 1 && !only.part.optional) return only;
  // Asked at once, so what was just found need not be looked for again; built anew it is.
  let fresh: readonly Waiting[] | undefined = first;
  return yield* choose<Waiting | undefined>(() => {
    const now = fresh ?? waiting(game, moments, seat, used);
    fresh = undefined;
    const uses = now.map((value) => ({ key: keyAmong(now, value), value }));
    const mayPass = now.every(({ part }) => part.optional);
    const { part, occasion } = now[0] ?? only;
    return {
      kind: `use at ${part.at}`,
      seat,
      rule: "1E-ROUND-02",
      about: "ship" in occasion ? { ship: occasion.ship } : {},
      options: mayPass ? [PASS, ...uses] : optionsOf(uses),
    };
  });
}

/** The card; with the moment where it speaks at two that share a timing. */
const keyAmong = (all: readonly Waiting[], { self, part }: Waiting): string =>
  all.some((other) => other.self.key === self.key && other.part.at !== part.at) ? `${self.key} ${part.at}` : self.key;
