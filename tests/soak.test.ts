/** A share of `npm run soak`: whole games between random squads, every state looked at. */

import { automatedCards, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import type { Slot, Upgrade } from "@broadside/cards";
import { CATALOGUE, playOne, randomSetup } from "@broadside/tools/soak/one-game";
import { describe, expect, test } from "vitest";

const GAMES = 400;
const AT_ONCE = 50;

describe("random games between random squads", () => {
  test.each(Array.from({ length: GAMES / AT_ONCE }, (_, at) => at * AT_ONCE + 1))(
    "from seed %i on, all end, and nothing breaks on the way",
    (from) => {
      const broken: string[] = [];
      for (let seed = from; seed < from + AT_ONCE; seed += 1) {
        const played = playOne(seed);
        if (played.broken !== undefined) broken.push(`game ${seed}: ${played.broken}`);
        else if (!played.game.state.outcome) broken.push(`game ${seed} has no outcome`);
      }
      expect(broken).toEqual([]);
    },
  );

  test("draw on every card that plays by itself", () => {
    const { pilots, upgrades } = automatedCards(CATALOGUE, FIRST_EDITION_ABILITIES);
    const seen = new Set<string>();
    for (let seed = 1; seed <= 2_000; seed += 1)
      for (const { ships } of randomSetup(seed).squads)
        for (const ship of ships) for (const id of [ship.pilot, ...ship.upgrades]) seen.add(id);
    const flown = [...pilots.filter(({ ship }) => !isHuge(ship)), ...upgrades.filter((card) => !isForHugeShips(card))];
    expect(flown.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

const isHuge = (ship: string): boolean => CATALOGUE.ships.get(ship)?.size === "huge";
const HUGE_SLOTS: readonly Slot[] = ["cargo", "command", "hardpoint", "team"];
const HUGE_NAMES = CATALOGUE.pack.ships.filter(({ size }) => size === "huge").map(({ name }) => name.toLowerCase());

/** By its type, or because it names huge ships only. */
const isForHugeShips = ({ slots, restrictions = [] }: Upgrade): boolean =>
  slots.every((slot) => HUGE_SLOTS.includes(slot)) ||
  restrictions.some(
    (one) =>
      (one.needs === "size" && one.sizes.every((size) => size === "huge")) ||
      (one.needs === "ship-name" && one.names.every((name) => HUGE_NAMES.some((huge) => huge.includes(name.toLowerCase())))),
  );
