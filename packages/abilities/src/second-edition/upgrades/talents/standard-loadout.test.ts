/** Talents that only come with certain pilots, all from the later edition. */
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  ACE,
  attacked,
  chargesLeft,
  FIGHTER,
  finish,
  firing,
  flown,
  inSystem,
  LATER,
  lost,
  MISS,
  rolling,
  shown,
  tokens,
  use,
  X_WING,
} from "../upgrades.testing.ts";

const FAR: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
const PHANTOM = "imdaartestpilot";
const cards = (count: number) => Array.from({ length: count }, (_, card) => ({ card: card + 1, faceup: false, since: 0 }));
const bomb = (x: number, y: number, seat: number, kind: "proton bomb" | "conner net" = "proton bomb") =>
  ({
    id: "device 1",
    token: kind === "proton bomb" ? "standardBomb" : "connerNet",
    kind,
    pose: at(x, y),
    seat,
    ship: seat === 0 ? "A1" : "B1",
    round: 1,
  }) as const;

describe("actions and maneuvers", () => {
  test("Ace in the Hole: a charge and a jam token give a barrel roll at the start of the Engagement phase", () => {
    const id = "aceinthehole-battleoverendor";
    const table = firing(id, {}, {}, LATER).say(use(id)).say("barrel-roll").say("left").say("middle");
    expect([chargesLeft(table), tokens(table).jam, table.ship("A1").pose]).toEqual([1, 1, at(320, 300)]);
    const declined = firing(id, {}, {}, LATER).pass();
    expect([chargesLeft(declined), tokens(declined).jam]).toEqual([2, 0]);
    for (const given of [{ active: [0] }, { tokens: { stress: 1 } }]) expect(firing(id, given, {}, LATER).kind).toBe("attack");
  });

  test("Efficient Processing: the ship gains a second calculate token", () => {
    const id = "efficientprocessing-swz103";
    const done = (action: string) => tokens(flown(id, "2FB", { pilot: "leebo" }, LATER).say(action)).calculate;
    expect([done("calculate"), done("rotate-arc")]).toEqual([2, 0]);
  });

  test("Push The Limit: after a red action or fully executed red maneuver, the ship replaces stress with strain", () => {
    const id = "pushthelimit-battleoverendor";
    expect(tokens(flown(id, "4KR", {}, LATER).say(use(id)))).toMatchObject({ stress: 0, strain: 1 });
    expect(tokens(flown(id, "4KR", {}, LATER).pass())).toMatchObject({ stress: 1, strain: 0 });
    const rolled = flown(id, "2FB", { pilot: "alphasquadronpilot" }, LATER).say("focus").say("A1/ship:Autothrusters").say("boost");
    expect(tokens(rolled.say("straight").say(use(id)))).toMatchObject({ stress: 0, strain: 1 });
    for (const table of [
      flown(id, "4KR", { tokens: { strain: 1 } }, LATER),
      flown(id, "3FW", { tokens: { stress: 1 } }, LATER),
      flown(id, "4KR", {}, LATER, [{ ...FAR, pose: at(400, 510) }]),
    ])
      expect(table.keys).not.toContain(use(id));
  });

  test("True Grit: at the end of the Activation phase, strain pays to remove another red or orange token, but no lock", () => {
    const id = "truegrit-swz98";
    const ended = (given: TestShip["tokens"] = {}) =>
      cardTable(
        [
          [{ pilot: X_WING, pose: at(400, 300), upgrades: [id], tokens: given, activated: true }],
          [{ ...FAR, locks: ["A1"], activated: true }],
        ],
        { ...LATER, phase: "activation" },
      );
    const table = ended({ stress: 1, disarm: 1 }).say(use(id));
    expect(table.keys).toEqual(["disarm", "stress"]);
    expect(tokens(table.say("stress"))).toMatchObject({ stress: 0, strain: 1 });
    for (const other of [ended(), ended({ stress: 1, strain: 1 })]) expect(other.keys).not.toContain(use(id));
  });
});

describe("dice", () => {
  test("Fanatic: a damaged ship changes a focus result of a primary attack to a hit", () => {
    const id = "fanatic-battleofyavin";
    const shot = (damage: number) => rolling(firing(id, { damage: cards(damage) }, {}, LATER), ["focus", "focus", "blank"], MISS);
    expect([...shown(shot(1).say(use(id)))].sort()).toEqual(["blank", "focus", "hit"]);
    expect(shot(0).keys).not.toContain(use(id));
  });

  test("It's a Trap!: the ship rerolls a blank with more other friendly ships than enemies at range 0-1", () => {
    const id = "itsatrap-battleoverendor";
    const keys = (friends: number, enemies: number) => {
      const table = cardTable(
        [
          [
            { pilot: X_WING, pose: at(400, 300), upgrades: [id] },
            ...Array.from({ length: friends }, (_, one): TestShip => ({ pilot: X_WING, pose: at(480, 300 - 50 * one), engaged: true })),
          ],
          [
            { pilot: ACE, pose: at(400, 490, 180) },
            ...Array.from({ length: enemies }, (_, one): TestShip => ({ pilot: FIGHTER, pose: at(320, 300 - 50 * one), engaged: true })),
          ],
        ],
        LATER,
      );
      return finishAttackDice(rolling(table, ["hit", "blank", "blank"], ["blank", "blank"], "primary>A1")).keys;
    };
    expect(keys(1, 0)).toContain(use(id));
    expect(keys(2, 1)).toContain(use(id));
    for (const [friends, enemies] of [
      [0, 0],
      [1, 1],
    ] as const)
      expect(keys(friends, enemies)).not.toContain(use(id));
  });
});

/** Passes on to the defense dice. */
function finishAttackDice(table: Table): Table {
  while (table.kind === "modify attack dice") table.pass();
  return table;
}

describe("when ships are destroyed", () => {
  /** A2 is destroyed at a given distance to the right of A1. C1 belongs to a third player. */
  const bereaved = (id: string, given: Partial<TestShip>, fallen: Partial<TestShip>, x = 480): Table => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, pose: at(400, 300), upgrades: [id], ...given },
          { pilot: X_WING, pose: at(x, 300), engaged: true, shields: 0, damage: cards(3), ...fallen },
        ],
        [{ pilot: ACE, pose: at(x, 490, 180) }],
        [{ pilot: X_WING, pose: at(300, 300), upgrades: [id], engaged: true, tokens: { stress: 1 } }],
      ],
      LATER,
    );
    return finish(rolling(table, ["hit", "hit", "hit"], ["blank", "blank"], "primary>A2"));
  };

  test("Mercenary: the ship takes one green token from another friendly ship at range 0-2", () => {
    const id = "mercenary-swz103";
    const held = { tokens: { focus: 0, evade: 1, calculate: 1 } };
    const table = bereaved(id, {}, held).until("choose one");
    expect(table.asks).toMatchObject([{ seat: 0, keys: ["evade", "calculate"] }]);
    expect(tokens(table.say("calculate"))).toMatchObject({ calculate: 1, evade: 0 });
    expect(tokens(bereaved(id, {}, { tokens: { evade: 1 } })).evade).toBe(1);
    expect(tokens(bereaved(id, {}, held, 700)).calculate).toBe(0);
  });

  test("Vengeful: when a limited friendly ship is lost, a red token is removed or a recurring Ship card charge recovered", () => {
    const id = "vengeful-battleofyavin";
    const limited = { pilot: "wedgeantilles" };
    expect(tokens(bereaved(id, { tokens: { stress: 1 } }, limited).say(use(id))).stress).toBe(0);
    const wampa = { pilot: "wampa-battleofyavin", charges: 0, tokens: { stress: 1 } };
    expect(bereaved(id, wampa, limited).say(use(id)).say("charge").ship("A1").charges).toBe(1);
    for (const table of [
      bereaved(id, wampa, {}),
      bereaved(id, wampa, limited, 780),
      bereaved(id, { pilot: "sigma5-battleofyavin", charges: 0, engaged: true }, limited),
    ])
      expect(table.keys).not.toContain(use(id));
  });

  test("Parting Gift: the ship drops or launches a bomb with a speed 1 template", () => {
    const id = "partinggift-battleoverendor";
    const fallen = (device: string, active = 1, pilot = X_WING) => {
      const given = { pilot, upgrades: [id, device], active: [0, active], shields: 0, damage: cards(pilot === X_WING ? 3 : 5) };
      return finish(rolling(attacked("", given, {}, LATER), ["hit", "hit", "hit"], ["blank", "blank"], "primary>A1"));
    };
    const table = fallen("protonbombs").say(use(id));
    const templates = ["straight 1", "bank 1 left", "bank 1 right"];
    expect(table.keys).toEqual(["drop", "launch"].flatMap((how) => templates.map((template) => `${how} ${template}`)));
    expect(fallen("protonbombs", 1, "gammasquadronace").say(use(id)).keys).toEqual(table.keys);
    expect(table.say("launch bank 1 left").game.state.devices).toMatchObject([{ kind: "proton bomb", ship: "A1" }]);
    expect(chargesLeft(table, "A1", 1)).toBe(0);
    for (const other of [fallen("protonbombs", 0), fallen("proximitymines")]) expect(other.keys).not.toContain(use(id));
    expect(fallen("protonbombs").pass().game.state.devices).toEqual([]);
  });

  test("Heroic Sacrifice: after a SLAM, the ship is destroyed, and a large ship in contact suffers damage past its shields", () => {
    const id = "heroicsacrifice-battleoverendor";
    const wing = { pilot: "rhosquadronpilot" };
    const rammed = (enemy: TestShip) => {
      const table = flown(id, "2FB", wing, LATER, [enemy, FAR]).say("slam").attackDice("hit", "crit", "focus", "blank", "hit").say("2FB");
      return table.kind === "free action" ? table.say("skip") : table;
    };
    const large = (y: number): TestShip => ({ pilot: "trandoshanslaver", pose: at(400, y, 180), activated: true });
    const table = rammed(large(570));
    expect([table.ship("A1").status, table.ship("B1").shields, table.ship("B1").damage.length]).toEqual(["destroyed", 3, 3]);
    const past = rammed(large(750));
    expect([past.ship("A1").status, past.ship("B1").damage.length]).toEqual(["destroyed", 0]);
    expect(lost(rammed({ ...large(550), pilot: X_WING }), "B1")).toBe(0);
    expect(flown(id, "3FW", { ...wing, tokens: { stress: 1 } }, LATER).keys).toEqual(["skip", "slam"]);
  });
});

describe("cloaks", () => {
  test("Silent Hunter: after decloaking, the ship locks an enemy in its bullseye arc", () => {
    const id = "silenthunter-tiephphantom";
    const decloaked = (x: number, y = 700) =>
      inSystem(id, { pilot: PHANTOM, tokens: { cloak: 1 } }, LATER, [{ ...FAR, pose: at(x, y, 180) }]).say("decloak forward");
    expect(decloaked(400).say(use(id)).ship("A1").locks).toEqual(["B1"]);
    for (const table of [decloaked(460), decloaked(400, 840)]) expect(table.keys).not.toContain(use(id));
  });

  /** A1 attacks B1. If `by` is 2, C1 attacks B1 instead, and belongs to a third player. The phantom A2 can then attack B1 too. */
  const ambush = (face: "hit" | "blank", given: Partial<TestShip> = {}, by: 0 | 2 = 0): Table => {
    const attacker: TestShip = { pilot: ACE, pose: at(330, 300) };
    const phantom: TestShip = {
      pilot: PHANTOM,
      pose: at(400, 300),
      upgrades: ["stealthgambit-tiephphantom"],
      tokens: { cloak: 1 },
      ...given,
    };
    const table = cardTable(
      [
        by === 0 ? [attacker, phantom] : [{ ...FAR, engaged: true }, phantom],
        [{ pilot: "trandoshanslaver", pose: at(400, 480, 180), engaged: true }],
        by === 2 ? [attacker] : [],
      ],
      LATER,
    );
    return finish(rolling(table, [face, "blank", "blank"], ["blank"]));
  };

  test("Stealth Gambit: the ship decloaks and gains strain to attack a ship that a friendly ship hit", () => {
    const key = use("stealthgambit-tiephphantom", "A2");
    const table = ambush("hit").attackDice("hit", "hit", "hit").defenseDice("blank").say(key);
    expect(tokens(table, "A2")).toMatchObject({ cloak: 0, strain: 1 });
    expect(lost(finish(table), "B1")).toBe(4);
    for (const other of [
      ambush("blank"),
      ambush("hit", { tokens: {} }),
      ambush("hit", { pose: at(400, 300, 180) }),
      ambush("hit", { usedThisRound: ["bonus attack"] }),
      ambush("hit", {}, 2),
    ])
      expect(other.keys).not.toContain(key);
  });

  test("Stealth Gambit: at the end of the Engagement phase, a strained ship gains an evade token", () => {
    const evades = (strain: number) =>
      cardTable(
        [[{ pilot: PHANTOM, pose: at(400, 300), upgrades: ["stealthgambit-tiephphantom"], tokens: { strain }, engaged: true }], [FAR]],
        LATER,
      ).notes("token").length;
    expect([evades(1), evades(0)]).toEqual([1, 0]);
  });

  test("Without a Trace: cloaking removes a red token, and enemies can't lock the ship while it is cloaked", () => {
    const id = "withoutatrace-tiephphantom";
    const table = flown(id, "4FW", { pilot: PHANTOM, tokens: { strain: 1, deplete: 1 } }, LATER)
      .say("cloak")
      .say(use(id));
    expect(tokens(table.say("deplete"))).toMatchObject({ deplete: 0, strain: 1, cloak: 1 });
    const locked = (cloak: number) =>
      cardTable(
        [
          [{ pilot: X_WING, pose: at(400, 300), dial: "2FB" }],
          [{ pilot: PHANTOM, pose: at(400, 600, 180), upgrades: [id], tokens: { cloak }, activated: true }],
        ],
        { ...LATER, phase: "activation" },
      )
        .say("lock")
        .ship("A1").locks;
    expect([locked(0), locked(1)]).toEqual([["B1"], []]);
  });
});

describe("devices", () => {
  test("Swift Approach: after placing a device in the System phase, the ship barrel rolls or boosts, even while stressed", () => {
    const id = "swiftapproach-swz98";
    const table = inSystem("", { upgrades: [id, "protonbombs"], tokens: { stress: 1 }, dial: "3FW" }, LATER)
      .say("protonbombs@1")
      .say(use(id));
    expect(table.keys).toEqual(["skip", "barrel-roll", "boost"]);
    table.say("boost").say("straight");
    expect([table.ship("A1").pose, tokens(table).stress]).toEqual([at(400, 300 + 80 + 160), 1]);
  });

  const cover = (given: Partial<TestShip> = {}, x = 480): Table => {
    const table = cardTable(
      [
        [
          {
            pilot: X_WING,
            pose: at(400, 300),
            upgrades: ["topcover-swz98", "protonbombs", "swiftapproach-swz98"],
            engaged: true,
            ...given,
          },
          { pilot: X_WING, pose: at(x, 300), engaged: true },
        ],
        [{ pilot: ACE, pose: at(x, 490, 180) }],
      ],
      LATER,
    );
    return finish(rolling(table, MISS, ["blank", "blank"], "primary>A2"));
  };

  test("Top Cover: after a nearby friendly ship defends, the ship launches its first device of the round far ahead", () => {
    const key = use("topcover-swz98");
    const table = cover().say(key);
    expect(table.keys).toEqual(["launch straight 3", "launch bank 3 left", "launch bank 3 right"]);
    table.say("launch straight 3");
    expect([table.game.state.devices.length, chargesLeft(table, "A1", 1)]).toEqual([1, 1]);
    expect(table.notes("launched")).toHaveLength(1);
    for (const other of [cover({ usedThisRound: ["device"] }), cover({}, 600), cover({ active: [0, 0] })])
      expect(other.keys).not.toContain(key);
  });

  test("Swift Approach doesn't work after a device is placed in another phase", () => {
    const table = cover().say(use("topcover-swz98")).say("launch straight 3");
    expect(table.keys).not.toContain(use("swiftapproach-swz98", "A1", 2));
  });

  test("Top Cover: friendly bombs and mines don't affect the ship, but others do", () => {
    const given = (seat: number, kind: "proton bomb" | "conner net") => ({ ...LATER, state: { devices: [bomb(400, 380, seat, kind)] } });
    const bombed = (seat: number) => {
      const table = cardTable(
        [
          [
            { pilot: X_WING, pose: at(400, 300), upgrades: ["topcover-swz98"], activated: true },
            { pilot: X_WING, pose: at(480, 380), activated: true },
          ],
          [{ ...FAR, activated: true }],
        ],
        { ...given(seat, "proton bomb"), phase: "activation" },
      );
      while (table.kind === "ship struck next") table.pass();
      return [lost(table, "A1"), lost(table, "A2")];
    };
    expect([bombed(0), bombed(1)]).toEqual([
      [0, 1],
      [1, 1],
    ]);
    const mined = (seat: number) => flown("topcover-swz98", "2FB", {}, given(seat, "conner net"));
    expect([tokens(mined(0)).ion, mined(0).game.state.devices.length]).toEqual([0, 1]);
    expect([tokens(mined(1)).ion, mined(1).game.state.devices.length]).toEqual([3, 0]);
  });
});
