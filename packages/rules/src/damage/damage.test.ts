import { expect, test } from "vitest";
import { duel, noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { hull } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";
import type { Table, TestShip, TestTable } from "../testing.ts";
import { dealDamageCard, discardDamage, sufferDamage, turnFacedown, turnFaceup } from "./damage.ts";
import { COUNTER } from "./damage-deck.ts";
import { recoverShields } from "./shields.ts";

/** Does something to the first ship at the start of combat. */
function happens(
  work: (game: Situation, ship: Ship) => Procedure | undefined,
  ship: Partial<TestShip> = {},
  { cards, ...more }: Partial<TestTable> = {},
  before: (table: Table) => void = () => {},
): Table {
  const trigger = windowCard("startOfCombat", { may: true, does: (game, self) => work(game, self.ship) });
  const table = duel(
    { pilot: "rookiepilot", ...ship },
    { pilot: "academypilot" },
    { cards: { "pilot:rookiepilot": trigger, ...cards }, ...more },
  );
  before(table);
  return table.say("A1/pilot:rookiepilot");
}

const suffer = (hits: number, crits: number) => (game: Situation, ship: Ship) =>
  sufferDamage(game, ship, { hits, crits, reason: "obstacle" });
const facings = (table: Table) => table.ship("A1").damage.map(({ faceup }) => faceup);

test("[1E-DMG-01] each normal damage removes a shield, or else deals a facedown card", () => {
  const table = happens(suffer(3, 0), { shields: 2 });
  expect(table.ship("A1").shields).toBe(0);
  expect(facings(table)).toEqual([false]);
});

test("[1E-DMG-01] each critical damage removes a shield, or else deals a faceup card", () => {
  const table = happens(suffer(0, 2), { shields: 1 });
  expect(table.ship("A1").shields).toBe(0);
  expect(facings(table)).toEqual([true]);
});

const onConsoleFire = windowCard("startOfCombat", { does: says("burns") });

test("[1E-DMG-02] a faceup card works until it is turned facedown or discarded", () => {
  const cards = { "damage:core-tfa/Console Fire": onConsoleFire };
  const fires = (faceup: boolean) => {
    const table = duel({ pilot: "rookiepilot" }, { pilot: "academypilot" }, { cards, phase: "end" });
    const card = table.game.facts.decks[0]?.list.findIndex(({ name }) => name === "Console Fire") ?? 0;
    table.game.setShip(table.ship("A1"), { damage: [{ card, faceup, since: 1 }] });
    return { game: table.game, card, ship: table.ship("A1") };
  };
  const { game, ship, card } = fires(true);
  expect(game.bearers.onWindow(game, "startOfCombat").map((bearer) => bearer.at)).toEqual([card]);
  turnFacedown(game, ship, card);
  expect(game.bearers.onWindow(game, "startOfCombat")).toEqual([]);
  const discarded = fires(true);
  discardDamage(discarded.game, discarded.ship, discarded.card);
  expect(discarded.game.bearers.onWindow(discarded.game, "startOfCombat")).toEqual([]);
  expect(fires(false).game.bearers.onWindow(fires(false).game, "startOfCombat")).toEqual([]);
});

test("[1E-DMG-02] a faceup card resolves at once", () => {
  const cards = {
    "damage:core-tfa/Thrust Control Fire": windowCard("damageFaceup", { when: ({ at }, { card }) => at === card, does: says("fire") }),
  };
  const table = happens(suffer(0, 1), { shields: 0 }, { cards }, (before) => before.nextDamage(0, "Thrust Control Fire"));
  expect(noteTexts(table.madeUp("says"))).toEqual(["fire"]);
});

test("[1E-DMG-03] a dealt card ignores shields, and isn't damage suffered", () => {
  const cards = { "pilot:academypilot": windowCard("damageSuffered", { does: says("suffered") }) };
  const table = happens((game, ship) => dealDamageCard(game, ship, true), { shields: 3 }, { cards });
  expect(table.ship("A1").shields).toBe(3);
  expect(facings(table)).toEqual([true]);
  expect(table.madeUp("says")).toHaveLength(0);
});

test("[1E-DMG-04] a card that is turned faceup resolves, but isn't dealt", () => {
  const cards = {
    "pilot:academypilot": windowCard("damageDealt", { does: says("dealt") }),
    "damage:core-tfa/Loose Stabilizer": windowCard("damageFaceup", { does: says("faceup") }),
  };
  const dealAndTurn = function* (game: Situation, ship: Ship): Procedure {
    yield* dealDamageCard(game, ship, false);
    yield* turnFaceup(game, ship, ship.damage[0]?.card ?? COUNTER);
  };
  const table = happens(dealAndTurn, {}, { cards }, (before) => before.nextDamage(0, "Loose Stabilizer"));
  expect(noteTexts(table.madeUp("says"))).toEqual(["dealt", "faceup"]);
  expect(facings(table)).toEqual([true]);
});

/** A faceup card that counts as two. */
const directHit: Ability = { answers: { sums: { damageWorth: (_game, { at }, { card }) => (at === card ? 1 : 0) } } };
const DIRECT_HIT = { "damage:core-tfa/Direct Hit!": directHit };

test("[1E-DMG-05] a ship is destroyed by as many cards as its hull, and a faceup Direct Hit counts as 2", () => {
  const table = happens(suffer(1, 1), { shields: 0 }, { cards: DIRECT_HIT }, (before) => before.script([0]).nextDamage(0, "Direct Hit!"));
  expect(table.ship("A1").status).toBe("destroyed");
  const facedown = happens(suffer(2, 0), { shields: 0 }, { cards: DIRECT_HIT }, (before) => before.nextDamage(0, "Direct Hit!"));
  expect(facedown.ship("A1").status).toBe("inPlay");
  expect(hull(facedown.game, facedown.ship("A1"))).toBe(3);
});

test("[1E-DMG-05, 1E-DMG-04] turning faceup a card that counts as 2 can destroy the ship", () => {
  const work = function* (game: Situation, ship: Ship): Procedure {
    yield* sufferDamage(game, ship, { hits: 2, crits: 0, reason: "obstacle" });
    yield* turnFaceup(game, ship, ship.damage[0]?.card ?? COUNTER);
  };
  const table = happens(work, { shields: 0 }, { cards: DIRECT_HIT }, (before) => before.nextDamage(0, "Direct Hit!"));
  expect(table.ship("A1").status).toBe("destroyed");
});

test("[1E-DMG-06] cards beyond the hull are dealt", () => {
  const table = happens(suffer(5, 0), { shields: 0 });
  expect(table.notes("dealt facedown")).toHaveLength(5);
  expect(table.game.state.decks[0]).toMatchObject({ left: 28 });
});

test("[1E-DMG-06] the remaining cards are dealt even if one of them has destroyed the ship", () => {
  const explosion = windowCard("damageFaceup", {
    when: ({ ship, at }, occasion) => ship.id === occasion.ship && at === occasion.card,
    does: (game, { ship }) => sufferDamage(game, ship, { hits: 1, crits: 0, reason: "obstacle" }),
  });
  const cards = { "damage:core-tfa/Major Explosion": explosion };
  const table = happens(suffer(1, 3), { shields: 0 }, { cards }, (before) => before.script([32]).nextDamage(0, "Major Explosion"));
  expect(table.ship("A1").status).toBe("destroyed");
  // The ship was dealt a facedown card, the explosion, and a third card that the explosion caused. Two more cards were drawn for the other
  // two criticals, and discarded.
  expect(table.game.state.decks[0]).toMatchObject({ left: 28 });
  expect(table.game.state.decks[0]?.discards).toHaveLength(5);
});

const deck = (cards: readonly number[], discards: readonly number[]) => ({ cards, discards, left: cards.length });

test("[1E-DMG-08] an empty deck is rebuilt from the discards", () => {
  const table = happens(
    (game, ship) => dealDamageCard(game, ship, false),
    {},
    { state: { decks: [deck([], [4, 9, 2, 7, 1]), deck([0], [])] } },
  );
  expect(table.notes("deck rebuilt")).toMatchObject([{ cards: 5 }]);
  expect(table.game.state.decks[0]).toMatchObject({ left: 4, discards: [] });
  expect([1, 2, 4, 7, 9]).toContain(table.ship("A1").damage[0]?.card);
});

test("[1E-DMG-08] without deck and discards, counters count as facedown cards, but can't be turned faceup", () => {
  const work = function* (game: Situation, ship: Ship): Procedure {
    yield* dealDamageCard(game, ship, true);
    yield* dealDamageCard(game, ship, false);
    yield* turnFaceup(game, ship, COUNTER);
    discardDamage(game, ship, COUNTER);
  };
  const table = happens(work, {}, { state: { decks: [deck([], []), deck([0], [])] } });
  expect(table.ship("A1").damage).toEqual([{ card: COUNTER, faceup: false, since: 1 }]);
  expect(table.game.state.decks[0]).toEqual(deck([], []));
});

test("[1E-DMG-09] shields never exceed the shield value", () => {
  const recover = (game: Situation, ship: Ship) => {
    recoverShields(game, ship, 2);
    return undefined;
  };
  expect(happens(recover, { shields: 2 }).ship("A1").shields).toBe(2);
  expect(happens(recover, { shields: 1 }).ship("A1").shields).toBe(2);
});

test("[1E-DMG-10] an effect on cards with the Pilot trait doesn't affect those with the Ship trait", () => {
  const discardPilots = function* (game: Situation, ship: Ship): Procedure {
    yield* sufferDamage(game, ship, { hits: 0, crits: 2, reason: "obstacle" });
    for (const { card } of ship.damage) if (game.damageFacts(ship, card).trait === "pilot") discardDamage(game, ship, card);
  };
  // Both indexes are found before any card is drawn. The card drawn first is nearer the end of the deck, so the other card's index doesn't
  // change.
  const table = happens(discardPilots, { shields: 0 }, {}, (before) =>
    before.nextDamage(0, "Loose Stabilizer").nextDamage(0, "Blinded Pilot"),
  );
  const left = table.ship("A1").damage.map(({ card }) => table.game.damageFacts(table.ship("A1"), card).name);
  expect(left).toEqual(["Loose Stabilizer"]);
  expect(table.game.state.decks[0]?.discards).toHaveLength(1);
});

test("a card may have damage dealt faceup, and may discard a dealt card", () => {
  const breach: Ability = {
    answers: { permissions: { dealtFaceup: (_game, { ship }, about) => (about.ship === ship ? undefined : true) } },
  };
  expect(facings(happens(suffer(1, 0), { shields: 0 }, { cards: { "pilot:academypilot": breach } }))).toEqual([true]);
  const discards = windowCard("damageDealt", {
    does: (game, { ship }) => {
      const [other] = game.state.ships;
      if (other && other !== ship) discardDamage(game, other, other.damage[0]?.card ?? COUNTER);
      return undefined;
    },
  });
  const table = happens(suffer(0, 1), { shields: 0 }, { cards: { "pilot:academypilot": discards } });
  expect(facings(table)).toEqual([]);
});
