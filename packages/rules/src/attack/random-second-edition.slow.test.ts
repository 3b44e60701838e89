/**
 * Plays random close-range fights. There are remotes between the ships, and cards that attack again, or that expose, repair or prevent
 * damage. The game is saved and reloaded at every step. The test checks that there are no errors, that the game never waits for a player
 * with nothing to do, and that every Damage card is in exactly one place.
 */
import { expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability, AnyWindow } from "../contract/ability.ts";
import { preventDamage } from "../damage/damage.ts";
import { exposeDamage, repairDamage } from "../damage/repair.ts";
import type { Game } from "../driver/game.ts";
import { cardsLying } from "../facts/facts.ts";
import { withRemotes } from "../remotes/remotes.testing.ts";
import type { Reference } from "../state/setup.ts";
import { at, type TestShip } from "../testing.ts";
import { randomKey } from "../testing-random.ts";
import { attack } from "./attack.ts";

const again: AnyWindow = {
  at: "afterAttack",
  optional: true,
  bonusAttack: true,
  when: (_game, { ship }, { ship: attacker, target }) => ship.id === attacker || ship.id === target,
  *perform(game, { ship }) {
    yield* attack(game, ship, { rule: "2E-ENGAGE-10", mayDecline: true });
  },
};
const atSeven: AnyWindow = {
  at: "initiativeReached",
  optional: true,
  when: (_game, _self, { initiative }) => initiative === 7,
  *perform(game, { ship }) {
    yield* attack(game, ship, { rule: "2E-ENGAGE-08", mayDecline: true });
  },
};
const mends = windowCard("startOfEnd", {
  may: true,
  *does(game, { ship }) {
    yield* repairDamage(game, ship);
    yield* exposeDamage(game, ship);
  },
});
const prevents = windowCard("damageComing", {
  may: true,
  when: ({ ship }, occasion) => occasion.ship === ship.id,
  does: (game, { ship }) => {
    preventDamage(game, ship, { crits: 1 });
    return undefined;
  },
});
const CARDS: Record<string, Ability> = {
  "pilot:redsquadronveteran": { windows: [again] },
  "pilot:academypilot": { windows: [again, ...(mends.windows ?? [])] },
  "pilot:omicrongrouppilot": { windows: [atSeven, ...(prevents.windows ?? [])] },
};

const rows: readonly (readonly [pilot: string, x: number, y: number, heading: number])[][] = [
  [
    ["redsquadronveteran", 400, 300, 0],
    ["omicrongrouppilot", 300, 300, 0],
    ["rebelscout", 500, 320, 0],
  ],
  [
    ["academypilot", 400, 480, 180],
    ["academypilot", 460, 480, 180],
    ["omicrongrouppilot", 300, 520, 180],
  ],
];

/** Checks that every card of every deck is in the deck, in the discards or on one ship, and never in two places. */
function expectWholeDecks({ state, facts }: Game): void {
  state.decks.forEach(({ cards, discards, left }, deck) => {
    const lying = cardsLying(facts, [...state.ships, ...state.remotes], deck).flatMap(({ card }) => (card >= 0 ? [card] : []));
    expect(left).toBe(cards.length);
    expect([...cards, ...discards, ...lying].sort((a, b) => a - b)).toEqual(facts.decks[deck]?.cards);
  });
}

const REFERENCES: readonly (readonly ["2.0" | "2.5", Reference])[] = [
  ["2.0", "1.1.0"],
  ["2.0", "1.3.2"],
  ["2.5", "1.4.0"],
  ["2.5", "1.4.5"],
];

test.each(REFERENCES)("random fights in %s (%s) keep the Damage decks whole", { timeout: 60_000 }, (edition, reference) => {
  const ships = rows.map((own) =>
    own.map(([pilot, x, y, heading]): TestShip => ({ pilot, pose: at(x, y, heading), tokens: { focus: 1, evade: 1 }, force: 1 })),
  );
  const remotes = [
    { kind: "turret", seat: 0, pose: at(430, 560, 180) },
    { kind: "probeDroid", pose: at(350, 400) },
  ] as const;
  const table = withRemotes(remotes, { edition, reference, phase: "combat", ships, cards: CARDS, key: "fight" });
  const next = randomKey(1);
  for (let given = 0; given < 150 && !table.game.state.outcome; given += 1) {
    next(table);
    expectWholeDecks(table.game);
  }
  expect(table.notes("attacks").length).toBeGreaterThan(3);
});
