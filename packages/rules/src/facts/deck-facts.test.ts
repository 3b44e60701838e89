import { readRecord } from "@broadside/protocol";
import { expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Situation } from "../contract/situation.ts";
import { dealDamageCard, discardDamage, sufferDamage } from "../damage/damage.ts";
import { befalls, leftInDecks, lyingAt } from "../damage/huge.testing.ts";
import { recordOf } from "../records/record.ts";
import type { Change } from "../state/change.ts";
import { HIDDEN_CARD, type Ship, type ShipId, shipOf } from "../state/state.ts";
import { at, startTable, type Table, type TestTable } from "../testing.ts";
import { imagine } from "../views/imagine.ts";
import { view } from "../views/view.ts";
import { cardsLying } from "./facts.ts";

const TRIGGER = "B1/pilot:academypilot";

/** Deals each ship a facedown card, then discards the given ship's card. */
function dealt(more: Partial<TestTable>, discards: ShipId): Table {
  const trigger = windowCard("startOfCombat", {
    may: true,
    *does(game: Situation) {
      for (const ship of game.state.ships) yield* dealDamageCard(game, ship, false);
      const loser = shipOf(game.state, discards);
      discardDamage(game, loser, loser.damage[0]?.card ?? HIDDEN_CARD);
    },
  });
  const ships = ["rookiepilot", "academypilot", "rookiepilot", "academypilot"].map((pilot, seat) => [
    { pilot, pose: at(150 + 200 * seat, 150) },
  ]);
  return startTable({ phase: "combat", ships, teams: [0, 1, 0, 1], cards: { "pilot:academypilot": trigger }, ...more }).say(TRIGGER);
}
const piles = ({ game }: Table) => game.state.decks.map(({ left, discards }) => [left, discards.length]);

test("[ET-DMG-01, ET-DMG-02] a ship's cards come from its own side's deck, and go to that side's discards", () => {
  expect(piles(dealt({}, "C1"))).toEqual([
    [32, 0],
    [32, 0],
    [32, 1],
    [32, 0],
  ]);
});

test("[ET-TEAM-54-Q, ET-DMG-01, ET-DMG-02] with a shared deck, team-mates use their first seat's deck, and teams don't mix", () => {
  expect(piles(dealt({ setup: { sharedDeck: "team" } }, "C1"))).toEqual([
    [31, 1],
    [31, 0],
    [33, 0],
    [33, 0],
  ]);
});

test("team-mates with a shared deck get its cards, whatever deck the other brought", () => {
  const setup = { sharedDeck: "team" as const, decks: ["core", "core-tfa", "core-tfa", "core-tfa"] };
  const { game } = dealt({ setup }, "C1");
  const decks = game.state.ships.map((ship) => game.damageFacts(ship, 0).deck);
  expect(decks).toEqual(["core", "core-tfa", "core", "core-tfa"]);
  expect(view(game, [0]).state.decks[0]?.cards).toHaveLength(32);
});

test("a record may set a shared deck for teams, but no other value", () => {
  const record = recordOf(dealt({ setup: { sharedDeck: "team" } }, "C1").game);
  const read = (sharedDeck: string) => readRecord({ ...record, setup: { ...record.setup, sharedDeck } }).ok;
  expect([read("team"), read("all")]).toEqual([true, false]);
});

// ── Decks of huge ships ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A corvette with two facedown cards and a faceup one at each section. */
const damaged = (): Table =>
  befalls({ pilot: "cr90corvette", shields: 0, aftShields: 0 }, function* (game: Situation, ship: Ship) {
    for (const section of ["fore", "aft"] as const) yield* sufferDamage(game, ship, { hits: 2, crits: 1, reason: "obstacle", section });
  });

/** Checks that every card of every deck is in exactly one place. */
function expectWhole({ facts, state }: Situation): void {
  facts.decks.forEach(({ cards }, deck) => {
    const { cards: left, discards } = state.decks[deck] ?? { cards: [], discards: [] };
    const lying = cardsLying(facts, state.ships, deck).map(({ card }) => card);
    expect([...left, ...discards, ...lying].sort((a, b) => a - b)).toEqual(cards);
  });
}

test("nobody sees facedown cards at either section, or the cards left in its deck", () => {
  const { game } = damaged();
  for (const seats of [[], [0], [1], [0, 1]]) {
    const { state } = view(game, seats);
    expect(state.ships[0]?.damage.map(({ card, faceup, section }) => [section, faceup, card === HIDDEN_CARD])).toEqual([
      ["fore", false, true],
      ["fore", false, true],
      ["fore", true, false],
      ["aft", false, true],
      ["aft", false, true],
      ["aft", true, false],
    ]);
    expect(state.decks.slice(2).map(({ cards, left }) => [cards.length, left])).toEqual([
      [9, 7],
      [9, 7],
    ]);
  }
});

test("an imagined game gives each section its own cards, each once, and varies them", () => {
  const { game } = damaged();
  const seen = JSON.parse(JSON.stringify(view(game, [1]))) as ReturnType<typeof view>;
  const imagined = [1, 2, 3, 4].map((seed) => imagine(seen, game.content, seed));
  for (const one of imagined) {
    expectWhole(one);
    const [ship] = one.state.ships as [Ship];
    for (const { card, section } of ship.damage) expect(one.damageFacts(ship, card).section).toBe(section);
    expect(ship.damage.filter(({ faceup }) => faceup)).toEqual(game.state.ships[0]?.damage.filter(({ faceup }) => faceup));
  }
  expect(new Set(imagined.map(({ state }) => JSON.stringify(state.ships[0]?.damage))).size).toBeGreaterThan(1);
});

const setDamage = (table: Table, damage: Ship["damage"]) => {
  const changes: readonly Change[] = [{ change: "ship", ship: "A1", set: { damage } }];
  return table.give({ input: "set", reason: "forgotten", changes });
};
const hidden = (section: "fore" | "aft") => ({ card: HIDDEN_CARD, section, faceup: false, since: 1 });

test("a hidden card that a judge adds at a section is drawn from that section's deck", () => {
  const table = damaged();
  const before = table.ship("A1").damage;
  expect(setDamage(table, [...before.map((one) => (one.faceup ? one : { ...one, card: HIDDEN_CARD })), hidden("aft")])).toBeUndefined();
  const ship = table.ship("A1");
  expect([lyingAt(ship, "fore").length, lyingAt(ship, "aft").length, leftInDecks(table)]).toEqual([3, 4, [7, 6]]);
  expect(ship.damage.slice(0, before.length)).toEqual(before);
  expectWhole(table.game);
});

test("cards that a judge removes go to their own decks' discards", () => {
  const table = damaged();
  expect(setDamage(table, lyingAt(table.ship("A1"), "fore").slice(0, 1))).toBeUndefined();
  expect(table.game.state.decks.map(({ discards }) => discards.length)).toEqual([0, 0, 2, 3]);
  expectWhole(table.game);
});

test("a card can't be put at a section that doesn't have it in its deck, or at none", () => {
  const table = damaged();
  const foreCard = table.game.state.decks[2]?.cards[0] ?? 0;
  expect(setDamage(table, [{ card: foreCard, section: "aft", faceup: false, since: 1 }])?.refused).toBe("the change does not fit the game");
  expect(setDamage(table, [{ card: foreCard, faceup: false, since: 1 }])).toBeDefined();
  expectWhole(table.game);
});

test("players may agree to turn or discard a card whose text is unknown", () => {
  const work = (game: Situation, ship: Ship) => dealDamageCard(game, ship, true, "fore");
  const agreed = (change: (damage: Ship["damage"]) => Ship["damage"]) => {
    const table = befalls({ pilot: "cr90corvette" }, work, {}, (before) => before.nextDamage(2, "Comms Failure"));
    expect(table.notes("effect unknown")).toHaveLength(1);
    const changes: readonly Change[] = [{ change: "ship", ship: "A1", set: { damage: change(table.ship("A1").damage) } }];
    expect(table.give({ input: "propose", seat: 0, reason: "as printed", changes })).toBeUndefined();
    expect(table.give({ input: "agree", seat: 1, proposal: table.game.proposal?.number ?? 0, yes: true })).toBeUndefined();
    expectWhole(table.game);
    return table;
  };
  expect(agreed((damage) => damage.map((one) => ({ ...one, faceup: false }))).ship("A1").damage).toMatchObject([{ faceup: false }]);
  const discarded = agreed(() => []);
  expect([discarded.ship("A1").damage, discarded.game.state.decks[2]?.discards]).toEqual([[], [0]]);
});

test("only a ship with two Ship cards can be set crippled or given aft shields", () => {
  const set = (pilot: string, fields: Partial<Ship>) => {
    const table = startTable({ ships: [[{ pilot, pose: at(300, 300) }], [{ pilot: "academypilot", pose: at(800, 800) }]] });
    return table.give({ input: "set", reason: "test", changes: [{ change: "ship", ship: "A1", set: fields }] }) === undefined;
  };
  const fields: readonly Partial<Ship>[] = [{ crippled: "aft" }, { aftShields: 2 }, { crippled: undefined, aftShields: 0 }];
  expect(fields.map((one) => set("cr90corvette", one))).toEqual([true, true, true]);
  expect(fields.map((one) => set("gozanticlasscruiser", one))).toEqual([false, false, true]);
});
