/** Pilots from the Battle of Yavin and the Battle over Endor. */
import { pilotSkill } from "@broadside/rules";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  FIGHTER,
  finish,
  firing,
  HITS,
  LATER,
  MISS,
  type More,
  rolling,
  type Some,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const fires = (pilot: string, some: Some = {}, more: More = {}) => firing(pilot, some, { ...LATER, ...more });
const defends = (pilot: string, some: Some = {}, more: More = {}) => attacked(pilot, some, { ...LATER, ...more });

describe("in the System phase", () => {
  const BIGGS = "biggsdarklighter-battleofyavin";
  const WEDGE = "wedgeantilles-battleoverendor";
  const system = (own: Some & { readonly pilot: string }, friend: Some, foe: Some) =>
    cardTable(
      [
        [
          { pose: at(400, 300), dial: "2FB", ...own },
          { pilot: WEDGE, pose: at(480, 300), dial: "2FB", ...friend },
        ],
        [{ pilot: FIGHTER, pose: at(850, 850, 180), dial: "2FB", ...foe }],
      ],
      { ...LATER, phase: "system" },
    );

  test("Biggs Darklighter takes a friendly ship's initiative until the Activation phase ends", () => {
    const skill = (table: ReturnType<typeof system>) => pilotSkill(table.game, table.ship("A1"));
    const table = system({ pilot: BIGGS }, {}, { pose: at(400, 700, 180) }).say(use(BIGGS));
    expect(skill(table.untilPhase("activation"))).toBe(6);
    expect(skill(table.untilPhase("combat"))).toBe(3);
    expect(skill(system({ pilot: BIGGS }, {}, {}).pass().untilPhase("activation"))).toBe(3);
  });

  test("Biggs Darklighter can do so only with friendly ships at range 1", () => {
    const asked = (friend: Some, foe: Some) => system({ pilot: BIGGS }, friend, foe).keys.includes(use(BIGGS));
    expect(asked({}, {})).toBe(true);
    expect(asked({ pose: at(600, 300) }, { pose: at(480, 300) })).toBe(false);
  });

  const HOL = "holokand-battleofyavin";
  const torpedoes = (y: number, active = 0) =>
    system({ pilot: HOL, upgrades: ["advprotontorpedoes"], active: [active] }, {}, { pose: at(400, y, 180) });

  test("Hol Okand recovers an upgrade's charge if no enemy is at range 1-2", () => {
    expect(torpedoes(600).say(use(HOL)).ship("A1").upgrades[0]?.charges).toBe(1);
    expect(torpedoes(600).pass().ship("A1").upgrades[0]?.charges).toBe(0);
    expect(torpedoes(500).keys).not.toContain(use(HOL));
    expect(torpedoes(600, 1).keys).not.toContain(use(HOL));
  });
});

describe("at the start of a phase", () => {
  const LANDO = "landocalrissian-battleoverendor";
  const activating = (some: Some = {}) =>
    cardTable([[{ pilot: LANDO, pose: at(400, 300), dial: "1FB", ...some }], [{ pilot: X_WING, pose: at(850, 850, 180), dial: "2FB" }]], {
      ...LATER,
      phase: "activation",
    });

  test("Lando Calrissian spends a charge to activate at an initiative that he names, but keeps his own", () => {
    const table = activating().say(use(LANDO));
    expect(table.keys).toEqual(["1", "2", "3", "4", "5", "6"]);
    table.say("2");
    expect([table.game.state.cursor.active, table.ship("A1").charges, pilotSkill(table.game, table.ship("A1"))]).toEqual(["A1", 1, 5]);
    expect(activating().say(use(LANDO)).say("4").game.state.cursor.active).toBe("B1");
    expect(activating().pass().game.state.cursor.active).toBe("B1");
    expect(activating({ charges: 0 }).keys).not.toContain(use(LANDO));
  });

  const PARTNERS = [
    ["ginamoonsong-battleoverendor", "braylenstramm"],
    ["braylenstramm-battleoverendor", "ginamoonsong-battleoverendor"],
  ] as const;
  test.each(PARTNERS)("%s benefits from the partner's stress", (id, partner) => {
    const starting = (friend: string, some: Some, foe: Some = {}) =>
      fires(id, {}, { friends: [beside(friend, { tokens: { stress: 1 }, ...some })], foe });
    const table = starting(partner, {}).say(use(id));
    if (id.startsWith("gina")) expect(table.say("B1").ship("A1").locks).toEqual(["B1"]);
    else expect(tokens(table).focus).toBe(1);
    expect(starting(partner, {}).pass().ship("A1")).toMatchObject({ locks: [], tokens: { focus: 0 } });
    expect(starting(partner, { tokens: {} }).kind).toBe("attack");
    expect(starting(partner, { pose: at(680, 300) }).kind).toBe("attack");
    expect(starting(X_WING, {}).kind).toBe("attack");
    expect(starting(X_WING, {}, { pilot: partner, tokens: { stress: 1 } }).keys).not.toContain(use(id));
  });
});

describe("dice", () => {
  test("Wedge Antilles's primary attack removes a die if the defender has another friendly ship in its arc", () => {
    const id = "wedgeantilles-battleofyavin";
    const shot = (friends: readonly TestShip[], faces: readonly "hit"[], by: string) =>
      dice(finish(rolling(fires(id, { upgrades: ["protontorpedoes"], locks: ["B1"] }, { friends }), faces, MISS, by)))[1];
    const wedge = (friends: readonly TestShip[]) => shot(friends, HITS, "primary>B1");
    expect(wedge([beside()])).toBe(2);
    expect(wedge([])).toBe(3);
    expect(wedge([beside(X_WING, { pose: at(480, 600) })])).toBe(3);
    expect(shot([beside()], [...HITS, "hit"], "protontorpedoes@0>B1")).toBe(3);
  });

  test("Adon Fox rolls one more defense die while stressed", () => {
    const adon = (stress: number) =>
      dice(rolling(defends("adonfox-battleoverendor", { tokens: { stress } }), HITS, ["blank", "blank"], "primary>A1"))[1];
    expect([adon(1), adon(0)]).toEqual([2, 1]);
  });

  test("Dex Tiree can roll one more defense die with another friendly ship at range 0-1", () => {
    const id = "dextiree-battleofyavin";
    const dex = (x: number) =>
      defends(id, {}, { friends: [beside(X_WING, { pose: at(x, 300) })] })
        .attackDice(...HITS)
        .defenseDice("blank", "blank")
        .say("primary>A1");
    expect(dice(dex(480).until("use at beforeRoll").say(use(id)))[1]).toBe(2);
    expect(dice(dex(480).until("use at beforeRoll").pass())[1]).toBe(1);
    expect(dice(dex(600))[1]).toBe(1);
  });

  test("Yendor gains strain to reroll a blank of his primary weapon", () => {
    const id = "yendor-battleoverendor";
    const table = rolling(fires(id), ["blank", "blank", "hit"]).attackDice("hit").say(use(id));
    expect([shown(table), tokens(table).strain]).toEqual([["hit", "blank", "hit"], 1]);
    expect(rolling(fires(id), ["focus", "hit", "hit"]).keys).not.toContain(use(id));
    const torpedoes = fires(id, { upgrades: ["protontorpedoes"], locks: ["B1"] });
    expect(rolling(torpedoes, [...MISS, "blank"], [], "protontorpedoes@0>B1").keys).not.toContain(use(id));
  });

  test("Arvel Crynyd gains strain to change a focus result", () => {
    const id = "arvelcrynyd-battleoverendor";
    const arvel = (first: "focus" | "blank") =>
      rolling(defends(id, { tokens: { evade: 1 } }), HITS, [first, first, "blank"], "primary>A1").until("modify defense dice");
    const table = arvel("focus").say(use(id));
    expect([shown(table, "defense"), tokens(table).strain]).toEqual([["evade", "focus", "blank"], 1]);
    expect(arvel("blank").keys).not.toContain(use(id));
  });

  test("Gemmer Sojan gains strain to change two blanks to focus results", () => {
    const id = "gemmersojan-battleoverendor";
    const gemmer = (...faces: ("focus" | "blank")[]) =>
      rolling(defends(id, { tokens: { evade: 1 } }), HITS, faces, "primary>A1").until("modify defense dice");
    const table = gemmer("blank", "blank", "blank").say(use(id));
    expect([shown(table, "defense"), tokens(table).strain]).toEqual([["focus", "focus", "blank"], 1]);
    expect(gemmer("focus", "focus", "focus").keys).not.toContain(use(id));
  });

  test("“Pops” Krail rerolls two dice of a turret attack", () => {
    const id = "popskrail-battleofyavin";
    const pops = (by: string) =>
      rolling(fires(id, { upgrades: ["ioncannonturret"], quarter: "front" }), ["blank", "blank", "blank"], [], by);
    const table = pops("ioncannonturret@0>B1").attackDice("hit", "hit").say(use(id)).say("blank blank");
    expect(shown(table)).toEqual(["hit", "hit", "blank"]);
    expect(pops("primary>B1").keys).not.toContain(use(id));
  });

  test("Tycho Celchu, while disarmed, can attack only with missiles, rolling at most four dice", () => {
    const tycho = (disarm: number) =>
      fires("tychocelchu-battleoverendor", { upgrades: ["protonrockets"], tokens: { disarm, focus: 1 }, quarter: "front" });
    const rockets = (disarm: number) => dice(rolling(tycho(disarm), [...HITS, "hit", "hit"], MISS, "protonrockets@0>B1"))[0];
    expect(tycho(1).keys).toEqual(["none", "protonrockets@0>B1"]);
    expect(tycho(0).keys).toContain("primary>B1");
    expect([rockets(0), rockets(1), rockets(2)]).toEqual([5, 4, 4]);
  });
});

describe("after spending tokens and after attacks", () => {
  const KENDY = "kendyidele-battleoverendor";
  const kendy = (some: Some, friends: More["friends"] = [beside()]) => rolling(fires(KENDY, some, { friends }), ["focus", "blank", "hit"]);

  test("Kendy Idele gains strain to let a friendly ship perform a red focus or evade", () => {
    const table = kendy({ tokens: { focus: 1 } })
      .say("focus")
      .say(use(KENDY));
    expect([table.keys, tokens(table).strain]).toEqual([["skip", "focus", "evade"], 1]);
    const gained = table
      .say("focus")
      .notes("token")
      .flatMap((note) => (note.ship === "A2" ? [note.token] : []));
    expect(gained.toSorted()).toEqual(["focus", "stress"]);
  });

  test("Kendy Idele can decline", () => {
    const table = kendy({ tokens: { focus: 1 } }).say("focus");
    expect(table.kind).toBe("use at tokenSpent");
    expect(tokens(table.pass()).strain).toBe(0);
  });

  test("Kendy Idele isn't asked without a friendly ship at range 1-3, or when a lock is spent", () => {
    const alone = kendy({ tokens: { focus: 1 } }, [beside(X_WING, { pose: at(800, 300) })]).say("focus");
    expect(alone.kind).not.toContain("use at");
    const locked = kendy({ locks: ["B1"] })
      .attackDice("hit")
      .say("lock")
      .say("blank");
    expect(locked.kind).not.toContain("use at");
  });

  test("“Dutch” Vander lets a nearby friendly ship lock the defender when he spends a lock", () => {
    const id = "dutchvander-battleofyavin";
    const dutch = (y: number) =>
      rolling(fires(id, { locks: ["B1"] }, { friends: [beside(X_WING, { pose: at(400, y) })] }), ["blank", "hit"])
        .attackDice("hit")
        .say("lock")
        .say("blank");
    expect(dutch(200).say(use(id)).ship("A2").locks).toEqual(["B1"]);
    expect(dutch(200).pass().ship("A2").locks).toEqual([]);
    expect(dutch(100).kind).not.toContain("use at");
  });

  test("Wedge Antilles gains a focus token after an attack that hits", () => {
    const focused = (faces: typeof HITS | typeof MISS) =>
      finish(rolling(fires("wedgeantilles-battleoverendor"), faces, MISS))
        .notes("token")
        .filter((note) => note.token === "focus").length;
    expect([focused(HITS), focused(MISS)]).toEqual([1, 0]);
  });
});
