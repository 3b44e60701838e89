import { imagine, view } from "@broadside/rules";
import { contentWith } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import { ABILITIES_2_0 } from "../../index.ts";
import { beside, FIGHTER, flown, LATER, type Some, tokens, use, X_WING } from "../pilots.testing.ts";

const T70 = "bluesquadronrookie";
const A_WING = "greensquadronexpert";
const friend = (some: Some = {}, pilot = X_WING) => beside(pilot, { pose: at(480, 360), activated: true, ...some });
const damage = (faceup: boolean) => [{ card: 0, faceup, since: 0 }];
const AWAY = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
/** A ship in the way: another ship that flies straight ahead would end on it. */
const WALL = { pilot: X_WING, pose: at(400, 420, 180), activated: true };

describe("maneuvers", () => {
  test("Ello Asty treats red Tallon rolls as white, with up to two stress tokens", () => {
    const rolls = (stress: number) => flown("elloasty", "3ER", { tokens: { stress } }, LATER);
    expect(rolls(0).until("Tallon roll place").pass().ship("A1").tokens.stress).toBe(0);
    expect(rolls(2).until("Tallon roll place").pass().ship("A1").pose?.heading).not.toBe(0);
    expect(rolls(3).ship("A1")).toMatchObject({ speed: 2 });
  });

  test("Pammich Nerro Goode flies red maneuvers with up to two stress tokens", () => {
    const flies = (stress: number) => flown("pammichnerrogoode", "4FR", { tokens: { stress } }).ship("A1");
    expect([flies(2).speed, flies(2).tokens.stress, flies(3).speed]).toEqual([4, 3, 2]);
  });

  test("Jarek Yeager, while stressed, flies red basic maneuvers if damaged, and advanced ones if critically damaged", () => {
    const flies = (dial: string, some: Some) => flown("jarekyeager", dial, { tokens: { stress: 1 }, ...some });
    expect(flies("4FR", { damage: damage(false) }).ship("A1").speed).toBe(4);
    expect(flies("4FR", {}).ship("A1").speed).toBe(2);
    expect(flies("3ER", { damage: damage(true) }).kind).toBe("Tallon roll place");
    expect(flies("3ER", { damage: damage(false) }).ship("A1").speed).toBe(2);
  });

  test("Zari Bangel still performs an action when another ship stops her", () => {
    const stopped = (pilot: string) => flown(pilot, "2FB", {}, { foes: [WALL, AWAY] });
    expect([stopped("zaribangel"), stopped(A_WING)].map((table) => table.asks[0]?.seat)).toEqual([0, 1]);
    expect(stopped("zaribangel").kind).toBe("action");
  });

  test("Suralinda Javos gains strain to turn around when another ship stops her", () => {
    const stopped = flown("suralindajavos", "2FB", {}, { ...LATER, foes: [WALL, AWAY] }).say("skip");
    const table = stopped.say(use("suralindajavos")).say("round");
    expect([table.ship("A1").pose?.heading, tokens(table).strain]).toEqual([180_000, 1]);
    expect(flown("suralindajavos", "2FB", {}, LATER).kind).toBe("action");
  });

  test("Temmin Wexley boosts after a speed 2-4 maneuver", () => {
    expect(flown("temminwexley", "2FB").say(use("temminwexley")).keys).toContain("boost");
    expect(flown("temminwexley", "1FB").kind).toBe("action");
  });

  test("Kare Kun boosts with the turn template, without the price that another card asks for it", () => {
    const table = flown("karekun", "2FB", { upgrades: ["daredevil"] }).say("boost");
    expect(table.keys).toEqual(["straight", "left", "right", "turn left", "turn right"]);
    expect(tokens(table.say("turn left")).stress).toBe(0);
    expect(
      tokens(
        flown(T70, "2FB", { upgrades: ["daredevil"] })
          .say("boost")
          .say("turn left"),
      ).stress,
    ).toBe(1);
  });

  test("Jaycris Tubbs removes stress from a friendly ship after a blue maneuver", () => {
    const flies = (dial: string) => flown("jaycristubbs", dial, {}, { friends: [friend({ tokens: { stress: 1 } })] });
    expect(tokens(flies("2FB").say(use("jaycristubbs")), "A2").stress).toBe(0);
    expect(flies("4FW").kind).toBe("action");
  });

  test("Greer Sonnel rotates her arc after a fully executed maneuver", () => {
    const table = flown("greersonnel", "2FB", { quarter: "front" }).say(use("greersonnel"));
    expect(table.ship("A1").quarter).toBe("rear");
    expect(flown("greersonnel", "2FB", {}, { foes: [WALL] }).keys).not.toContain(use("greersonnel"));
  });

  test.each(["caithrenalli", "caithrenalli-btanr2ywing"])("%s evades after moving through a friendly ship", (pilot) => {
    const flies = (y: number) => flown(pilot, "3FB", { pose: at(400, 200) }, { ...LATER, friends: [friend({ pose: at(400, y) })] });
    expect(flies(280).say(use(pilot)).keys).toContain("evade");
    expect(flies(600).kind).toBe("action");
  });
});

describe("stress and actions", () => {
  test("Nien Nunb removes stress that he gains with an enemy close in front", () => {
    const flies = (y: number) => flown("niennunb", "4KR", {}, { foes: [{ pilot: FIGHTER, pose: at(400, y), activated: true }] });
    expect(tokens(flies(400).say(use("niennunb"))).stress).toBe(0);
    expect(flies(700).kind).not.toContain("use at tokenAssigned");
  });

  test("Aftab Ackbar replaces his only stress token with strain after a red maneuver or action", () => {
    const aftab = (dial: string, some: Some = {}) => flown("aftabackbar", dial, some, LATER);
    const table = aftab("4FR").say(use("aftabackbar"));
    expect([tokens(table).stress, tokens(table).strain]).toEqual([0, 1]);
    expect(aftab("5KR").kind).not.toContain("use at");
    const rolled = aftab("2FB").say("barrel-roll").pass().until("use at actionPerformed");
    expect(tokens(rolled.say(use("aftabackbar"))).stress).toBe(0);
  });

  test("Poe Dameron spends his charge to perform a white action as a red one", () => {
    const table = flown("poedameron", "2FB").say("focus").say(use("poedameron"));
    expect(table.keys).toEqual(["skip", "lock", "boost"]);
    table.say("boost").pass();
    expect([tokens(table).stress, table.ship("A1").charges]).toEqual([1, 0]);
    expect(flown("poedameron", "2FB", { charges: 0 }).say("focus").kind).not.toContain("use at");
  });

  test("Poe Dameron spends two charges to let a friendly ship perform a second action, as red", () => {
    const poe = "poedameron-swz68";
    const flies = (some: Some) => flown(T70, "2FB", {}, { friends: [friend(some, poe)] }).say("focus");
    const table = flies({}).say(use(poe, "A2")).say("boost").pass();
    expect([tokens(table).stress, table.ship("A2").charges]).toEqual([1, 0]);
    expect(flies({ charges: 1 }).kind).not.toContain("use at");
    expect(flies({ pose: at(700, 360) }).kind).not.toContain("use at");
  });

  test("Zorii Bliss repeats the action of a ship at range 1 as a red action", () => {
    const flies = (action: string, some: Some = {}) =>
      flown(T70, "2FB", {}, { ...LATER, friends: [friend({ pose: at(480, 420), ...some }, "zoriibliss")] }).say(action);
    const table = flies("focus").say(use("zoriibliss", "A2")).say("focus");
    expect([tokens(table, "A2").focus, tokens(table, "A2").stress, table.ship("A2").charges]).toEqual([1, 1, 0]);
    expect(flies("focus", { pose: at(700, 420) }).kind).not.toContain("use at");
    expect(flies("focus", { charges: 0 }).kind).not.toContain("use at");
  });

  test("Zorii Bliss can't repeat an action from outside the Perform Action step", () => {
    const table = flown("temminwexley", "2FB", {}, { ...LATER, friends: [friend({ pose: at(480, 480) }, "zoriibliss")] });
    table.say(use("temminwexley")).say("boost").pass();
    expect(table.keys).not.toContain(use("zoriibliss", "A2"));
  });

  test("Seftin Vanik transfers an evade token after a boost", () => {
    const flies = (evade: number) =>
      flown("seftinvanik", "2FB", { tokens: { evade } }, { ...LATER, friends: [friend({ pose: at(480, 480) })] })
        .say("boost")
        .pass();
    const table = flies(1).until("use at actionPerformed").say(use("seftinvanik"));
    expect([tokens(table).evade, tokens(table, "A2").evade]).toEqual([0, 1]);
    expect(flies(0).keys).not.toContain(use("seftinvanik"));
  });

  test("Nodin Chavdri performs a red action after he coordinates or is coordinated, even while stressed", () => {
    const table = flown("nodinchavdri", "2FB", {}, { friends: [friend({ pose: at(480, 420) })] }).say("coordinate");
    table.until("use at coordinated").say(use("nodinchavdri"));
    expect(tokens(table.say("focus"))).toMatchObject({ focus: 1, stress: 2 });
    const other = flown("nodinchavdri", "2FB", { tokens: { stress: 2 } }, { friends: [friend({ pose: at(480, 420) })] });
    expect(other.kind).not.toContain("use at");
    const by = flown("covanell", "2FB", {}, { friends: [friend({ pose: at(480, 420) }, "nodinchavdri")] })
      .say("coordinate")
      .say("focus");
    expect(tokens(by.say(use("nodinchavdri", "A2")).say("lock"), "A2").stress).toBe(1);
  });

  test("BB-8 performs a red barrel roll or boost in the System phase", () => {
    const table = flown("bb8", "2FB", {}, { phase: "system" }).say(use("bb8"));
    expect(table.keys).toEqual(["skip", "barrel-roll", "boost"]);
    expect(tokens(table.say("boost")).stress).toBe(1);
  });

  test("R1-J5 lets its player pick the card that is exposed", () => {
    const two = [
      { card: 0, faceup: false, since: 0 },
      { card: 20, faceup: false, since: 0 },
    ];
    const slams = (pilot: string) => flown(pilot, "2FB", { damage: two }).say("slam").pass().until("use at actionPerformed");
    const table = slams("r1j5").say("A1/ship:Explosion with Wings");
    const key = table.keys.find((one) => one.endsWith(" 20")) ?? "";
    const seen = (seat: number) => imagine(view(table.game, [seat]), contentWith(ABILITIES_2_0, { edition: "2.0" }), 7).open[0]?.ask;
    expect(seen(0)).toMatchObject({ options: [{}, {}, { key }] });
    expect(JSON.stringify(view(table.game, [1]).questions)).not.toContain(key);
    expect(table.keys).toHaveLength(3);
    expect(table.say(key).ship("A1").damage).toMatchObject([{ faceup: false }, { card: 20, faceup: true }]);
  });
});
