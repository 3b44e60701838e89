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

export const window = <At extends Timing>(game: Game, at: At, occasion: Occasions[At]): Procedure =>
  bearersOn(game, at).length > 0 ? windows(game, [{ at, occasion } as Moment]) : NOTHING;

/**
 * Seat by seat in order of initiative, each resolving its abilities in the sequence it likes, each at most once, one wholly before the
 * next (1E-ROUND-02, -07, 1E-COMP-11). Several moments may share one timing (1E-ACT-22).
 */
export function* windows(game: Game, moments: readonly Moment[]): Procedure {
  if (!game.state.initiative.some((seat) => isAnyWaiting(game, moments, seat))) return;
  invariant(game.depth < DEEPEST, `windows nest too deep at ${moments[0]?.at}`);
  game.depth += 1;
  try {
    for (const seat of game.state.initiative) {
      if (!isAnyWaiting(game, moments, seat)) continue;
      const used = new Set<string>();
      for (;;) {
        const picked: Waiting | undefined = yield* pick(seat, () => waiting(game, moments, seat, used));
        if (!picked) break;
        used.add(mark(picked));
        yield* game.using(picked.self, (picked.part as WindowPart).perform(game, picked.self, picked.occasion as never));
      }
    }
  } finally {
    game.depth -= 1;
  }
}

const mark = ({ self, part }: Pick<Waiting, "self" | "part">): string => `${part.at} ${self.key}`;

function waiting(game: Game, moments: readonly Moment[], seat: Seat, used: ReadonlySet<string>): readonly Waiting[] {
  const found: Waiting[] = [];
  for (const { at, occasion } of moments)
    for (const self of bearersOn(game, at))
      for (const part of self.ability.windows ?? [])
        if (waits(game, at, occasion, seat, self, part) && !used.has(mark({ self, part }))) found.push({ self, part, occasion });
  return found;
}

/** Mostly nothing is: seen before anything is made. */
function isAnyWaiting(game: Game, moments: readonly Moment[], seat: Seat): boolean {
  for (const { at, occasion } of moments)
    for (const self of bearersOn(game, at))
      for (const part of self.ability.windows ?? []) if (waits(game, at, occasion, seat, self, part)) return true;
  return false;
}

function waits(game: Game, at: Timing, occasion: Moment["occasion"], seat: Seat, self: Bearer, part: AnyWindow): boolean {
  if (part.at !== at || self.ship.seat !== seat) return false;
  if (at === "dialRevealed" && !part.changesManeuver && mayOnlyChangeManeuver(game)) return false;
  return (part as WindowPart).when(game, self, occasion as never);
}

/** A single ability that must happen is not asked about (1E-COMP-10). */
function* pick(seat: Seat, list: () => readonly Waiting[]): Procedure<Waiting | undefined> {
  const [only, ...others] = list();
  if (!only) return undefined;
  if (others.length === 0 && !only.part.optional) return only;
  return yield* choose<Waiting | undefined>(() => {
    const now = list();
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
