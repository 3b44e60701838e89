/**
 * Published rulings on Damage cards and on cards that affect them. Each test's title gives the number of the ruling's entry and of the
 * sentence in it.
 */
import { hull, pilotSkill } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, faceup, flying, shoot } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const NOTHING = ["blank", "blank", "blank"] as const;
const facedown = (count: number, from = 0) => Array.from({ length: count }, (_, card) => ({ card: card + from, faceup: false, since: 1 }));

/** Deals this card faceup to a freighter without shields. */
const dealt = (name: string, ship: Parameters<typeof duel>[1], deck = "core") =>
  duel({ pilot: "wesjanson" }, { shields: 0, ...ship }, { deck })
    .attackDice("crit", "blank", "blank")
    .defenseDice("blank")
    .nextDamage(1, name)
    .say("primary>B1");

describe("Chewbacca", () => {
  test("ruling 162.1 Chewbacca: every faceup card is turned facedown without effect, even Injured Pilot", () => {
    for (const name of ["Injured Pilot", "Minor Explosion"]) {
      const table = dealt(name, { pilot: "chewbacca" });
      expect(table.ship("B1").damage).toMatchObject([{ faceup: false }]);
      expect(table.notes("rolled")).toHaveLength(2);
    }
  });

  test("ruling 162.2 Chewbacca: a card that another card turns faceup wasn't dealt, so it stays faceup", () => {
    const ship = { pilot: "chewbacca", upgrades: ["r2d2-swx22"], shields: 0, damage: facedown(1) };
    const table = duel(ship, { ...academy, pose: at(850, 850, 180) }, { phase: "end" })
      .attackDice("hit")
      .say("A1/upgrade:r2d2-swx22/0");
    expect(table.notes("rolled")).toMatchObject([{ faces: ["hit"] }]);
    expect(table.ship("A1").damage).toMatchObject([{ faceup: true }]);
  });
});

describe("Chewbacca (crew)", () => {
  const KEY = "B1/upgrade:chewbacca/0";
  const falcon = { pilot: "outerrimsmuggler", upgrades: ["chewbacca"] };

  test("ruling 215.1 Chewbacca (crew): the player sees the faceup card before deciding", () => {
    const table = dealt("Direct Hit!", falcon);
    expect(table.asks).toMatchObject([{ kind: "use at damageDealt", seat: 1 }]);
    expect(table.notes("dealt faceup")).toMatchObject([{ card: "damage:core/Direct Hit!" }]);
  });

  test("ruling 215.2 Chewbacca (crew): the last damage is prevented, and a shield recovers", () => {
    const table = dealt("Damaged Engine", { ...falcon, damage: facedown(5) }).say(KEY);
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: false, shields: 1, upgrades: [{ faceup: false }] });
    expect(table.ship("B1").damage).toHaveLength(5);
  });
});

test("ruling 148.1 Damaged Cockpit: if turned faceup in a round, it applies from the next one", () => {
  const { game } = duel({ pilot: "wedgeantilles", damage: [faceup("Damaged Cockpit", { since: 1 })] }, academy);
  const skill = () => game.state.ships.map((ship) => pilotSkill(game, ship))[0];
  expect(skill()).toBe(9);
  game.set({ round: 2 });
  expect(skill()).toBe(0);
});

describe("Damaged Sensor Array of the older deck", () => {
  const damage = [faceup("Damaged Sensor Array", { deck: "core" })];

  test("ruling 150.1 Damaged Sensor Array: the action bar's lock action is lost, but other effects can still lock", () => {
    expect(flying({ pilot: "rookiepilot", damage }, "2FG", { deck: "core" }).keys).not.toContain("lock");
    const table = duel({ pilot: "rookiepilot", upgrades: ["firecontrolsystem"], damage }, academy, { deck: "core" });
    shoot(table, NOTHING, NOTHING).say("A1/upgrade:firecontrolsystem/0");
    expect(table.ship("A1").locks).toEqual(["B1"]);
  });

  test("ruling 150.2 Damaged Sensor Array: other cards' actions are possible if the action bar doesn't have them", () => {
    const acting = flying({ pilot: "rookiepilot", upgrades: ["marksmanship"], damage }, "2FG", { deck: "core" });
    expect(acting.keys).toEqual(["skip", "upgrade:marksmanship", "damage:core/Damaged Sensor Array"]);
    // A focus token lets Jake Farrell boost, which is on his action bar, or barrel roll, which is not.
    const table = cardTable(
      [
        [
          { pilot: "kylekatarn", pose: at(500, 300), tokens: { focus: 1 } },
          { pilot: "jakefarrell", pose: at(400, 300), damage },
        ],
        [{ ...academy, pose: at(850, 850, 180) }],
      ],
      { deck: "core" },
    ).say("A1/pilot:kylekatarn");
    expect(table.say("A2/pilot:jakefarrell").keys).toEqual(["skip", "barrel-roll"]);
  });
});

test("ruling 136.1 Heavy Scyk Interceptor: the ship has 1 more hull", () => {
  const { game } = duel({ pilot: "cartelspacer", upgrades: ["heavyscykinterceptor"] }, { pilot: "cartelspacer" });
  expect(game.state.ships.map((ship) => hull(game, ship))).toEqual([3, 2]);
});

test("Determination: discards an Injured Pilot before it can switch the card off", () => {
  const table = dealt("Injured Pilot", { pilot: "outerrimsmuggler", upgrades: ["determination"] });
  expect(table.ship("B1").damage).toEqual([]);
});
