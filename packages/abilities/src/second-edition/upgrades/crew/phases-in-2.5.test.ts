import type { Effect } from "@broadside/rules";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { ABILITIES_2_5 } from "../../index.ts";
import { chargesLeft, flown, LATER, tokens, use, X_WING } from "../upgrades.testing.ts";
import { AWAY, down, inPhase, near, up } from "./crew.testing.ts";

const RED = "4KR";
const still = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => near(x, y, { activated: true, ...more });

describe("after maneuvers", () => {
  test("Ahsoka Tano: Force lets a friendly ship behind focus, even while stressed", () => {
    const flies = (friend: TestShip, others: readonly TestShip[] = []) =>
      cardTable(
        [
          [{ pilot: X_WING, pose: at(400, 300), dial: "2FB", upgrades: ["ahsokatano-crew"] }, friend],
          [...others, AWAY],
        ],
        {
          phase: "activation",
          ...LATER,
        },
      );
    const table = flies(still(440, 280, { tokens: { stress: 1 } }))
      .say(use("ahsokatano-crew"))
      .say("focus");
    expect([tokens(table, "A2"), table.ship("A1").force]).toMatchObject([{ focus: 1, stress: 2 }, 0]);
    expect(flies(still(400, 540)).kind).not.toBe("use at maneuverExecuted");
    expect(flies(still(400, 280), [still(400, 440)]).kind).not.toBe("use at maneuverExecuted");
  });

  test("Captain Hark: a charge gives a focus token after a red maneuver, unless the ship has one", () => {
    const table = flown("captainhark", RED, {}, LATER).say(use("captainhark"));
    expect([tokens(table).focus, chargesLeft(table)]).toEqual([1, 1]);
    expect(flown("captainhark", RED, { tokens: { focus: 1 } }, LATER).kind).not.toBe("use at maneuverExecuted");
    expect(flown("captainhark", RED, { active: [0] }, LATER).kind).not.toBe("use at maneuverExecuted");
    expect(flown("captainhark", "4FW", {}, LATER).kind).not.toBe("use at maneuverExecuted");
  });

  test("Prime Minister Almec: a friendly ship without green tokens gains stress to calculate after revealing a white maneuver", () => {
    const revealed = (dial: string, ship: Partial<TestShip> = {}) => flown("primeministeralmec", dial, ship, LATER);
    expect(tokens(revealed("4FW").say(use("primeministeralmec")))).toMatchObject({ stress: 1, calculate: 1 });
    expect(revealed("2FB").kind).not.toBe("use at dialRevealed");
    expect(revealed("4FW", { tokens: { evade: 1 } }).kind).not.toBe("use at dialRevealed");
    const far = [{ pilot: X_WING, pose: at(100, 100), upgrades: ["primeministeralmec"], activated: true }, near(800, 800, { dial: "4FW" })];
    expect(cardTable([far, [AWAY]], { phase: "activation", ...LATER }).kind).not.toBe("use at dialRevealed");
  });

  test("Prime Minister Almec: with two stress tokens he flips, and then a red maneuver gives an action", () => {
    const ended = (stress: number) =>
      inPhase("end", { upgrades: ["primeministeralmec"], tokens: { stress } }, [near(500, 300, { pilot: X_WING })], [AWAY], LATER);
    expect(ended(1).ship("A1").upgrades[0]?.side).toBe("front");
    const table = ended(2);
    expect(table.ship("A1").upgrades[0]?.side).toBe("back");
    table.say("2FB", "A1").say(RED, "A2").until("use at maneuverExecuted").say(use("primeministeralmec"));
    expect(table.keys).toEqual(["skip", "focus"]);
    expect(tokens(table.say("focus"), "A2")).toMatchObject({ stress: 1, focus: 1 });
  });
});

describe("actions", () => {
  const coordinating = (upgrade: string, ship: Partial<TestShip>, mates: readonly TestShip[], more = {}) =>
    cardTable([[{ pilot: X_WING, pose: at(400, 300), dial: "2FB", upgrades: [upgrade], ...ship }], [AWAY, still(400, 620)], mates], {
      phase: "activation",
      teams: [0, 1, 0],
      ...LATER,
      ...more,
    }).until("action");

  test("Greef Karga: an allied ship is coordinated, and its player can lock a ship that he has locked", () => {
    const table = coordinating("greefkarga", { locks: ["B2"] }, [still(300, 420)]).say("coordinate");
    expect([table.kind, table.asks[0]?.seat]).toEqual(["free action", 2]);
    table.say("skip");
    expect(table.asks).toEqual([{ kind: "lock", seat: 2, keys: ["none", "B2"] }]);
    expect(table.say("B2").ship("C1").locks).toEqual(["B2"]);
    expect(
      coordinating("greefkarga", {}, [still(300, 420)])
        .say("coordinate")
        .say("skip").kind,
    ).not.toBe("lock");
    expect(
      coordinating("maul-crew", {}, [still(300, 420)])
        .say("coordinate")
        .notes("action failed"),
    ).toHaveLength(1);
  });

  test("Maul: he only adds a purple coordinate action, Force and a slot", () => {
    const table = flown("maul-crew", "2FB", {}, LATER).until("action").say("coordinate");
    expect(table.ship("A1").force).toBe(0);
    expect(ABILITIES_2_5.get("upgrade:maul-crew")).toEqual({});
  });

  test("Pre Vizsla: he coordinates one of his player's commando teams, which relocates", () => {
    const setUp = (seat: number) => ({ ...LATER, setup: { remotes: [{ kind: "commandoTeam", number: 1, seat }] } }) as const;
    const id = flown("previzsla", "2FB", {}, setUp(0)).game.state.remotes[0]?.id ?? "";
    const coordinated = (seat: number, y: number) =>
      flown("previzsla", "2FB", {}, { ...setUp(seat), remotes: { [id]: { pose: at(300, y) } } })
        .until("action")
        .say("coordinate");
    const table = coordinated(0, 420);
    expect(table.keys).toEqual(["straight", "left turn", "right turn"]);
    expect(table.say("straight").game.state.remotes[0]?.pose?.y).toBeGreaterThan(at(300, 420).y);
    expect(table.notes("action failed")).toEqual([]);
    for (const other of [coordinated(1, 420), coordinated(0, 800)]) expect(other.notes("action failed")).toHaveLength(1);
  });

  test("“Leebo”: a repair of a faceup or facedown card gives an action from the bar", () => {
    const faceup = inPhase("combat", { upgrades: ["leebo-swz103", "chewbacca"], damage: [up(0)] }, [], [near(440, 480)], LATER);
    faceup.say(use("chewbacca", "A1", 1)).say(use("leebo-swz103"));
    expect(faceup.keys).toEqual(["skip", "focus", "lock", "barrel-roll"]);
    const facedown = flown("leebo-swz103", "2FB", { upgrades: ["leebo-swz103", "r5astromech"], damage: [down(0)] }, LATER);
    facedown.until("action").say("upgrade:r5astromech").say(use("leebo-swz103")).say("focus");
    expect([tokens(facedown).focus, facedown.ship("A1").damage]).toEqual([1, []]);
  });

  test("Tal Merrik: an enemy in front gets a False Friend, unless an enemy already has one", () => {
    const effect: Effect = { id: "condition:falsefriend", ship: "B1", by: "A1", until: "game", since: 1 };
    const acting = (y: number, effects: readonly Effect[]) =>
      flown("talmerrik", "2FB", {}, { ...LATER, state: { effects, counted: 1 } }, [still(400, y)]).until("action");
    expect(acting(600, []).say("upgrade:talmerrik").game.state.effects).toMatchObject([
      { id: "condition:falsefriend", ship: "B1", by: "A1" },
    ]);
    const docked = flown("talmerrik", "2FB", {}, { ...LATER, state: { effects: [{ ...effect, ship: "B2" }], counted: 1 } }, [
      still(400, 600),
      still(850, 850, { status: "docked", pose: undefined, carrier: "B1" }),
    ]).until("action");
    for (const table of [acting(600, [effect]), acting(350, []), acting(700, []), docked])
      expect(table.keys).not.toContain("upgrade:talmerrik");
  });

  test("Ursa Wren: the ship holds two locks, and can lock when an enemy locks a nearby friendly ship", () => {
    const locked = (x: number, target: string) => {
      const mine = [still(x, 300, { pilot: X_WING, upgrades: ["ursawren"], locks: ["B2"] }), still(400, 300)];
      const theirs = [{ pilot: X_WING, pose: at(400, 700, 180), dial: "2FB" }, still(480, 600)];
      return cardTable([mine, theirs], { phase: "activation", ...LATER })
        .until("action")
        .say("lock")
        .say(target);
    };
    const table = locked(300, "A2").say(use("ursawren")).say("lock").say("B1");
    expect(table.notes("lock")).toMatchObject([
      { ship: "B1", target: "A2" },
      { ship: "A1", target: "B1" },
    ]);
    expect(table.ship("A1").locks).toEqual(["B2", "B1"]);
    expect(locked(300, "B2").kind).not.toBe("use at lockAcquired");
    expect(locked(860, "A2").kind).not.toBe("use at lockAcquired");
  });
});

test("Satine Kryze: for two charges, each friendly ship can gain a focus or an evade token at its own price", () => {
  const started = (active: number) =>
    inPhase("combat", { upgrades: ["satinekryze"], active: [active] }, [near(850, 100), near(100, 850)], [near(400, 490)], LATER);
  const table = started(2).say(use("satinekryze"));
  table.say("A2").say("evade").say("A3").say("focus").say("none");
  expect(["A1", "A2", "A3"].map((id) => tokens(table, id))).toMatchObject([
    { focus: 0, evade: 0 },
    { disarm: 1, evade: 1 },
    { deplete: 1, focus: 1 },
  ]);
  expect(chargesLeft(table)).toBe(0);
  expect(started(1).kind).not.toBe("use at startOfCombat");
  expect(table.ship("B1").tokens.focus).toBe(0);
});
