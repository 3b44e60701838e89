import type { TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { finish, firing, LATER, use, X_WING } from "../upgrades.testing.ts";

const JEDI = { pilot: "jediknight", upgrades: ["compassion"], engaged: true };
const card = (number: number) => ({ card: number, faceup: false, since: 0 });

test("Compassion: a friendly ship's Pilot card is discarded, the ship is dealt a card and recovers Force", () => {
  const wounded = (name: string, more: Partial<TestShip> = {}) => {
    const mine: readonly TestShip[] = [
      { ...JEDI, pose: at(300, 300), ...more },
      { pilot: X_WING, pose: at(400, 300), shields: 0, engaged: true },
    ];
    const theirs = [400, 460].map((x) => ({ pilot: X_WING, pose: at(x, 490, 180) }));
    const table = cardTable([mine, theirs], LATER).until("next ship").say("B1").until("attack");
    return finish(table.attackDice("crit", "blank", "blank").defenseDice("blank", "blank").nextDamage(0, name).say("primary>A2"));
  };
  const table = wounded("Wounded Pilot").say(use("compassion"));
  expect(table.ship("A2").damage).toEqual([]);
  expect(table.ship("A1").damage).toMatchObject([{ faceup: false }]);
  expect(table.ship("A1").force).toBe(0);
  expect(
    wounded("Wounded Pilot", { damage: [card(1)] })
      .say(use("compassion"))
      .ship("A1").force,
  ).toBe(1);
  expect(wounded("Wounded Pilot").pass().ship("A2").damage).toHaveLength(1);
  for (const more of [{ force: 0 }, { pose: at(100, 100) }]) expect(wounded("Wounded Pilot", more).kind).not.toBe("use at damageDealt");
  expect(wounded("Hull Breach").kind).not.toBe("use at damageDealt");
});

test("Roiling Anger: the ship gains strain in an enemy's front arc to recover Force", () => {
  const id = "roilinganger-siegeofcoruscant";
  const started = (heading: number, force = 0) => firing(id, { pilot: "jediknight", force }, { pose: at(400, 490, heading) }, LATER);
  const table = started(180).say(use(id));
  expect([table.ship("A1").force, table.ship("A1").tokens.strain]).toEqual([1, 1]);
  for (const other of [started(0), started(180, 1)]) expect(other.kind).not.toBe("use at startOfCombat");
});
