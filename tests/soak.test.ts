/** A share of `npm run soak`: whole games between random squads, every state looked at. */

import { automatedCards, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import type { GameSetup } from "@broadside/rules";
import { CATALOGUE, epicSetup, type Played, playOne, randomSetup } from "@broadside/tools/soak/one-game";
import { describe, expect, test } from "vitest";

const GAMES = 400;
const AT_ONCE = 50;

const EPIC_GAMES = 60;
const EPIC_AT_ONCE = 10;
/** Until every card for huge ships has been drawn. */
const EPIC_SQUADS = 150;

/** What broke in a row of games. */
const brokenAmong = (from: number, count: number, play: (seed: number) => Played): readonly string[] =>
  Array.from({ length: count }, (_, at) => from + at).flatMap((seed) => {
    const { broken, game } = play(seed);
    return broken !== undefined ? [`game ${seed}: ${broken}`] : game.state.outcome ? [] : [`game ${seed} has no outcome`];
  });

describe("random games between random squads", () => {
  test.each(Array.from({ length: GAMES / AT_ONCE }, (_, at) => at * AT_ONCE + 1))(
    "from seed %i on, all end, and nothing breaks on the way",
    (from) => {
      expect(brokenAmong(from, AT_ONCE, (seed) => playOne(seed))).toEqual([]);
    },
  );

  test.each(Array.from({ length: EPIC_GAMES / EPIC_AT_ONCE }, (_, at) => at * EPIC_AT_ONCE + 1))(
    "so do Epic Dogfights and Team Epics from seed %i on",
    (from) => {
      expect(brokenAmong(from, EPIC_AT_ONCE, (seed) => playOne(seed, epicSetup(seed)))).toEqual([]);
    },
  );

  test("draw on every card that plays by itself", () => {
    const { pilots, upgrades } = automatedCards(CATALOGUE, FIRST_EDITION_ABILITIES);
    const seen = new Set<string>();
    const look = ({ squads }: GameSetup) => {
      for (const { ships } of squads) for (const ship of ships) for (const id of [ship.pilot, ...ship.upgrades]) seen.add(id);
    };
    for (let seed = 1; seed <= 2_000; seed += 1) look(randomSetup(seed));
    for (let seed = 1; seed <= EPIC_SQUADS; seed += 1) look(epicSetup(seed));
    expect([...pilots, ...upgrades].filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
