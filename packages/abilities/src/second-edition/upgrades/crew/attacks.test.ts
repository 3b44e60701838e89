import type { TargetId } from "@broadside/rules";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import {
  chargesLeft,
  FIGHTER,
  finish,
  firing,
  flown,
  HITS,
  LATER,
  lost,
  rolling,
  shown,
  tokens,
  use,
  X_WING,
} from "../upgrades.testing.ts";
import { defending, down, friendDefends, friendFires } from "./crew.testing.ts";

const BLANKS = ["blank", "blank", "blank"] as const;

describe("the ship's own attacks", () => {
  test("4-LOM: the ship gains two ion tokens, and the defender can't spend the named kind of green token", () => {
    const table = rolling(firing("4lom", {}, { tokens: { focus: 1, evade: 1 } }), ["hit", "hit", "hit"], ["focus", "focus", "blank"]);
    table.say(use("4lom")).say("focus");
    expect([tokens(table).ion, table.kind, table.keys]).toEqual([2, "modify defense dice", ["done", "evade"]]);
  });

  test("Agent Kallus: a focus result becomes a hit against the ship with the Hunted Condition", () => {
    const hunted = { id: "condition:hunted", ship: "B1", by: "A1", until: "game", since: 1 } as const;
    const firingAt = (effects: readonly (typeof hunted)[]) =>
      rolling(firing("agentkallus", {}, {}, { state: { effects, counted: 1 } }), ["focus", "blank", "blank"], BLANKS);
    expect(shown(firingAt([hunted]).say(use("agentkallus")))).toEqual(["hit", "blank", "blank"]);
    expect(firingAt([]).kind).toBe("attack");
  });

  test("Chewbacca of the Resistance: cards dealt to friendly ships recover a charge, and two charges change a focus to a critical", () => {
    const table = rolling(firing("chewbacca-crew-swz19", { active: [2] }), ["focus", "blank", "blank"], BLANKS);
    table.say(use("chewbacca-crew-swz19"));
    expect([shown(table), chargesLeft(table)]).toEqual([["crit", "blank", "blank"], 0]);
    const hurt = (x: number) => {
      const wounded = friendDefends("chewbacca-crew-swz19", { active: [0], pose: at(x, 300) }, { shields: 0 });
      return chargesLeft(finish(rolling(wounded, ["hit", "hit", "blank"], ["blank", "blank"], "primary>A2")));
    };
    expect([hurt(340), hurt(860)]).toEqual([2, 0]);
  });

  test("Commander Malarus: a non-limited friendly ship rerolls a blank; after a miss she flips and changes her own focus results", () => {
    const fired = (friend: Partial<TestShip> = {}) =>
      rolling(friendFires("commandermalarus", {}, {}, friend), ["blank", "blank", "blank"], BLANKS);
    const table = fired().say(use("commandermalarus")).attackDice("focus");
    finish(table.kind === "reroll" ? table.say("blank") : table);
    expect(table.ship("A1").upgrades[0]?.side).toBe("back");
    expect(fired({ pilot: "wedgeantilles" }).keys).not.toContain(use("commandermalarus"));
    const perfected = firing("commandermalarus", { tokens: { stress: 1 } });
    const upgrades = perfected.ship("A1").upgrades.map((card) => ({ ...card, side: "back" as const }));
    perfected.give({ input: "set", reason: "flipped", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
    finish(rolling(perfected, ["focus", "focus", "blank"], BLANKS));
    expect([shown(perfected), tokens(perfected).stress, lost(perfected, "A1")]).toEqual([["hit", "hit", "blank"], 2, 1]);
  });

  test("“Fives”: a miss against equal or higher initiative stores a token, which the ship takes before it engages", () => {
    const missed = (pilot: string) =>
      finish(rolling(firing("fives", {}, { pilot, engaged: true }, LATER), BLANKS, ["evade", "blank", "blank"]));
    const table = missed("sabersquadronace").say("focus");
    table.until("use at becameActive").say(use("fives"));
    expect(table.notes("token")).toMatchObject([{ ship: "A1", token: "focus" }]);
    expect(table.game.state.effects).toEqual([]);
    expect(missed(FIGHTER).kind).not.toBe("choose one");
  });

  test("Ghost Company: with a focus token, the ship makes a turret attack on another ship after a primary attack", () => {
    const fired = (focus: number) => {
      const table = cardTable(
        [
          [{ pilot: X_WING, pose: at(400, 300), upgrades: ["ghostcompany", "dorsalturret"], quarter: "front", tokens: { focus } }],
          [400, 460].map((x) => ({ pilot: FIGHTER, pose: at(x, 490, 180), engaged: true })),
        ],
        LATER,
      );
      return finish(rolling(table, BLANKS, BLANKS));
    };
    const table = fired(1).say(use("ghostcompany"));
    expect(table.keys).toEqual(["none", "dorsalturret@1>B2"]);
    expect(fired(0).kind).not.toBe("use at afterAttack");
    const gunship = {
      pilot: "212thbattalionpilot",
      pose: at(400, 300),
      upgrades: ["ghostcompany"],
      quarter: "front",
      tokens: { focus: 1 },
    } as const;
    const foes = [at(400, 490, 180), at(400, 110)].map((pose) => ({ pilot: FIGHTER, pose, engaged: true }));
    const double = finish(rolling(cardTable([[gunship], foes], LATER), BLANKS, BLANKS));
    expect(double.say(use("ghostcompany")).keys).toEqual(["none", "primary>B2"]);
  });

  test("Saw Gerrera: the ship suffers a hit to change all focus results to criticals", () => {
    const table = rolling(firing("sawgerrera"), ["focus", "focus", "blank"], BLANKS).say(use("sawgerrera"));
    expect([shown(table), lost(table, "A1")]).toEqual([["crit", "crit", "blank"], 1]);
    expect(rolling(firing("sawgerrera"), ["hit", "blank", "blank"], BLANKS).keys).not.toContain(use("sawgerrera"));
  });

  test("Rose Tico: the ship spends one of its results to lock the other ship", () => {
    const attack = rolling(firing("rosetico"), ["hit", "blank", "focus"], BLANKS).say(use("rosetico"));
    expect(attack.keys).toEqual(["blank", "focus", "hit"]);
    attack.say("blank");
    expect([shown(attack), attack.ship("A1").locks]).toEqual([["hit", "focus"], ["B1"]]);
    const defence = rolling(defending("rosetico"), HITS, ["evade", "focus"], "primary>A1").until("modify defense dice");
    defence.say(`${use("rosetico")}#1`).say("focus");
    expect([shown(defence, "defense"), defence.ship("A1").locks]).toEqual([["evade"], ["B1"]]);
  });

  test("Zuckuss: the ship gains stress to make the defender reroll a die, but not while stressed", () => {
    const rolled = (stress: number) => rolling(firing("zuckuss", { tokens: { stress } }), HITS, ["evade", "evade", "blank"]);
    const table = rolled(0).until("modify defense dice").say(use("zuckuss")).defenseDice("blank").say("evade");
    expect([shown(table, "defense"), tokens(table).stress]).toEqual([["blank", "evade", "blank"], 1]);
    expect(rolled(1).keys).not.toContain(use("zuckuss"));
  });

  test("Jango Fett: a lock on the other ship changes one of its focus results to a blank", () => {
    const attack = rolling(firing("jangofett", { locks: ["B1"] }), HITS, ["focus", "focus", "blank"]).until("modify defense dice");
    attack.say(use("jangofett"));
    expect([shown(attack, "defense"), attack.ship("A1").locks]).toEqual([["blank", "focus", "blank"], []]);
    const defence = rolling(defending("jangofett", { locks: ["B1"] }), ["focus", "hit", "hit"], ["blank", "blank"], "primary>A1");
    expect(shown(defence.until("modify attack dice").say(`${use("jangofett")}#1`))).toEqual(["blank", "hit", "hit"]);
    const unlocked = rolling(firing("jangofett"), HITS, ["focus", "focus", "blank"]);
    expect(unlocked.keys).not.toContain(use("jangofett"));
  });

  test("“Zeb” Orrelios: in 2.0, the ship and an enemy at range 0 can attack each other", () => {
    const contact = (id: string) => firing(id, {}, {}, { gap: 0 });
    expect(contact("zeborrelios").until("attack").keys).toContain("primary>B1");
    expect(contact("perceptivecopilot").keys).not.toContain("primary>B1");
    expect(defending("zeborrelios", {}, {}, { gap: 0 }).until("attack").keys).toContain("primary>A1");
  });

  test("“Zeb” Orrelios: in 2.5, the ship and an enemy at range 0 can spend focus tokens against each other", () => {
    const rolled = (id: string) =>
      rolling(firing(id, { tokens: { focus: 1 } }, {}, { ...LATER, gap: 0 }), ["focus", "hit", "blank"], BLANKS);
    expect(rolled("zeborrelios").keys).toEqual(["done", "focus"]);
    expect(rolled("perceptivecopilot").keys).not.toContain("focus");
    const defence = defending("zeborrelios", {}, { tokens: { focus: 1 } }, { ...LATER, gap: 0 });
    expect(rolling(defence, ["focus", "hit", "blank"], ["blank", "blank"], "primary>A1").keys).toEqual(["done", "focus"]);
  });

  test("Qi'ra: a locked obstacle neither obstructs nor prevents the ship's attacks", () => {
    const ahead = [{ token: "core2asteroid0", pose: at(430, 395) }] as const;
    const attack = (locks: readonly TargetId[], obstacles: readonly { token: "core2asteroid0"; pose: TestShip["pose"] & object }[]) =>
      firing("qira", { locks }, { engaged: true, pose: at(460, 490, 180) }, { obstacles });
    const id = attack([], ahead).game.state.obstacles[0]?.id ?? "obstacle 1";
    const defenseDice = (locks: readonly TargetId[]) => diceRolled(rolling(attack(locks, ahead), HITS, [...BLANKS, "blank"])).at(-1);
    expect([defenseDice([]), defenseDice([id])]).toEqual([4, 3]);
    const under = [{ token: "core2asteroid0", pose: at(400, 300) }] as const;
    expect([attack([], under).kind === "attack", attack([id], under).kind === "attack"]).toEqual([false, true]);
  });

  test("Merciless Pursuit: after attacking the Child's ship, the ship can lock it", () => {
    const pursuit = { id: "condition:mercilesspursuit", ship: "A1", by: "B1", until: "game", since: 1 } as const;
    const attackOn = (upgrades: readonly string[]) =>
      finish(
        rolling(
          firing("perceptivecopilot", {}, { upgrades, engaged: true }, { ...LATER, state: { effects: [pursuit], counted: 1 } }),
          BLANKS,
          BLANKS,
        ),
      );
    const table = attackOn(["thechild"]);
    expect(table.kind).toBe("use at afterAttack");
    expect(table.say(table.keys.find((key) => key !== "pass") ?? "").ship("A1").locks).toEqual(["B1"]);
    expect(attackOn([]).kind).not.toBe("use at afterAttack");
  });
});

describe("other ships' attacks", () => {
  test("Aayla Secura: against an enemy in her bullseye arc, a friendly ship changes a blank to a focus result", () => {
    const rolled = (x: number) =>
      rolling(friendDefends("aaylasecura", { pose: at(x, 240) }), ["hit", "hit", "hit"], ["blank", "blank"], "primary>A2");
    expect(shown(rolled(400).until("modify defense dice").say(use("aaylasecura")), "defense")).toEqual(["focus", "blank"]);
    expect(rolled(300).kind).not.toBe("modify defense dice");
  });

  test("Admiral Sloane: friendly ships reroll a die against stressed ships, and an enemy that destroys one gains two stress", () => {
    const rolled = (stress: number) => rolling(friendFires("admiralsloane", {}, { tokens: { stress } }), BLANKS, BLANKS);
    expect([rolled(1).keys, rolled(0).kind]).toEqual([["done", use("admiralsloane")], "dial + dial + dial"]);
    const fallen = friendDefends("admiralsloane", {}, { shields: 0, damage: [1, 2, 3].map(down) });
    finish(rolling(fallen, ["hit", "hit", "hit"], ["blank", "blank"], "primary>A2"));
    expect(tokens(fallen, "B1").stress).toBe(2);
  });

  test("Emperor Palpatine: his Force modifies a friendly ship's die, but not his own ship's", () => {
    const attack = rolling(
      friendFires("emperorpalpatine", { pose: at(800, 800) }, {}, { tokens: { focus: 1 } }),
      ["focus", "focus", "blank"],
      BLANKS,
    );
    attack.say(use("emperorpalpatine"));
    expect([shown(attack), attack.ship("A1").force]).toEqual([["hit", "focus", "blank"], 0]);
    const defence = rolling(friendDefends("emperorpalpatine"), ["hit", "hit", "hit"], ["focus", "blank"], "primary>A2");
    expect(shown(defence.until("modify defense dice").say(`${use("emperorpalpatine")}#1`), "defense")).toEqual(["evade", "blank"]);
    expect(rolling(firing("emperorpalpatine"), ["focus", "blank", "blank"], BLANKS).keys).not.toContain(use("emperorpalpatine"));
  });

  test("Count Dooku: if a nearby roll doesn't show the named result, one die is changed to it", () => {
    const table = friendFires("countdooku")
      .say("primary>B1")
      .attackDice(...BLANKS)
      .defenseDice(...BLANKS);
    table.say(use("countdooku"));
    expect(table.keys).toEqual(["hit", "crit", "focus", "blank"]);
    table.say("hit");
    expect([lost(table, "B1"), table.kind]).toEqual([1, "dial + dial + dial"]);
    expect(friendFires("countdooku", { force: 0 }).say("primary>B1").kind).not.toBe("use at beforeRoll");
    expect(friendFires("countdooku", { pose: at(860, 860) }).say("primary>B1").kind).not.toBe("use at beforeRoll");
    const onRock = (more: object) =>
      flown("countdooku", "2FB", {}, { obstacles: [{ token: "coreasteroid0", pose: at(400, 420) }], ...more });
    expect([onRock({}).kind, onRock(LATER).kind, onRock(LATER).notes("rolled").length]).toEqual(["use at beforeRoll", "action", 1]);
  });

  test("Wolfpack: a friendly ship that was attacked gains strain to lock the attacker", () => {
    const over = (crew: Partial<TestShip>) =>
      finish(rolling(friendDefends("wolfpack", crew, {}, LATER), BLANKS, ["blank", "blank"], "primary>A2"));
    const table = over({}).say(use("wolfpack"));
    expect([table.ship("A2").locks, tokens(table, "A2").strain]).toEqual([["B1"], 1]);
    expect(over({ pose: at(340, 300, 180) }).kind).not.toBe("use at afterAttack");
  });

  test("Obi-Wan Kenobi: Force gives a friendly ship a focus token after it spends one", () => {
    const spent = (crew: Partial<TestShip>) => {
      const table = friendDefends("obiwankenobi", crew, { tokens: { focus: 1 } }, LATER);
      return rolling(table, HITS, ["focus", "blank"], "primary>A2").until("modify defense dice").say("focus");
    };
    const table = spent({}).say(use("obiwankenobi"));
    expect(table.notes("token")).toMatchObject([{ ship: "A2", token: "focus" }]);
    expect(spent({ force: 0 }).kind).not.toBe("use at tokenSpent");
    expect(spent({ pose: at(100, 800) }).kind).not.toBe("use at tokenSpent");
  });
});
