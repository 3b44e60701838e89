/** Resistance pilots under the 2.5 rules. */
import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import { attacked, beside, FIGHTER, firing, flown, LATER, rolling, type Some, shown, tokens, use, X_WING } from "../pilots.testing.ts";

const HURT = [{ card: 20, faceup: false, since: 0 }];
const AWAY = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

test("Zay Versio rerolls a defense die while the attacker is damaged", () => {
  const defends = (damage: typeof HURT) =>
    toDefense(rolling(attacked("zayversio", {}, { ...LATER, foe: { damage } }), ["hit", "hit", "hit"], ["blank", "blank"], "primary>A1"));
  const table = defends(HURT).defenseDice("evade").say(use("zayversio"));
  expect(shown(table, "defense")).toEqual(["evade", "blank"]);
  expect(defends([]).keys).not.toContain(use("zayversio"));
});
/** The attacker declines to modify dice. */
function toDefense(table: ReturnType<typeof attacked>) {
  while (table.kind === "modify attack dice") table.pass();
  return table;
}

describe("Taka Jamoreesa", () => {
  const jams = (others: readonly (readonly [number, number])[], friends: readonly (readonly [number, number])[] = []) =>
    flown(
      "takajamoreesa",
      "1FB",
      {},
      {
        ...LATER,
        foes: [
          { pilot: FIGHTER, pose: at(400, 480, 180), activated: true },
          ...others.map(([x, y]) => ({ pilot: FIGHTER, pose: at(x, y, 180), activated: true })),
          AWAY,
        ],
        friends: friends.map(([x, y]) => beside(X_WING, { pose: at(x, y), activated: true })),
      },
    ).say("jam");

  test("jams another ship next to the one that she jammed, friend or enemy", () => {
    const table = jams([[480, 560]], [[300, 480]]);
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 0, keys: ["A2", "B2"] }]);
    expect([tokens(table.say("B2"), "B1").jam, tokens(table, "B2").jam, tokens(table, "A1").jam]).toEqual([1, 1, 0]);
  });

  test("must jam one if she can, but never herself or the same ship again", () => {
    expect(tokens(jams([[480, 560]]), "B2").jam).toBe(1);
    const alone = jams([[800, 600]]);
    expect(["A1", "B1", "B2"].map((id) => tokens(alone, id).jam)).toEqual([0, 1, 0]);
  });
});

describe("Venisa Doza", () => {
  const keys = (upgrade: string, y: number, pilot = "venisadoza") =>
    firing(pilot, { upgrades: [upgrade], locks: ["B1"] }, { ...LATER, foe: { pose: at(400, y) } }).keys.includes(`${upgrade}@0>B1`);

  test("fires torpedoes and missiles to the rear at range 1-2", () => {
    expect([170, 80, 0].map((y) => keys("protontorpedoes", y + 20))).toEqual([true, true, false]);
    expect([keys("concussionmissiles", 190), keys("protontorpedoes", 190, "bluesquadronrookie")]).toEqual([true, false]);
    expect(keys("ioncannon", 110)).toBe(false);
  });

  test("fires to the rear farther than the card's range if that is shorter", () => {
    expect([190, 100, 20].map((y) => keys("advprotontorpedoes", y))).toEqual([true, true, false]);
  });

  test("fires to the front only at the card's range", () => {
    expect([400, 490, 580].map((y) => keys("protontorpedoes", y))).toEqual([false, true, true]);
    expect([400, 490].map((y) => keys("advprotontorpedoes", y))).toEqual([true, false]);
  });
});

describe("Poe Dameron", () => {
  const poe = "poedameron-scavengedyt1300";
  const rocks = { obstacles: [{ token: "coreasteroid0", pose: at(400, 400) }] } as const;

  test("spends a charge to ignore obstacles during a maneuver", () => {
    const flies = () => flown(poe, "2FB", {}, { ...LATER, ...rocks });
    const table = flies().say(use(poe));
    expect([table.notes("met obstacle").length, table.ship("A1").charges, table.game.state.effects]).toEqual([0, 1, []]);
    expect(flies().pass().notes("met obstacle")).toHaveLength(1);
  });

  /** A1 executes its maneuver. Stops before the player is asked to spend anything. */
  const flies = (some: Some = {}) => {
    const table = flown(poe, "2FB", { damage: HURT, ...some }, LATER);
    return table.kind === "use at beforeManeuver" ? table.pass() : table;
  };

  test("spends two charges to perform a white boost, or a red barrel roll that exposes a card", () => {
    const boosted = flies().say(use(poe)).say("boost").say("boost").say("straight");
    expect(boosted.ship("A1")).toMatchObject({ charges: 0, tokens: { stress: 0 }, damage: [{ faceup: false }] });
    const rolls = () => flies().say(use(poe)).say("barrel-roll");
    expect(rolls().say("barrel-roll").until("action").ship("A1")).toMatchObject({
      charges: 0,
      tokens: { stress: 1 },
      damage: [{ faceup: true }],
    });
    const declined = rolls().say("skip");
    expect([declined.ship("A1").damage[0]?.faceup, declined.game.state.effects]).toEqual([false, []]);
    expect(flies({ charges: 1 }).keys).not.toContain(use(poe));
  });
});

describe("Lando Calrissian", () => {
  const lando = "landocalrissian-scavengedyt1300";
  const friends = [480, 320, 850].map((x) => beside(X_WING, { pose: at(x, 480), activated: true, tokens: { stress: 1 } }));
  const flies = (dial: string, some: Some = {}) => flown(lando, dial, some, { ...LATER, friends });

  test("spends a charge for each ship, and then the ships act, even while stressed", () => {
    const table = flies("4FR").say(use(lando));
    expect(table.keys).toEqual(["A1", "A2", "A3"]);
    table.say("A2").say("A1");
    expect([table.ship("A1").charges, table.kind]).toEqual([1, "choose ship"]);
    table.say("none").say("A2").say("focus").say("focus");
    expect([tokens(table, "A1").focus, tokens(table, "A2").focus, table.game.state.effects]).toEqual([1, 1, []]);
  });

  test("chooses at most as many ships as he has charges, and only after a red maneuver or action", () => {
    const table = flies("4FR", { charges: 1 }).say(use(lando)).say("A2");
    expect([table.kind, table.game.open[0]?.ask.about?.ship]).toEqual(["free action", "A2"]);
    expect(flies("4FR", { charges: 0 }).keys).not.toContain(use(lando));
    expect(flies("3FW").kind).toBe("action");
    expect(flies("2FB").say("boost").say("straight").keys).toContain(use(lando));
  });

  test("can use the ability again after he performs a red action that it gave him", () => {
    const table = flies("4FR").say(use(lando)).say("A1").say("A2").say("none").say("A1");
    table.say("boost").pass().say(use(lando));
    expect(table.say("A3").ship("A1").charges).toBe(0);
    table.say("A2").say("focus").say("focus");
    expect(["A2", "A3"].map((id) => tokens(table, id).focus)).toEqual([1, 1]);
  });
});

test("Lando Calrissian can't choose another player's ships", () => {
  const foes = [{ pilot: X_WING, pose: at(480, 480), activated: true }, AWAY];
  const table = flown("landocalrissian-scavengedyt1300", "4FR", {}, { ...LATER, foes });
  expect(table.say(use("landocalrissian-scavengedyt1300")).game.open[0]?.ask.about?.ship).toBe("A1");
  expect(table.ship("A1").charges).toBe(2);
});
