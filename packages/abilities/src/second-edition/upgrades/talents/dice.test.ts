import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import {
  attacked,
  chargesLeft,
  FIGHTER,
  finish,
  firing,
  LATER,
  lost,
  MISS,
  rolling,
  shown,
  tokens,
  use,
  X_WING,
} from "../upgrades.testing.ts";

/** A place in front, but outside the bullseye arc. */
const ASIDE = { pose: at(480, 490, 180) };

describe("attack dice", () => {
  test("Predator and Marksmanship need the defender in the bullseye arc", () => {
    const predator = rolling(firing("predator"), MISS, [])
      .attackDice("hit")
      .defenseDice(...MISS)
      .say(use("predator"))
      .say("blank");
    expect(shown(predator)).toEqual(["hit", "blank", "blank"]);
    const marksman = rolling(firing("marksmanship"), ["hit", "hit", "blank"], MISS).say(use("marksmanship"));
    expect(shown(marksman)).toEqual(["crit", "hit", "blank"]);
    for (const id of ["predator", "marksmanship"])
      expect(rolling(firing(id, { tokens: { focus: 1 } }, ASIDE), ["hit", "focus", "blank"], MISS).keys).not.toContain(use(id));
  });

  test.each(["predator", "crackshot"])("%s needs a primary weapon", (id) => {
    const armed = { upgrades: [id, "protontorpedoes"], locks: ["B1"] as const, tokens: { focus: 1 } };
    const offered = (weapon: string, attack: readonly ("hit" | "blank")[]) => {
      const table = rolling(firing("", armed), attack, ["evade", "blank", "blank"], weapon);
      const seen: string[] = [];
      while (table.kind.startsWith("modify") || table.kind.startsWith("use at")) {
        seen.push(...table.keys);
        table.pass();
      }
      return seen.includes(use(id));
    };
    expect(offered("primary>B1", ["hit", "hit", "blank"])).toBe(true);
    expect(offered("protontorpedoes@1>B1", ["hit", "hit", "blank", "blank"])).toBe(false);
  });

  test("Apex Predator needs a defender of lower initiative", () => {
    const tokensToo = { tokens: { focus: 1 } };
    const keys = (pilot: string) =>
      rolling(firing("apexpredator-battleoverendor", tokensToo, { pilot, engaged: true }, LATER), ["focus", "blank", "blank"], MISS).keys;
    expect(keys(FIGHTER)).toContain(use("apexpredator-battleoverendor"));
    expect(keys("soontirfel")).not.toContain(use("apexpredator-battleoverendor"));
  });

  test("Crack Shot spends its charge to cancel an evade", () => {
    const table = finish(rolling(firing("crackshot"), ["hit", "blank", "blank"], ["evade", "blank", "blank"]));
    table.nextDamage(1, "Panicked Pilot").say(use("crackshot"));
    expect([lost(table, "B1"), chargesLeft(table)]).toEqual([1, 0]);
  });

  test("Deadeye Shot spends a hit to expose a card of the defender", () => {
    const hurt = { damage: [{ card: 20, faceup: false, since: 0 }] };
    const table = rolling(firing("deadeyeshot", {}, hurt, LATER), ["hit", "hit", "blank"], []).say(use("deadeyeshot"));
    expect([shown(table), table.notes("turned faceup").length]).toEqual([["hit", "blank"], 1]);
  });

  test("Fanatical works without shields", () => {
    const faces = ["focus", "blank", "blank"] as const;
    expect(shown(rolling(firing("fanatical", { shields: 0 }), faces, MISS).say(use("fanatical")))[0]).toBe("hit");
    expect(rolling(firing("fanatical", { tokens: { focus: 1 } }), faces, MISS).keys).not.toContain(use("fanatical"));
  });

  test("Fearless works at range 1 when both ships are in each other's front arcs", () => {
    const near = { gap: 60 };
    const four = ["blank", "blank", "blank", "blank"] as const;
    expect(shown(rolling(firing("fearless", {}, {}, near), four, MISS).say(use("fearless")))[0]).toBe("hit");
    const turned = { pose: at(400, 400, 0) };
    expect(rolling(firing("fearless", { tokens: { focus: 1 } }, turned, near), ["focus", ...MISS], MISS).keys).not.toContain(
      use("fearless"),
    );
  });

  test("Heroic rerolls dice if all are blank", () => {
    const table = rolling(firing("heroic"), MISS, [])
      .attackDice("hit", "hit", "hit")
      .defenseDice(...MISS)
      .say(use("heroic"))
      .say("blank blank blank");
    expect(shown(table)).toEqual(["hit", "hit", "hit"]);
    expect(rolling(firing("heroic", { tokens: { focus: 1 } }), ["focus", "blank", "blank"], MISS).keys).not.toContain(use("heroic"));
  });

  test("Lone Wolf spends a charge to reroll a die with no friendly ship within range 2", () => {
    const table = rolling(firing("lonewolf"), MISS, [])
      .attackDice("hit")
      .defenseDice(...MISS)
      .say(use("lonewolf"))
      .say("blank");
    expect([shown(table)[0], chargesLeft(table)]).toEqual(["hit", 0]);
    const friend = { pilot: X_WING, pose: at(500, 300), engaged: true };
    const wolf = { pilot: X_WING, pose: at(400, 300), upgrades: ["lonewolf"], tokens: { focus: 1 } };
    const pack = cardTable([[wolf, friend], [{ pilot: FIGHTER, pose: at(400, 490, 180) }]]);
    expect(rolling(pack, ["focus", "blank", "blank"], MISS).keys).not.toContain(use("lonewolf"));
  });

  test("Juke changes an evade of the defender while the ship has an evade token", () => {
    const evade = ["evade", "blank", "blank"] as const;
    const table = rolling(firing("juke", { tokens: { evade: 1 } }), MISS, evade).say(use("juke"));
    expect(shown(table, "defense")[0]).toBe("focus");
    expect(rolling(firing("juke", {}, { tokens: { focus: 1 } }), MISS, ["focus", "evade", "blank"]).keys).not.toContain(use("juke"));
  });

  test("No Escape needs more friendly ships than other enemies near the defender", () => {
    const keys = (friends: number) =>
      rolling(
        cardTable(
          [
            [
              { pilot: X_WING, pose: at(400, 300), upgrades: ["noescape-battleoverendor"], tokens: { focus: 1 } },
              ...Array.from({ length: friends }, () => ({ pilot: X_WING, pose: at(480, 490), engaged: true })),
            ],
            [{ pilot: FIGHTER, pose: at(400, 490, 180) }],
          ],
          LATER,
        ),
        ["focus", "blank", "blank"],
        MISS,
      ).keys;
    expect(keys(1)).toContain(use("noescape-battleoverendor"));
    expect(keys(0)).not.toContain(use("noescape-battleoverendor"));
  });

  test("Ruthless damages a friendly ship near the defender to change a result to a hit", () => {
    const friend = { pilot: X_WING, pose: at(480, 490), engaged: true };
    const table = cardTable([
      [{ pilot: X_WING, pose: at(400, 300), upgrades: ["ruthless"] }, friend],
      [{ pilot: FIGHTER, pose: at(400, 490, 180) }],
    ]);
    rolling(table, MISS, MISS).say(use("ruthless"));
    if (table.kind === "choose ship") table.say("A2");
    expect([shown(table)[0], lost(table, "A2")]).toEqual(["hit", 1]);
  });

  test("Saturation Salvo spends a weapon charge to make the defender reroll two dice", () => {
    const torpedo = { upgrades: ["saturationsalvo", "protontorpedoes"], locks: ["B1"] as const };
    const faces = ["hit", "hit", "hit", "hit"] as const;
    const table = firing("", torpedo)
      .attackDice(...faces)
      .defenseDice("evade", "evade", "blank")
      .say("protontorpedoes@1>B1");
    while (table.kind === "modify attack dice") table.pass();
    table.defenseDice("blank", "blank").say(use("saturationsalvo")).say("evade evade");
    expect([shown(table, "defense"), chargesLeft(table, "A1", 1)]).toEqual([["blank", "blank", "blank"], 0]);
  });

  test("Notorious works against a strained defender, and a charge strains an attacker", () => {
    const strained = rolling(firing("notorious", {}, { tokens: { strain: 1 } }, LATER), MISS, ["blank", "blank"]);
    expect(strained.keys).toContain(use("notorious"));
    const table = finish(rolling(attacked("notorious", {}, {}, LATER), MISS, ["blank", "blank"], "primary>A1")).say(use("notorious"));
    expect([tokens(table, "B1").strain, chargesLeft(table)]).toEqual([1, 1]);
  });

  test("Snap Shot attacks a ship that ends its maneuver at range 2, and its dice can't be modified", () => {
    const table = cardTable(
      [
        [{ pilot: X_WING, pose: at(400, 300), upgrades: ["snapshot"], tokens: { focus: 1 }, activated: true }],
        [{ pilot: FIGHTER, pose: at(400, 610, 180), dial: "2FB" }],
      ],
      { phase: "activation" },
    );
    table
      .attackDice("focus", "focus")
      .defenseDice(...MISS)
      .say(use("snapshot"))
      .say("snapshot@0>B1");
    expect(table.kind).not.toBe("modify attack dice");
    expect(diceRolled(table)).toEqual([2, 3]);
  });
});

describe("numbers of dice", () => {
  const rolled = (table: ReturnType<typeof firing>, by = "primary>B1") => diceRolled(finish(table.say(by)));
  const rock = { token: "coreasteroid0", pose: at(400, 400) } as const;

  test("Trick Shot: an obstructed attack rolls one more die", () => {
    expect(rolled(firing("trickshot", {}, {}, { obstacles: [rock] }))[0]).toBe(4);
    expect(rolled(firing("trickshot"))[0]).toBe(3);
  });

  test("Outmaneuver: outside its firing arc, the defender rolls one fewer die", () => {
    expect(rolled(firing("outmaneuver", {}, { pose: at(400, 490, 0) }))[1]).toBe(2);
    expect(rolled(firing("outmaneuver"))[1]).toBe(3);
  });

  test("Intimidation: enemies in contact roll one fewer defense die, no matter who attacks", () => {
    const against = (gap: number) =>
      rolled(
        cardTable([
          [
            { pilot: X_WING, pose: at(400, 300) },
            { pilot: X_WING, pose: at(400 + 40 + gap, 490), upgrades: ["intimidation"], engaged: true },
          ],
          [{ pilot: FIGHTER, pose: at(400, 490, 180) }],
        ]),
      )[1];
    expect([against(0), against(20)]).toEqual([2, 3]);
  });
});
