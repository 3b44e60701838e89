import { describe, expect, test } from "vitest";
import { duel, noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { remainingHull } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { befalls, down, suffers, up } from "./damage.testing.ts";
import { dealDamageCard, preventDamage, sufferDamage } from "./damage.ts";
import { exposeDamage, isCriticallyDamaged, isDamaged, repairDamage } from "./repair.ts";
import { loseShields } from "./shields.ts";

const EDITIONS = ["2.0", "2.5"] as const;
const WING = { pilot: "redsquadronveteran" };

describe("suffering damage", () => {
  test("[2E-DMG-01, 2E-DMG-25] each damage removes a shield, or deals a card: facedown for a hit, faceup for a critical", () => {
    for (const edition of EDITIONS) {
      const crits = befalls(suffers(0, 2), { shields: 1 }, { edition }).ship("A1");
      expect([crits.shields, ...crits.damage.map(({ faceup }) => faceup)]).toEqual([0, true]);
      const hits = befalls(suffers(2, 0), { shields: 1 }, { edition }).ship("A1");
      expect([hits.shields, ...hits.damage.map(({ faceup }) => faceup)]).toEqual([0, false]);
      expect(befalls(suffers(1, 0), { shields: 1 }, { edition }).ship("A1")).toMatchObject({ shields: 0, damage: [] });
    }
  });

  test("[2E-DMG-03] a faceup card resolves when it is dealt, before the next card", () => {
    const directHit = windowCard("damageFaceup", {
      when: ({ at: number }, { card }) => card === number,
      does: (game, { ship }) => sufferDamage(game, ship, { hits: 1, crits: 0, reason: "obstacle" }),
    });
    for (const edition of EDITIONS) {
      const cards = { "damage:core/Direct Hit!": directHit };
      const direct = directHitsOf(edition);
      const table = startTable({
        edition,
        phase: "combat",
        cards,
        ships: [[{ ...WING, pose: at(400, 300) }], [{ ...WING, pose: at(400, 490, 180), shields: 0, tokens: { disarm: 1 } }]],
      });
      table
        .attackDice("crit", "crit", "blank")
        .defenseDice("blank", "blank")
        .script([direct[0] as number, 0, 0])
        .say("primary>B1");
      expect(table.ship("B1").damage.map(({ faceup }) => faceup)).toEqual([true, false, true]);
    }
  });
  const directHitsOf = (edition: "2.0" | "2.5"): readonly number[] => {
    const { game } = duel(WING, WING, { edition });
    return (game.facts.decks[1]?.list ?? []).flatMap(({ name }, place) => (name === "Direct Hit!" ? [place] : []));
  };

  test("[2E-DMG-04] a dealt card ignores shields and isn't damage suffered", () => {
    for (const edition of EDITIONS) {
      const cards = { "pilot:redsquadronveteran": windowCard("damageSuffered", { does: says("suffered") }) };
      const table = befalls((game, ship) => dealDamageCard(game, ship, false), { shields: 2 }, { edition, cards });
      expect(table.ship("A1")).toMatchObject({ shields: 2, damage: [{ faceup: false }] });
      expect(table.madeUp("says")).toHaveLength(0);
    }
  });

  test("[2E-DMG-05, 2E-DMG-08] a card makes a ship damaged, a faceup card critically damaged, and the hull value stays", () => {
    for (const edition of EDITIONS) {
      const { game } = duel({ ...WING, damage: down(0) }, { ...WING, damage: up(0) }, { edition });
      const [one, other] = game.state.ships as [Ship, Ship];
      expect([isDamaged(one), isCriticallyDamaged(one), isDamaged(other), isCriticallyDamaged(other)]).toEqual([true, false, true, true]);
      expect(remainingHull(game, one)).toBe(3);
    }
  });

  test("[2E-DMG-06, 2E-DMG-07] a ship with as many cards as hull is destroyed, and further cards are still dealt", () => {
    for (const edition of EDITIONS) {
      expect(befalls(suffers(3, 0), { shields: 0 }, { edition }).ship("A1").status).toBe("inPlay");
      expect(befalls(suffers(4, 0), { shields: 0 }, { edition }).ship("A1").status).toBe("destroyed");
      const table = duel(WING, { pilot: "academypilot", damage: down(0, 1) }, { edition, cards: {} });
      table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");
      expect(table.notes("dealt facedown")).toHaveLength(3);
    }
  });

  test("[2E-DMG-24] damage can be prevented, but the direct loss of shields can't", () => {
    const shield = windowCard("damageComing", {
      does: (game, { ship }) => {
        preventDamage(game, ship, { hits: 1 });
        return undefined;
      },
    });
    for (const edition of EDITIONS) {
      const cards = { "pilot:redsquadronveteran": shield };
      expect(befalls(suffers(1, 0), { shields: 2 }, { edition, cards }).ship("A1").shields).toBe(2);
      expect(befalls(suffers(2, 1), { shields: 2 }, { edition, cards }).ship("A1").shields).toBe(0);
      const lost = befalls((game, ship) => quietly(() => loseShields(game, ship, 1)), { shields: 2 }, { edition, cards });
      expect(lost.ship("A1").shields).toBe(1);
    }
  });
});

function* quietly(work: () => void): ReturnType<typeof sufferDamage> {
  work();
  yield* [];
}

describe("exposing and repairing", () => {
  test("[2E-DMG-10] an exposed card is turned faceup and resolves, but isn't dealt or suffered", () => {
    for (const edition of EDITIONS) {
      const cards: Record<string, Ability> = {
        "pilot:redsquadronveteran": {
          windows: [
            ...(windowCard("damageFaceup", { does: says("faceup") }).windows ?? []),
            ...(windowCard("damageDealt", { does: says("dealt") }).windows ?? []),
            ...(windowCard("damageSuffered", { does: says("suffered") }).windows ?? []),
          ],
        },
      };
      const table = befalls((game, ship) => exposeDamage(game, ship), { damage: down(5) }, { edition, cards });
      expect(table.ship("A1").damage).toMatchObject([{ card: 5, faceup: true }]);
      expect(noteTexts(table.madeUp("says"))).toEqual(["faceup"]);
    }
  });

  test("[2E-DMG-11] repairing turns a faceup card facedown or discards a facedown one, as the player chooses", () => {
    for (const edition of EDITIONS) {
      const mend = (game: Situation, ship: Ship) => done(repairDamage(game, ship));
      const table = befalls(mend, { damage: [...up(0), ...down(1)] }, { edition });
      expect(table.asks[0]).toMatchObject({ kind: "repair", seat: 0 });
      expect(table.keys).toHaveLength(2);
      const turned = befalls(mend, { damage: [...up(0), ...down(1)] }, { edition })
        .pass()
        .ship("A1");
      expect(turned.damage.map(({ faceup }) => faceup)).toEqual([false, false]);
      table.say("facedown");
      expect(table.ship("A1").damage).toMatchObject([{ card: 0, faceup: true }]);
      expect(table.game.state.decks[0]?.discards).toEqual([1]);
      const named = befalls((game, ship) => done(repairDamage(game, ship, "facedown")), { damage: [...up(0), ...down(1)] }, { edition });
      expect(named.ship("A1").damage).toMatchObject([{ card: 0, faceup: true }]);
    }
  });

  test("[2E-DMG-12] which of several facedown cards is exposed or repaired is random", () => {
    for (const edition of EDITIONS) {
      const picked = (draw: number, what: (game: Situation, ship: Ship) => ReturnType<typeof sufferDamage>) =>
        befalls(what, { damage: down(3, 4, 5) }, { edition, draws: [draw] }).ship("A1").damage;
      const exposed = (draw: number) => picked(draw, exposeDamage).flatMap(({ card, faceup }) => (faceup ? [card] : []));
      expect([exposed(0), exposed(1), exposed(2)]).toEqual([[3], [4], [5]]);
      const left = (draw: number) => picked(draw, (game, ship) => done(repairDamage(game, ship))).map(({ card }) => card);
      expect([left(0), left(1), left(2)]).toEqual([
        [4, 5],
        [3, 5],
        [3, 4],
      ]);
    }
  });
});

function* done(work: ReturnType<typeof repairDamage>): ReturnType<typeof sufferDamage> {
  yield* work;
}
