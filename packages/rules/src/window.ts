/** Timing windows: who uses what is waiting, and in what order, is decided here and nowhere else. */
import { invariant } from "@broadside/kit";
import type { AnyWindow, WindowPart } from "./ability.ts";
import { choose, type Option, optionsOf, type Procedure } from "./ask.ts";
import { type Bearer, bearersOn } from "./bearer.ts";
import type { Game } from "./game.ts";
import type { Seat } from "./seat.ts";
import { mayOnlyChangeManeuver } from "./stress.ts";
import type { Occasions, Timing } from "./timing.ts";

/** Deeper nesting is a loop of cards. */
const DEEPEST = 32;

interface Waiting {
  readonly self: Bearer;
  readonly part: AnyWindow;
}

const PASS: Option<undefined> = { key: "pass", value: undefined };

/**
 * Seat by seat in order of initiative, each resolving its abilities in the sequence it likes, each at most once, one wholly before the
 * next (1E-ROUND-02, -07, 1E-COMP-11).
 */
export function* window<At extends Timing>(game: Game, at: At, occasion: Occasions[At]): Procedure {
  if (bearersOn(game, at).length === 0) return;
  invariant(game.depth < DEEPEST, `windows nest too deep at ${at}`);
  game.depth += 1;
  try {
    for (const seat of game.state.initiative) {
      const used = new Set<string>();
      for (;;) {
        const picked: Waiting | undefined = yield* pick(seat, at, () => waiting(game, at, occasion, seat, used));
        if (!picked) break;
        used.add(picked.self.key);
        yield* game.using(picked.self, (picked.part as WindowPart<At>).perform(game, picked.self, occasion));
      }
    }
  } finally {
    game.depth -= 1;
  }
}

function waiting<At extends Timing>(
  game: Game,
  at: At,
  occasion: Occasions[At],
  seat: Seat,
  used: ReadonlySet<string>,
): readonly Waiting[] {
  const found: Waiting[] = [];
  const onlyChanges = at === "dialRevealed" && mayOnlyChangeManeuver(game);
  for (const self of bearersOn(game, at)) {
    if (self.ship.seat !== seat || used.has(self.key)) continue;
    for (const part of self.ability.windows ?? [])
      if (part.at === at && (!onlyChanges || part.changesManeuver) && (part as unknown as WindowPart<At>).when(game, self, occasion))
        found.push({ self, part });
  }
  return found;
}

/** A single ability that must happen is not asked about (1E-COMP-10). */
function* pick(seat: Seat, at: Timing, list: () => readonly Waiting[]): Procedure<Waiting | undefined> {
  const [only, ...others] = list();
  if (!only) return undefined;
  if (others.length === 0 && !only.part.optional) return only;
  return yield* choose<Waiting | undefined>(() => {
    const now = list();
    const uses = now.map((value) => ({ key: value.self.key, value }));
    const mayPass = now.every(({ part }) => part.optional);
    return { kind: `use at ${at}`, seat, rule: "1E-ROUND-02", options: mayPass ? [PASS, ...uses] : optionsOf(uses) };
  });
}
