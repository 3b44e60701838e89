/**
 * Laws that every recorded game obeys. Each game is played once and shown to all laws after every input. Still, every law is a separate
 * test for each game, so that a failure names the law, the game and the input.
 */
import type { Game, Input } from "@broadside/rules";
import { type RecordedGame, replayed } from "@broadside/tools/soak/saved-game";
import { describe, test } from "vitest";

/** The game after an input. */
interface Moment {
  readonly game: Game;
  readonly given: Input;
  /** The input that comes next; undefined at the end of the game. */
  readonly next: Input | undefined;
}

/** Follows one game for one law, and throws if the game breaks the law. */
interface Witness {
  /** Called after every input. If it returns a game, the remaining inputs go to that game instead. */
  after?(moment: Moment): Game | undefined;
  end?(game: Game): void;
}

export interface GameLaw {
  readonly title: string;
  /** Whether the law applies to the game. Some laws take too long to check every game. */
  isAbout?(kept: RecordedGame): boolean;
  watch(kept: RecordedGame): Witness;
  /** Runs after all games of a file, and checks that the games gave the law enough to check. */
  overall?(): void;
}

interface Watched {
  readonly witness: Witness;
  failure?: Error;
}

function look(watched: Watched, where: string, work: (witness: Witness) => Game | undefined): Game | undefined {
  if (watched.failure) return undefined;
  try {
    return work(watched.witness);
  } catch (error) {
    watched.failure = new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    return undefined;
  }
}

/** Plays the game once. Returns each law's error, or undefined if the law holds. */
function passOver(kept: RecordedGame, laws: readonly GameLaw[]): ReadonlyMap<GameLaw, Error | undefined> {
  const all = new Map<GameLaw, Watched>(laws.map((law) => [law, { witness: law.watch(kept) }]));
  let at = 0;
  const end = replayed(kept, (played) => {
    const given = kept.inputs[at] as Input;
    at += 1;
    let game = played;
    for (const watched of all.values())
      game = look(watched, `after input ${at}`, ({ after }) => after?.({ game, given, next: kept.inputs[at] })) ?? game;
    return game;
  });
  for (const watched of all.values())
    look(watched, "at the end", (witness) => {
      witness.end?.(end);
      return undefined;
    });
  return new Map([...all].map(([law, { failure }]) => [law, failure]));
}

/** Declares the tests for some games: one for each law that applies to a game. A game's first test plays it for all its laws. */
export function testLaws(games: readonly RecordedGame[], laws: readonly GameLaw[]): void {
  for (const kept of games) {
    const { edition, scenario, format } = kept.setup;
    const own = laws.filter((law) => law.isAbout?.(kept) ?? true);
    let found: ReturnType<typeof passOver> | undefined;
    describe(`recorded game ${kept.seed} of ${edition} ${scenario ?? format}`, () => {
      for (const law of own)
        test(law.title, { timeout: 240_000 }, () => {
          found ??= passOver(kept, own);
          const failure = found.get(law);
          if (failure) throw failure;
        });
    });
  }
  describe("these games together give enough to check:", () => {
    for (const { title, overall } of laws) if (overall) test(title, overall);
  });
}
