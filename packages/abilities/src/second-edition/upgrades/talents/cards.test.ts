import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { ACE, chargesLeft, FIGHTER, finish, firing, flown, LATER, MISS, rolling, tokens, use, X_WING } from "../upgrades.testing.ts";

const FAR: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
const rock = (x: number, y: number) => ({ token: "coreasteroid0", pose: at(x, y) }) as const;

describe("after maneuvers", () => {
  test("Attack Speed: a straight boost is allowed after a fully executed speed 3 or 4 straight", () => {
    const table = flown("attackspeed-battleofyavin", "3FW", {}, LATER).say(use("attackspeed-battleofyavin"));
    expect(table.ship("A1").pose).toEqual(at(400, 300 + 160 + 80));
    expect(flown("attackspeed-battleofyavin", "2FB", {}, LATER).kind).toBe("action");
  });

  test("Elusive recovers its charge after a red maneuver, but not after a white one", () => {
    expect(chargesLeft(flown("elusive", "4KR", { active: [0] }))).toBe(1);
    expect(chargesLeft(flown("elusive", "3FW", { active: [0] }))).toBe(0);
  });

  test("Ion Limiter Override: the ship barrel rolls despite stress, and a die may strain or ionize it", () => {
    const table = flown("ionlimiteroverride", "4KR", {}, LATER).say(use("ionlimiteroverride")).attackDice("hit");
    table.say("barrel-roll").say("left").say("middle");
    expect(tokens(table)).toMatchObject({ strain: 1, stress: 1 });
    expect(flown("ionlimiteroverride", "3FW", {}, LATER).kind).toBe("action");
  });

  test("Interloper Turn: the ship gains a tractor token before a slow turn near an asteroid", () => {
    const table = flown("interloperturn", "2TW", {}, { ...LATER, obstacles: [rock(480, 300)] }).say(use("interloperturn"));
    expect(tokens(table).tractor).toBe(1);
    expect(flown("interloperturn", "3TW", {}, { ...LATER, obstacles: [rock(480, 300)] }).kind).toBe("action");
  });

  test("Marg Sabl Closure: after moving through an obstacle, the ship strains an enemy in front", () => {
    const enemy = { ...FAR, pose: at(400, 620, 180) };
    const through = { ...LATER, obstacles: [rock(400, 370)] };
    const table = flown("margsablclosure", "3FW", {}, through, [enemy]).until("use at maneuverExecuted").say(use("margsablclosure"));
    expect(tokens(table, "B1").strain).toBe(1);
    expect(flown("margsablclosure", "3FW", {}, LATER, [enemy]).kind).toBe("action");
  });

  test("Marg Sabl Closure: it also works after a ship deploys and fully executes its maneuver", () => {
    const foe = (x: number, y: number): TestShip => ({ pilot: "soontirfel", pose: at(x, y, 180), dial: "2FB" });
    const deployed = (foes: readonly TestShip[], obstacles: readonly ReturnType<typeof rock>[] = []) => {
      const mine: readonly TestShip[] = [
        { pilot: "trandoshanslaver", pose: at(400, 300), upgrades: ["houndstooth"], dial: "2FB" },
        { pilot: "bossk-z95af4headhunter", pose: undefined, status: "docked", carrier: "A1", upgrades: ["margsablclosure"] },
      ];
      const table = cardTable([mine, foes], { phase: "system", obstacles });
      return table.until("act in System phase").say("deploy").say("front").say("2FB");
    };
    expect(deployed([foe(400, 650)]).keys).toContain(use("margsablclosure", "A2"));
    expect(deployed([foe(440, 600), foe(400, 430)]).kind).not.toContain("use at");
    const once = deployed([foe(400, 650)], [rock(400, 380)])
      .until("use at maneuverExecuted")
      .say(use("margsablclosure", "A2"));
    expect([tokens(once, "B1").strain, once.kind]).toEqual([1, "free action"]);
  });

  test("Starbird Slash: the ship strains an enemy that it moved through, and itself if it is in that enemy's arc", () => {
    const past = (heading: number) =>
      flown("starbirdslash", "3FW", {}, LATER, [{ ...FAR, pose: at(425, 370, heading) }]).say(use("starbirdslash"));
    expect([tokens(past(180), "B1").strain, tokens(past(180)).strain, tokens(past(0)).strain]).toEqual([1, 0, 1]);
  });

  test("Feedback Ping: the ship locks a ship that ends a maneuver near one of the player's devices", () => {
    const device = {
      id: "device 1",
      token: "standardBomb",
      kind: "proton bomb",
      pose: at(850, 720),
      seat: 0,
      ship: "A1",
      round: 1,
    } as const;
    const ping = (seat: number) =>
      cardTable(
        [
          [{ pilot: X_WING, pose: at(100, 100), upgrades: ["feedbackping"], activated: true }],
          [{ pilot: FIGHTER, pose: at(850, 850, 180), dial: "2FB" }],
        ],
        { ...LATER, phase: "activation", state: { devices: [{ ...device, seat }] } },
      );
    expect(ping(0).say(use("feedbackping")).ship("A1").locks).toEqual(["B1"]);
    expect(ping(1).kind).toBe("action");
  });
});

describe("actions", () => {
  test("Composure: after a failed action, the ship can focus, and gets no more actions", () => {
    const wall = { pilot: FIGHTER, pose: at(400, 500), activated: true };
    const table = flown("composure", "2FB", { pilot: "sabersquadronace" }, {}, [wall, FAR]);
    table.say("boost").say("straight").say(use("composure")).say("focus");
    expect(tokens(table).focus).toBe(1);
    expect(table.notes("action failed")).toHaveLength(1);
    expect(table.asks).toMatchObject([{ kind: "action", seat: 1 }]);
  });

  test("Daredevil: a white boost with the turn template is red", () => {
    const table = flown("daredevil", "2FB", { pilot: "greensquadronpilot" }).say("boost").say("turn left");
    expect([tokens(table).stress, table.ship("A1").pose?.heading]).toEqual([1, 270_000]);
  });

  test("Reckless: a red boost can use the turn template, and then a die is rolled for stress", () => {
    const bold = { pilot: "zetasquadronpilot" };
    expect(flown("reckless-battleoverendor", "2FB", bold, LATER).say("barrel-roll").keys).not.toContain("turn left ahead");
    const red = flown("reckless-battleoverendor", "2FB", { pilot: "alphasquadronpilot" }, LATER).say("focus").attackDice("hit");
    red.say("A1/ship:Autothrusters").say("boost").say("turn left");
    expect(tokens(red).stress).toBe(2);
  });

  test("Debris Gambit: its evade is white near an obstacle", () => {
    const stress = (x: number) => tokens(flown("debrisgambit", "2FB", {}, { obstacles: [rock(x, 420)] }).say("evade")).stress;
    expect([stress(480), stress(700)]).toEqual([0, 1]);
  });

  test("Squad Leader: the coordinated ship can perform only actions on the leader's bar", () => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, pose: at(400, 300), dial: "2FB", upgrades: ["squadleader"] },
          { pilot: FIGHTER, pose: at(500, 420), activated: true },
        ],
        [FAR],
      ],
      { phase: "activation" },
    );
    expect(table.say("coordinate").keys).toEqual(["skip", "focus", "barrel-roll"]);
  });

  test("Clan Training: a charge gives a red focus before the ship engages, and is recovered when it destroys the defender", () => {
    const near = { gap: 60 };
    const table = firing("clantraining", {}, { damage: [1, 2].map((card) => ({ card, faceup: false, since: 0 })) }, { ...LATER, ...near });
    table.say(use("clantraining")).say("focus");
    expect([tokens(table), chargesLeft(table)]).toMatchObject([{ focus: 1, stress: 1 }, 0]);
    finish(rolling(table, ["hit", "hit", "hit", "hit"], MISS));
    expect(chargesLeft(table)).toBe(1);
    expect(firing("clantraining", {}, {}, LATER).kind).toBe("attack");
  });

  test("Backwards Tailslide: with closed wings, the ship boosts over an obstacle and gains an evade token", () => {
    const wings = { upgrades: ["backwardstailslide", "servomotorsfoils"] };
    const table = flown("", "1FB", wings, { ...LATER, obstacles: [rock(400, 421)] })
      .pass()
      .attackDice("blank");
    table.say("boost").say("straight");
    expect([table.ship("A1").pose, tokens(table).evade]).toEqual([at(400, 460), 1]);
    const opened = flown("", "1FB", wings, { ...LATER, obstacles: [rock(400, 421)] }).say(use("servomotorsfoils", "A1", 1));
    expect(opened.keys).not.toContain("boost");
  });

  test("Proud Tradition: the ship can focus while stressed, until a defender pays to flip the card", () => {
    expect(flown("proudtradition", "3FW", { tokens: { stress: 2 } }).keys).toEqual(["skip", "focus"]);
    expect(flown("proudtradition", "3FW", { tokens: { stress: 3 } }).asks).toMatchObject([{ seat: 1 }]);
    const table = finish(rolling(firing("proudtradition", { tokens: { stress: 1 } }, { tokens: { focus: 1 } }), MISS, MISS)).say("focus");
    expect([table.ship("A1").upgrades[0]?.side, tokens(table, "B1").focus]).toEqual(["back", 0]);
  });
});

describe("when ships are lost", () => {
  /** A2 is destroyed next to A1. A2 is either limited or has the same upgrade as A1. */
  const bereaved = (id: string, friend: string, more: Partial<TestShip> = {}): Table => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, pose: at(400, 300), upgrades: [id], ...more },
          {
            pilot: friend,
            pose: at(480, 300),
            engaged: true,
            shields: 0,
            force: 0,
            damage: [1, 2, 3].map((card) => ({ card, faceup: false, since: 0 })),
          },
        ],
        [{ pilot: ACE, pose: at(480, 490, 180) }],
      ],
      LATER,
    );
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>A2");
    return finish(table);
  };

  test("Disciplined and Hopeful give an action when a limited ship, or a ship with the same card, is destroyed", () => {
    expect(bereaved("disciplined", "wedgeantilles").say(use("disciplined")).keys).toEqual(["skip", "lock", "barrel-roll"]);
    expect(bereaved("hopeful", "wedgeantilles").say(use("hopeful")).keys).toEqual(["skip", "focus", "boost"]);
    expect(bereaved("hopeful", X_WING).kind).toBe("attack");
  });

  test("Cutthroat removes a token or recovers a charge", () => {
    const table = bereaved("cutthroat", "wedgeantilles", { tokens: { stress: 1 } }).say(use("cutthroat"));
    expect(tokens(table).stress).toBe(0);
    const charged = bereaved("cutthroat", "wedgeantilles", { upgrades: ["cutthroat", "crackshot"], active: [0, 0] }).say(use("cutthroat"));
    expect(chargesLeft(charged, "A1", 1)).toBe(1);
  });

  test("Treacherous recovers its charge", () => {
    expect(chargesLeft(bereaved("treacherous", X_WING, { active: [0] }))).toBe(1);
  });
});

describe("in the Engagement phase", () => {
  test("Collected: the ship trades a focus token for two evade tokens after a primary attack", () => {
    const table = finish(rolling(firing("collected-battleoverendor", { tokens: { focus: 1 } }, {}, LATER), MISS, MISS));
    expect(tokens(table.say(use("collected-battleoverendor")))).toMatchObject({ focus: 0, evade: 2 });
  });

  test("Swarm Tactics: a friendly ship at range 1 engages at the ship's initiative", () => {
    const table = cardTable([
      [
        { pilot: "wedgeantilles", pose: at(400, 300), upgrades: ["swarmtactics"], engaged: true },
        { pilot: X_WING, pose: at(480, 300) },
      ],
      [{ pilot: "maulermithel", pose: at(480, 490, 180) }],
    ]);
    expect(table.say(use("swarmtactics")).asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    expect(table.pass().asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });

  test("Ensnare: the ship transfers a tractor token to a ship in its turret arc", () => {
    const nantex = { pilot: "stalgasinhiveguard", pose: at(400, 300), upgrades: ["ensnare"], tokens: { tractor: 1 }, activated: true };
    const after = (quarter: "front" | "rear") =>
      cardTable([[{ ...nantex, quarter }], [{ pilot: X_WING, pose: at(400, 380, 180), activated: true }]], {
        ...LATER,
        phase: "activation",
      });
    expect(after("front").say(use("ensnare")).ship("B1").tokens.tractor).toBe(1);
    expect(after("rear").keys).not.toContain(use("ensnare"));
  });
});
