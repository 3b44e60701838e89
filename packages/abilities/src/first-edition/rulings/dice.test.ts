/**
 * Published rulings on dice: numbers, modifications, named results. Each test's title gives the number of the ruling's entry and of the
 * sentence in it.
 */
import { describe, expect, test } from "vitest";
import { at, attackFaces, cardTable, defenseFaces, diceRolled, duel, faceup, flying, shoot } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const wes = (...upgrades: readonly string[]) => ({ pilot: "wesjanson", upgrades });
const own = (upgrade: string) => `A1/upgrade:${upgrade}/0`;

describe("Autothrusters", () => {
  const KEY = "B1/upgrade:autothrusters/0";
  const keys = (pilot: string, gap: number, pose = at(400, 340 + gap, 180)) => {
    const table = duel({ pilot }, { pilot: "rookiepilot", upgrades: ["autothrusters"], pose });
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>B1");
    return table.keys;
  };

  test("ruling 128.1 Autothrusters: they work beyond Range 2 in arc, or anywhere out of arc", () => {
    expect(keys("wedgeantilles", 250)).toContain(KEY);
    expect(keys("wedgeantilles", 150)).not.toContain(KEY);
    expect(keys("wardensquadronpilot", 150, at(400, 150))).toContain(KEY);
  });

  test("ruling 128.1 Autothrusters: the range is measured inside the arc, even against a turret", () => {
    // The ship is beside the attacker's nose, so only the far corner of its base is in the front arc.
    const table = duel(
      { pilot: "wardensquadronpilot", pose: at(400, 300) },
      { pilot: "rookiepilot", upgrades: ["autothrusters"], pose: at(570, 470, 0) },
    );
    table.attackDice("hit", "hit").defenseDice("blank", "blank").say("primary>B1");
    expect(table.game.state.attack).toMatchObject({ inArc: true, range: 2 });
    expect(table.keys).toContain(KEY);
  });
});

describe("Backstabber", () => {
  const dice = (pilot: string, pose: ReturnType<typeof at>) =>
    diceRolled(duel({ pilot: "backstabber" }, { pilot, pose }).say("primary>B1"))[0];

  test("ruling 154.1 Backstabber: one more die only if no part of his base is in any of the defender's firing arcs", () => {
    expect(dice("rookiepilot", at(400, 490, 0))).toBe(3);
    expect(dice("rookiepilot", at(400, 490, 180))).toBe(2);
    // It is enough if one corner of Backstabber's base is in the defender's arc. A rear auxiliary arc counts too.
    expect(dice("rookiepilot", at(400, 490, 136))).toBe(2);
    expect(dice("bountyhunter", at(400, 490, 0))).toBe(2);
  });

  test("ruling 154.2 Backstabber: a turret's all-round fire doesn't count as an arc", () => {
    expect(dice("wildspacefringer", at(400, 490, 0))).toBe(3);
  });
});

describe("Calculation", () => {
  const calculating = (focus: number) =>
    duel({ ...wes("calculation"), tokens: { focus } }, { pilot: "outerrimsmuggler" })
      .attackDice("focus", "focus", "focus")
      .say("primary>B1");

  test("ruling 214.1 Calculation: it works once an attack, however many focus tokens are left", () => {
    const table = calculating(3).say(own("calculation"));
    expect(table.keys).toEqual(["done", "focus"]);
  });

  test("ruling 214.2 Calculation: a second token can change all other focus results", () => {
    const table = calculating(3).say(own("calculation")).defenseDice("blank").say("focus");
    expect(table.notes("dice").at(-1)).toMatchObject({ faces: ["crit", "hit", "hit"] });
    expect(table.ship("A1").tokens.focus).toBe(1);
  });
});

test("ruling 158.1 Captain Jonus: he works for each of the two attacks of Cluster Missiles", () => {
  const table = cardTable([
    [
      { pilot: "gammasquadronpilot", upgrades: ["clustermissiles"], locks: ["B1"], pose: at(400, 300) },
      { pilot: "captainjonus", pose: at(460, 300), engaged: true },
    ],
    [{ pilot: "outerrimsmuggler", pose: at(400, 450, 180) }],
  ]);
  table.attackDice("blank", "blank", "blank").say("clustermissiles@0>B1").say("A2/pilot:captainjonus");
  table.attackDice("hit").defenseDice("blank").attackDice("blank", "blank", "blank").say("blank");
  expect(table.game.state.attack?.used).toContain("second attack");
  expect(table.keys).toContain("A2/pilot:captainjonus");
});

describe("Crack Shot", () => {
  const asked = (pilot: string, pose: ReturnType<typeof at>) => {
    const table = duel({ pilot, upgrades: ["crackshot"] }, { ...academy, pose });
    return shoot(table, ["hit", "blank", "blank"], ["evade", "blank", "blank"]);
  };

  test("ruling 129.1 Crack Shot: it cancels an evade before results are compared, only inside the firing arc", () => {
    const table = asked("wildspacefringer", at(400, 490, 180));
    expect(table.kind).toBe("use at beforeCompare");
    expect(defenseFaces(table)).toContain("evade");
    table.say(own("crackshot"));
    expect([table.ship("B1").damage.length, table.ship("A1").upgrades[0]?.faceup]).toEqual([1, false]);
    expect(asked("wildspacefringer", at(400, 110, 180)).kind).not.toBe("use at beforeCompare");
  });
});

describe("Emperor Palpatine", () => {
  const KEY = own("emperorpalpatine");
  const palpatine = { pilot: "omicrongrouppilot", upgrades: ["emperorpalpatine"] };

  test("ruling 132.2 Emperor Palpatine: the result is named before a friendly ship rolls, once a round", () => {
    const table = duel(palpatine, academy).say("primary>B1");
    expect([table.kind, diceRolled(table)]).toEqual(["use at beforeRoll", []]);
    table.attackDice("blank", "blank", "blank").say(KEY).say("crit").say("1 blank");
    table.defenseDice("blank", "blank", "blank").until("attack");
    table.attackDice("blank", "blank").say("primary>A1");
    expect(table.kind).not.toBe("use at beforeRoll");
    expect(table.notes("rolled")).toHaveLength(4);
  });

  test("ruling 132.3 Emperor Palpatine: one die must be set to the named result", () => {
    const table = duel(palpatine, academy).say("primary>B1").attackDice("blank", "hit", "focus").say(KEY).say("blank");
    expect(table.asks).toEqual([{ kind: "turn a die", seat: 0, keys: ["1 blank", "2 hit", "3 focus"] }]);
  });

  test("ruling 132.4 Emperor Palpatine: that die cannot be modified again", () => {
    const table = duel({ ...palpatine, tokens: { focus: 1 } }, academy).say("primary>B1");
    table.attackDice("hit", "focus", "focus").say(KEY).say("focus").say("1 hit").defenseDice("blank", "blank", "blank").say("focus");
    expect(table.notes("dice").at(-1)).toMatchObject({ faces: ["focus", "hit", "hit"] });
  });

  test("ruling 132.5 Emperor Palpatine: he works for dice rolled for cards, mines and obstacles too", () => {
    const obstacle = flying({ ...palpatine, dial: "1FG" }, "1FG", { obstacles: [{ token: "coreasteroid0", pose: at(400, 400) }] });
    obstacle.attackDice("crit").say(KEY).say("blank");
    expect(obstacle.ship("A1").shields).toBe(5);
    const device = { id: "device 1", token: "proximityMine", kind: "proximity mine", pose: at(400, 400), seat: 1, ship: "B1", round: 0 };
    const mined = flying(palpatine, "1FG", { state: { devices: [device] } } as Parameters<typeof flying>[2]);
    mined.attackDice("hit", "blank", "blank").say(KEY).say("blank").say("1 hit");
    expect(mined.ship("A1").shields).toBe(5);
    const damage = [faceup("Console Fire")];
    const burning = duel({ ...palpatine, damage }, academy)
      .attackDice("hit")
      .say(KEY)
      .say("blank");
    expect([burning.ship("A1").shields, burning.notes("rolled").length]).toEqual([5, 1]);
  });

  test("ruling 132.6 Emperor Palpatine: a die can be set to the result that it already shows", () => {
    const table = duel(palpatine, { ...academy, tokens: { focus: 1 } }).say("primary>B1");
    table.attackDice("crit", "blank", "blank").defenseDice("blank", "blank", "blank").say(KEY).say("crit").say("1 crit");
    expect(attackFaces(table)).toEqual(["crit", "blank", "blank"]);
  });
});

test("ruling 173.1 Esege Tuketu: Poe Dameron counts Esege's focus token at Range 1-2 as his own when attacking", () => {
  const keys = (esege: { readonly pose: ReturnType<typeof at>; readonly tokens?: { readonly focus: number } }) =>
    cardTable([
      [
        { pilot: "poedameron", pose: at(400, 300) },
        { pilot: "esegetuketu", engaged: true, ...esege },
      ],
      [{ ...academy, pose: at(400, 490, 180) }],
    ])
      .attackDice("focus", "focus", "blank")
      .say("primary>B1").keys;
  const tokens = { focus: 1 };
  expect(keys({ pose: at(500, 300), tokens })).toContain("A1/pilot:poedameron");
  expect(keys({ pose: at(500, 300) })).not.toContain("A1/pilot:poedameron");
  expect(keys({ pose: at(750, 300), tokens })).not.toContain("A1/pilot:poedameron");
});

test("ruling 175.2 Garven Dreis: a focus token can be spent without a focus result, even without dice", () => {
  const keys = (damage: readonly ReturnType<typeof faceup>[]) =>
    duel({ ...wes(), tokens: { focus: 1 }, damage }, academy, { deck: "core" })
      .attackDice("hit", "blank", "blank")
      .say("primary>B1").keys;
  expect(keys([])).toContain("focus");
  const blinded = duel({ ...wes(), tokens: { focus: 1 }, damage: [faceup("Blinded Pilot", { deck: "core" })] }, academy, { deck: "core" });
  blinded.say("primary>B1");
  expect([attackFaces(blinded), blinded.keys]).toEqual([[], ["done", "focus"]]);
});

describe("Heavy Laser Cannon", () => {
  const cannon = { ...wes("heavylasercannon"), tokens: { focus: 1 }, locks: ["B1"] as const };
  const rolled = () => duel(cannon, academy).attackDice("crit", "crit", "focus", "blank").say("heavylasercannon@0>B1");

  test("ruling 228.1 Heavy Laser Cannon: once its criticals are hits, the dice can be modified as usual", () => {
    const table = rolled();
    expect(attackFaces(table)).toEqual(["hit", "hit", "focus", "blank"]);
    expect(attackFaces(table.say("focus"))).toEqual(["hit", "hit", "hit", "blank"]);
  });

  test("ruling 228.2 Heavy Laser Cannon: a critical rolled in a reroll stays a critical", () => {
    const table = rolled().attackDice("crit").say("lock").say("blank");
    expect(attackFaces(table)).toEqual(["hit", "hit", "focus", "crit"]);
  });
});
