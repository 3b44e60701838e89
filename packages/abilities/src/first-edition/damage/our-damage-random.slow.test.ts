/** Plays randomly with huge ships among fighters, both with and without the Damage card texts that we wrote. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { invariant, randomStream } from "@broadside/kit";
import { cardsLying, energyLimit, type Registry } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES, withoutOurDamage } from "../../index.ts";

const SEEDS = [1, 2, 3];
const LAST_ROUND = 7;

const fighter = (pilot: string, x: number, y: number, heading: number): TestShip => ({ pilot, pose: at(x, y, heading) });

/** Sets up all four ships whose decks have cards with our texts. The ships have few shields left, so they are dealt many cards. */
function battle(registry: Registry, seed: number): Table {
  const bare = { shields: 1, aftShields: 0, energy: 3 };
  const cr90 = {
    pilot: "cr90corvette",
    pose: at(250, 200),
    upgrades: ["singleturbolasers", "gunneryteam", "quadlasercannons@aft", "wed15repairdroid@aft"],
    ...bare,
  };
  const gozanti = {
    pilot: "gozanticlasscruiser",
    pose: at(550, 200),
    upgrades: ["duallaserturret", "dockingclamps", "commsbooster"],
    ...bare,
  };
  const raider = {
    pilot: "raiderclasscorvette",
    pose: at(250, 650, 180),
    upgrades: ["ioncannonbattery", "quadlasercannons@aft", "sensorteam@aft", "targetingcoordinator@aft"],
    ...bare,
  };
  const croc = { pilot: "croccruiser", pose: at(600, 650, 180), upgrades: ["heavylaserturret", "slicertools", "gunneryteam"], ...bare };
  const docked = { pilot: "academypilot", pose: undefined, status: "docked", carrier: "A2" } as const;
  return cardTable(
    [
      [cr90, gozanti, docked, docked, fighter("maulermithel", 400, 380, 0), fighter("howlrunner", 480, 380, 0)],
      [raider, croc, fighter("wedgeantilles", 400, 500, 180), fighter("lukeskywalker", 480, 500, 180)],
    ],
    { phase: "planning", key: `our damage ${seed}`, registry, setup: { roundLimit: LAST_ROUND } },
  );
}

/** Checks that every Damage card is in exactly one place, and that no ship has more energy than its limit. */
function expectSound({ game: { facts, state }, game }: Table): void {
  facts.decks.forEach(({ cards }, deck) => {
    const { cards: left, discards } = state.decks[deck] ?? { cards: [], discards: [] };
    const lying = cardsLying(facts, state.ships, deck).flatMap(({ card }) => (card >= 0 ? [card] : []));
    expect([...left, ...discards, ...lying].toSorted((a, b) => a - b)).toEqual(cards);
  });
  for (const ship of state.ships)
    if (ship.status === "inPlay" && game.factsOf(ship).isHuge) {
      expect(ship.energy).toBeGreaterThanOrEqual(0);
      expect(ship.energy).toBeLessThanOrEqual(energyLimit(game, ship));
    }
}

/** Plays a game to the end, giving every input to a reloaded copy as well. Returns the names of all cards dealt faceup. */
function played(registry: Registry, seed: number) {
  const table = battle(registry, seed);
  const random = randomStream(seed);
  while (!table.game.state.outcome) {
    const [ask] = table.asks;
    invariant(ask, "somebody is asked");
    const key = ask.keys[random(ask.keys.length)];
    if (key === undefined) table.pass();
    else table.say(key);
    if (table.game.state.cursor.phase === "planning") expectSound(table);
  }
  return { dealt: table.notes("dealt faceup").map(({ card }) => card), unknown: table.notes("effect unknown").length };
}

const ours = new Set(pack.damageDecks.flatMap(({ cards }) => cards.flatMap(({ name, source }) => (source === "ours" ? [name] : []))));
const isOurs = (key: string): boolean => ours.has(key.slice(key.indexOf("/") + 1));

test("with our texts, no game gets stuck, and many of these cards are dealt", () => {
  const games = SEEDS.map((seed) => played(FIRST_EDITION_ABILITIES, seed));
  expect(new Set(games.flatMap(({ dealt }) => dealt.filter(isOurs))).size).toBeGreaterThan(8);
  expect(games.map(({ unknown }) => unknown)).toEqual(SEEDS.map(() => 0));
}, 180_000);

test("without our texts, no game gets stuck, and each of these cards is reported for players to resolve by hand", () => {
  const registry = withoutOurDamage(FIRST_EDITION_ABILITIES, catalogueOf(pack));
  for (const seed of SEEDS) {
    const { dealt, unknown } = played(registry, seed);
    expect(unknown).toBe(dealt.filter(isOurs).length);
  }
}, 180_000);
