import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { beside, FIGHTER, finish, firing, flown, LATER, rolling, type Some, tokens, use, X_WING } from "../pilots.testing.ts";

/** Begins the Engagement phase, with a friendly ship beside the pilot. */
const withFriend = (pilot: string, some: Some = {}, friend: Some = {}, foe: Some = {}, more: object = {}) =>
  cardTable([[{ pilot, pose: at(400, 300), ...some }, beside(X_WING, friend)], [{ pilot: X_WING, pose: at(400, 490, 180), ...foe }]], more);
const GREENS = { focus: 1, evade: 2 };

describe("maneuvers", () => {
  test("L3-37's banks are easier without shields", () => {
    const after = (pilot: string, shields: number, dial: string) => tokens(flown(pilot, dial, { shields, tokens: { stress: 1 } })).stress;
    expect([after("l337", 0, "2BW"), after("l337", 2, "2BW"), after("l337", 0, "4FW")]).toEqual([0, 1, 1]);
    expect([after("l337-escapecraft", 0, "2NW"), after("l337-escapecraft", 1, "2NW")]).toEqual([0, 1]);
  });

  test("Kad Solus gains two focus tokens after a red maneuver", () => {
    expect(tokens(flown("kadsolus", "4KR")).focus).toBe(2);
    expect(tokens(flown("kadsolus", "4FW")).focus).toBe(0);
  });

  test("Dalan Oberos gains stress to turn 90 degrees", () => {
    const dalan = "dalanoberos-starviperclassattackplatform";
    const table = flown(dalan, "2FB").say(use(dalan)).say("left");
    expect([table.ship("A1").pose?.heading, tokens(table).stress]).toEqual([270_000, 1]);
    const blocker = beside(X_WING, { pose: at(400, 400), activated: true });
    expect(flown(dalan, "2FB", {}, { friends: [blocker] }).kind).not.toContain("use at");
  });

  test("4-LOM calculates after a red maneuver, and transfers stress in the End phase", () => {
    expect(tokens(flown("4lom", "3KR")).calculate).toBe(1);
    expect(tokens(flown("4lom", "2FB")).calculate).toBe(0);
    const end = withFriend("4lom", { tokens: { stress: 2 }, engaged: true }, {}, { engaged: true }).until("use at startOfEnd");
    end.say(use("4lom"));
    expect([tokens(end).stress, tokens(end, "A2").stress]).toEqual([1, 1]);
  });

  test("Q9-0 gains strain to perform an action after an advanced maneuver, even while stressed", () => {
    const table = flown("q90", "3KR", {}, LATER).say(use("q90")).say("calculate");
    expect(tokens(table)).toMatchObject({ calculate: 1, stress: 1, strain: 1 });
    expect(flown("q90", "2FB", {}, LATER).kind).toBe("action");
  });

  test("IG-88D flies a Segnor's Loop with a turn or straight template", () => {
    const looped = () => flown("ig88d", "3LR");
    expect(looped().say(use("ig88d")).say("turn").ship("A1").pose).toMatchObject({ heading: 90_000 });
    const straight = looped().say(use("ig88d")).say("straight");
    expect(straight.ship("A1").pose).toMatchObject({ x: 400_000, heading: 180_000 });
    expect(tokens(straight).stress).toBe(1);
    expect(looped().pass().ship("A1").pose).toMatchObject({ heading: 135_000 });
  });
});

describe("tokens", () => {
  test("Dace Bonearm spends three charges to turn one ion token into three", () => {
    const ionized = (charges: number) => {
      const table = firing(
        "kavil",
        { upgrades: ["ioncannonturret"], quarter: "front" },
        {
          friends: [beside("dacebonearm", { charges })],
          foe: { pilot: "bossk", engaged: false },
        },
      );
      return finish(rolling(table, ["hit", "hit", "blank", "blank"], ["blank"], "ioncannonturret@0>B1"));
    };
    const table = ionized(3).until("use at tokenAssigned").say(use("dacebonearm", "A2"));
    expect([tokens(table, "B1").ion, table.ship("A2").charges]).toEqual([3, 0]);
    expect(tokens(ionized(2), "B1").ion).toBe(1);
  });

  test("Genesis Red copies the tokens of a ship that he locks", () => {
    const foes = [{ pilot: FIGHTER, pose: at(400, 600, 180), tokens: GREENS, dial: "2FB", activated: true }];
    const table = flown("genesisred", "2FB", { tokens: { focus: 3 } }, { foes }).say("lock");
    expect(tokens(table)).toMatchObject({ focus: 1, evade: 2 });
  });
});

describe("actions", () => {
  test("IG-88C evades after a boost", () => {
    const table = flown("ig88c", "2FB").say("boost").say("straight").say(use("ig88c")).say("evade");
    expect(tokens(table).evade).toBe(1);
  });
});

describe("Maul", () => {
  const friend = (pilot: string, x: number) => beside(pilot, { pose: at(x, 400), activated: true });
  const coordinating = (force: number, second = X_WING) =>
    flown("maul", "2FB", { force }, { ...LATER, friends: [friend(X_WING, 560), friend(second, 640)] })
      .say("coordinate")
      .say("A2")
      .say("focus");

  test("spends Force to coordinate a second ship; both ships gain strain, and he removes his stress", () => {
    const table = coordinating(3).say(use("maul"));
    expect(table.keys).toEqual(["none", "A3"]);
    table.say("A3").say("focus");
    expect([tokens(table).stress, tokens(table, "A2").strain, tokens(table, "A3").strain]).toEqual([0, 1, 1]);
    expect([table.ship("A1").force, table.game.state.effects]).toEqual([2, []]);
  });

  test("keeps the stress if he declines, and can't choose a second ship of equal or higher initiative", () => {
    const table = coordinating(3).pass();
    expect([tokens(table).stress, tokens(table, "A2").strain, tokens(table, "A3").focus]).toEqual([1, 0, 0]);
    expect(coordinating(3, "wedgeantilles").say(use("maul")).keys).not.toContain("A3");
    expect(coordinating(0).kind).not.toContain("use at");
  });

  test("isn't asked if a card coordinates without the action", () => {
    const friends = [friend(X_WING, 560), friend(X_WING, 640)];
    const table = flown("maul", "2FB", { upgrades: ["hondoohnaka"] }, { ...LATER, friends })
      .say("upgrade:hondoohnaka")
      .say("A2")
      .say("focus");
    expect([tokens(table, "A2").focus, table.keys.includes(use("maul"))]).toEqual([1, false]);
  });
});
