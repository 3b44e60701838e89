import { describe, expect, test } from "vitest";
import { duel, noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { preventDamage, sufferDamage } from "../damage/damage.ts";
import { loseShields } from "../damage/shields.ts";
import { isPrimary, shipOf } from "../state/state.ts";
import { at, type TestShip } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { attack } from "./attack.ts";
import { arcsShown } from "./weapons.ts";

const WING = { pilot: "redsquadronveteran" };
const TIE = { pilot: "academypilot" };
const EDITIONS = ["2.0", "2.5"] as const;

describe("neutralizing", () => {
  test("[2E-ATK-32, 2E-ATK-34] evades cancel hits before criticals, and any result left means a hit", () => {
    for (const edition of EDITIONS) {
      const table = duel(WING, { ...TIE, tokens: { disarm: 1 } }, { edition });
      table.attackDice("hit", "hit", "crit").defenseDice("evade", "evade", "blank").say("primary>B1");
      expect(table.ship("B1").damage.map(({ faceup }) => faceup)).toEqual([true]);
      const none = duel(WING, { ...TIE, tokens: { disarm: 1 } }, { edition });
      none.attackDice("hit", "hit", "crit").defenseDice("evade", "evade", "evade").say("primary>B1");
      expect([none.notes("missed").length, none.notes("damage").length, none.ship("B1").damage.length]).toEqual([1, 0, 0]);
    }
  });

  const reinforced = (tokens: TestShip["tokens"] & object, pose = at(400, 520, 180)): TestShip & { pilot: string } => ({
    pilot: "omicrongrouppilot",
    tokens,
    pose,
    shields: 9,
  });

  test("[2E-ATK-33] each reinforce token adds an evade on its side while more than one result is left, and stays", () => {
    for (const edition of EDITIONS) {
      const lost = (tokens: TestShip["tokens"] & object, ...dice: ("hit" | "blank")[]) => {
        const table = duel(WING, reinforced(tokens), { edition });
        table
          .attackDice(...dice)
          .defenseDice("blank")
          .say("primary>B1");
        expect(table.ship("B1").tokens).toMatchObject(tokens);
        return 9 - table.ship("B1").shields;
      };
      expect(lost({ reinforceFore: 2 }, "hit", "hit", "hit")).toBe(1);
      expect(lost({ reinforceFore: 1 }, "hit", "hit", "hit")).toBe(2);
      expect(lost({ reinforceFore: 2 }, "hit", "blank", "blank")).toBe(1);
      expect(lost({ reinforceAft: 2 }, "hit", "hit", "hit")).toBe(3);
    }
  });

  test("[2E-ATK-50-Q] no reinforce token works against an attacker in both full arcs, even at range 0", () => {
    // The ship is side-on to the attacker. The attacker faces the middle of the ship's flank.
    const flank = (y: number, edition: "2.0" | "2.5", gap: number) => {
      const table = duel(WING, reinforced({ reinforceFore: 2, reinforceAft: 2 }, at(400 + y, 360 + gap, 90)), { edition });
      table.attackDice("hit", "hit", "hit").defenseDice("blank").say("primary>B1");
      return 9 - table.ship("B1").shields;
    };
    expect(flank(0, "2.5", 0)).toBe(3);
    for (const edition of EDITIONS) expect([flank(0, edition, 150), flank(-30, edition, 150)]).toEqual([3, 1]);
  });
});

const tough = (shields: number): TestShip & { pilot: string } => ({
  pilot: "lukeskywalker",
  pose: at(400, 490, 180),
  shields,
  tokens: { disarm: 1 },
});

describe("damage of an attack", () => {
  test("[2E-ATK-35] effects of a hit come before the attack's damage", () => {
    const plasma = windowCard("attackHits", {
      does: (game) => {
        loseShields(game, shipOf(game.state, "B1"), 1);
        return undefined;
      },
    });
    for (const edition of EDITIONS) {
      const table = duel({ ...WING, upgrades: ["plasmatorpedoes"] }, tough(1), { edition, cards: { "upgrade:plasmatorpedoes": plasma } });
      table.attackDice("crit", "blank", "blank").defenseDice("blank", "blank").say("plasmatorpedoes@0>B1");
      expect(table.ship("B1").shields).toBe(0);
      expect(table.ship("B1").damage.map(({ faceup }) => faceup)).toEqual([true]);
    }
  });

  test("[2E-ATK-36, 2E-DMG-02] all hits are suffered before criticals", () => {
    for (const edition of EDITIONS) {
      const one = duel(WING, tough(1), { edition });
      one.attackDice("crit", "hit", "blank").defenseDice("blank", "blank").say("primary>B1");
      expect([one.ship("B1").shields, ...one.ship("B1").damage.map(({ faceup }) => faceup)]).toEqual([0, true]);
      const two = duel(WING, tough(2), { edition });
      two.attackDice("crit", "hit", "hit").defenseDice("blank", "blank").say("primary>B1");
      expect([two.ship("B1").shields, ...two.ship("B1").damage.map(({ faceup }) => faceup)]).toEqual([0, true]);
    }
  });

  test("[2E-ATK-40] a weapon that inflicts tokens does so even if its damage is prevented", () => {
    const ion: Ability = {
      weapon: {
        *onHit(game, { ship }) {
          const { hits = 0, crits = 0, defender = "B1" } = game.state.attack ?? {};
          const target = shipOf(game.state, defender);
          yield* sufferDamage(game, target, { hits: 1, crits: 0, reason: "attack" });
          yield* assign(game, target, "ion", hits + crits - 1, ship);
        },
      },
    };
    const shield = windowCard("damageComing", {
      does: (game, { ship }) => {
        preventDamage(game, ship, { hits: 1 });
        return undefined;
      },
    });
    for (const edition of EDITIONS) {
      const fired = (cards: Record<string, Ability>) => {
        const table = duel({ ...WING, upgrades: ["ioncannon"] }, tough(2), { edition, cards: { "upgrade:ioncannon": ion, ...cards } });
        table.attackDice("hit", "hit", "crit").defenseDice("blank", "blank").say("ioncannon@0>B1");
        return [table.ship("B1").shields, table.ship("B1").tokens.ion];
      };
      expect(fired({})).toEqual([1, 2]);
      expect(fired({ "pilot:lukeskywalker": shield })).toEqual([2, 2]);
    }
  });
});

describe("what an attack is", () => {
  test("[2E-ATK-41] a weapon card isn't a primary weapon", () => {
    const talent = windowCard("attackDeclared", {
      when: (_self, _at, { state }) => state.attack !== undefined && isPrimary(state.attack.weapon),
      does: says("primary"),
    });
    for (const edition of EDITIONS) {
      const cards = { "pilot:redsquadronveteran": talent };
      const cannon = duel({ ...WING, upgrades: ["ioncannon"] }, TIE, { edition, cards }).say("ioncannon@0>B1");
      const primary = duel({ ...WING, upgrades: ["ioncannon"] }, TIE, { edition, cards }).say("primary>B1");
      expect([noteTexts(cannon.madeUp("says")), noteTexts(primary.madeUp("says"))]).toEqual([[], ["primary"]]);
    }
  });

  test("[2E-ATK-43] an attack with a turret that points forward isn't a front arc attack", () => {
    const talent = windowCard("attackDeclared", {
      when: ({ ship }, _at, game) => game.state.attack !== undefined && arcsShown(game, ship, game.state.attack.weapon).includes("front"),
      does: says("front"),
    });
    for (const edition of EDITIONS) {
      const cards = { "pilot:rebelscout": talent, "pilot:redsquadronveteran": talent };
      const turret = duel({ pilot: "rebelscout", quarter: "front" }, { ...TIE, tokens: { disarm: 1 } }, { edition, cards }).say(
        "primary>B1",
      );
      const front = duel(WING, { ...TIE, tokens: { disarm: 1 } }, { edition, cards }).say("primary>B1");
      expect([noteTexts(turret.madeUp("says")), noteTexts(front.madeUp("says"))]).toEqual([[], ["front"]]);
    }
  });

  test("[2E-ARC-11] after a front arc attack, a bonus attack with a turret that points forward is allowed", () => {
    const gunner: Ability = {
      windows: [
        {
          at: "afterAttack",
          optional: true,
          bonusAttack: true,
          when: (game, { ship }, occasion) =>
            occasion.ship === ship.id && !arcsShown(game, ship, game.state.attack?.weapon ?? "primary").includes("single-turret"),
          *perform(game, { ship }) {
            const weapons = (weapon: Parameters<typeof arcsShown>[2]) => arcsShown(game, ship, weapon).includes("single-turret");
            yield* attack(game, ship, { rule: "2E-ARC-11", mayDecline: true, weapons });
          },
        },
      ],
    };
    for (const edition of EDITIONS) {
      const ship = { pilot: "graysquadronbomber", upgrades: ["dorsalturret", "veteranturretgunner"], quarter: "front" as const };
      const table = duel(ship, tough(9), { edition, cards: { "upgrade:veteranturretgunner": gunner } });
      table.say("primary>B1").until("use at afterAttack").say("A1/upgrade:veteranturretgunner/1");
      expect(table.keys).toEqual(["none", "dorsalturret@0>B1"]);
    }
  });
});
