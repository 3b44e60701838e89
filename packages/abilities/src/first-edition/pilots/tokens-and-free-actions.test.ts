import { pilotSkill } from "@broadside/rules";
import { expect, test } from "vitest";
import { at, cardTable, duel, flying, shoot } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const wes = { pilot: "wesjanson" };
const MISS = [
  ["blank", "blank", "blank"],
  ["blank", "blank", "blank"],
] as const;
const hurt = [{ card: 0, faceup: false, since: 1 }];

/** A pilot with a friend beside it and an enemy out of range. */
const withFriend = (
  pilot: Parameters<typeof duel>[0],
  friend: Parameters<typeof duel>[0],
  phase: "combat" | "activation" | "end" = "combat",
) =>
  cardTable(
    [
      [
        { pose: at(400, 300), ...pilot },
        { pose: at(460, 300), activated: true, ...friend },
      ],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
    ],
    { phase },
  );

test("Captain Oicunn: an enemy that he touches after a maneuver suffers 1 damage", () => {
  const table = cardTable(
    [[{ pilot: "captainoicunn", pose: at(400, 300), dial: "1FW" }], [{ pilot: "wedgeantilles", pose: at(400, 400), dial: "1FG" }]],
    { phase: "activation" },
  );
  expect(table.ship("B1").shields).toBe(1);
});

test("Captain Rex: assigns Suppressive Fire to the defender", () => {
  const table = shoot(duel({ pilot: "captainrex" }, academy), ["blank", "blank"], MISS[1]);
  expect(table.game.state.effects).toMatchObject([{ id: "condition:suppressivefire", ship: "B1", by: "A1" }]);
});

test("Cassian Andor: a friend at Range 1-2 removes a stress token when the Activation phase starts", () => {
  const table = withFriend({ pilot: "cassianandor", dial: "1FW" }, { ...wes, tokens: { stress: 2 } }, "activation").say(
    "A1/pilot:cassianandor",
  );
  expect(table.ship("A2").tokens.stress).toBe(1);
});

test("Chopper: an enemy that it touches gets a stress token when combat starts", () => {
  const table = duel({ pilot: "chopper", touching: ["B1"] }, { ...academy, touching: ["A1"] });
  expect(table.ship("B1").tokens.stress).toBe(1);
});

test("Epsilon Leader: removes a stress token from itself too", () => {
  const table = duel({ pilot: "epsilonleader", tokens: { stress: 2 } }, academy);
  expect(table.ship("A1").tokens.stress).toBe(1);
});

test("Epsilon Ace: has pilot skill 12 without Damage cards", () => {
  const skill = (damage: typeof hurt | readonly []) => {
    const table = duel({ pilot: "epsilonace", damage }, academy);
    return pilotSkill(table.game, table.ship("A1"));
  };
  expect([skill([]), skill(hurt)]).toEqual([12, 4]);
});

test("IG-88A: recovers a shield after an attack that destroyed the defender", () => {
  const table = shoot(
    duel({ pilot: "ig88a", shields: 1 }, { ...academy, damage: [...hurt, { card: 1, faceup: false, since: 1 }] }),
    ["hit", "hit", "hit"],
    MISS[1],
  );
  expect(table.say("A1/pilot:ig88a").ship("A1").shields).toBe(2);
});

test("Kad Solus: gets two focus tokens after a red maneuver", () => {
  expect(flying({ pilot: "kadsolus" }, "4KR").ship("A1").tokens.focus).toBe(2);
});

test("Kath Scarlet (Imperial): a defender that cancels a critical gets a stress token", () => {
  const table = shoot(duel({ pilot: "kathscarlet-imperial" }, academy), ["crit", "blank", "blank"], ["evade", "blank", "blank"]);
  expect(table.ship("B1").tokens.stress).toBe(1);
});

test("Kyle Katarn: passes a focus token to a friend at Range 1-3", () => {
  const table = cardTable([
    [
      { pilot: "kylekatarn", pose: at(400, 300), tokens: { focus: 1 } },
      { pilot: "rookiepilot", pose: at(460, 300) },
    ],
    [{ ...academy, pose: at(400, 490, 180) }],
  ]).say("A1/pilot:kylekatarn");
  expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([0, 1]);
});

test("Laetin A'shera: gets an evade token after an attack missed", () => {
  const table = shoot(duel(wes, { pilot: "laetinashera" }), ...MISS).say("B1/pilot:laetinashera");
  expect(table.ship("B1").tokens.evade).toBe(1);
});

test("Night Beast: performs a free focus action after a green maneuver", () => {
  const table = flying({ pilot: "nightbeast" }, "2FG").say("A1/pilot:nightbeast").say("focus");
  expect(table.ship("A1")).toMatchObject({ actions: ["focus"], tokens: { focus: 1 } });
});

test("Snap Wexley: performs a free boost after a maneuver of speed 2, but not of speed 1", () => {
  expect(flying({ pilot: "snapwexley" }, "2FG").say("A1/pilot:snapwexley").keys).toEqual(["skip", "boost"]);
  expect(flying({ pilot: "snapwexley" }, "1FG").kind).toBe("action");
});

test("Turr Phennir: performs a free boost or barrel roll after his attack", () => {
  const table = shoot(duel({ pilot: "turrphennir" }, academy), ...MISS).say("A1/pilot:turrphennir");
  expect(table.keys).toEqual(["skip", "boost", "barrel-roll"]);
});

test("Whisper: gets a focus token after an attack that hit", () => {
  const table = shoot(duel({ pilot: "whisper" }, academy), ["hit", "blank", "blank", "blank"], MISS[1]).say("A1/pilot:whisper");
  expect(table.ship("A1").tokens.focus).toBe(1);
});

test("Valen Rudor: performs a free action after defending", () => {
  const table = shoot(duel(wes, { pilot: "valenrudor" }), ...MISS).say("B1/pilot:valenrudor");
  expect(table.asks).toMatchObject([{ kind: "free action", seat: 1 }]);
});

test("Viktor Hel: the attacker gets a stress token unless two defense dice were rolled", () => {
  const stress = (gap: number) => shoot(duel({ pilot: "wesjanson" }, { pilot: "viktorhel" }, { gap }), [], []).ship("A1").tokens.stress;
  expect([stress(150), stress(250)]).toEqual([0, 1]);
});

test("Tarn Mison: locks a ship that declares him as its target", () => {
  const table = duel(wes, { pilot: "tarnmison" }).say("primary>B1").say("B1/pilot:tarnmison");
  expect(table.ship("B1").locks).toEqual(["A1"]);
});

test("Leevan Tenza: takes a stress token to get an evade token after a boost", () => {
  const table = flying({ pilot: "leevantenza", upgrades: ["engineupgrade"] }, "2FG")
    .say("boost")
    .say("straight")
    .say("A1/pilot:leevantenza");
  expect(table.ship("A1").tokens).toMatchObject({ stress: 1, evade: 1 });
});

test("Lando Calrissian: a friend at Range 1 can perform an action on its bar after his green maneuver", () => {
  const table = withFriend({ pilot: "landocalrissian", dial: "1FG" }, { ...wes, pose: at(500, 380) }, "activation").say(
    "A1/pilot:landocalrissian",
  );
  expect(table.say("focus").ship("A2").tokens.focus).toBe(1);
});

test("Ahsoka Tano: spends a focus token to let a friendly ship perform a free action", () => {
  const table = duel({ pilot: "ahsokatano", tokens: { focus: 1 } }, academy).say("A1/pilot:ahsokatano");
  expect(table.asks).toMatchObject([{ kind: "free action", seat: 0 }]);
  expect(table.ship("A1").tokens.focus).toBe(0);
});

test("Airen Cracken: a friend at Range 1 performs an action after his attack", () => {
  const table = cardTable([
    [
      { pilot: "airencracken", pose: at(400, 300) },
      { pilot: "rookiepilot", pose: at(460, 300) },
    ],
    [{ ...academy, pose: at(400, 490, 180) }],
  ]);
  shoot(table, ["blank", "blank"], MISS[1]).say("A1/pilot:airencracken").say("focus");
  expect(table.ship("A2").tokens.focus).toBe(1);
});

test("4-LOM: passes a stress token to another ship at Range 1 when the End phase starts", () => {
  const table = withFriend({ pilot: "4lom", tokens: { stress: 1 } }, wes, "end").say("A1/pilot:4lom");
  expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress]).toEqual([0, 1]);
});

test("Tycho Celchu: can act while stressed", () => {
  expect(flying({ pilot: "tychocelchu", tokens: { stress: 1 } }, "4FW").keys).toContain("focus");
});

test("Unkar Plutt: a ship that he touches gets a tractor beam token when the Activation phase ends", () => {
  const table = cardTable(
    [[{ pilot: "unkarplutt", pose: at(400, 300), touching: ["B1"] }], [{ ...wes, pose: at(400, 340, 180), touching: ["A1"] }]],
    {
      phase: "activation",
      step: 4,
    },
  );
  expect(table.notes("token")).toMatchObject([{ ship: "B1", token: "tractor" }]);
});

for (const pilot of ["sabinewren-attackshuttle", "sabinewren-tiefighter"])
  test(`${pilot}: performs a free boost or barrel roll before the dial is revealed`, () => {
    const table = flying({ pilot }, "2FG").say(`A1/pilot:${pilot}`);
    expect(table.keys).toEqual(["skip", "boost", "barrel-roll"]);
  });

test("Edrio Two Tubes: performs a free action if he has a focus token", () => {
  const table = flying({ pilot: "edriotwotubes", tokens: { focus: 1 } }, "2FG").say("A1/pilot:edriotwotubes");
  expect(table.kind).toBe("free action");
});

test("Roark Garnet: gives a friend at Range 1-3 pilot skill 12 for the phase", () => {
  const skills = (x: number) => {
    const table = cardTable([
      [
        { pilot: "roarkgarnet", pose: at(400, 300) },
        { pilot: "rookiepilot", pose: at(x, 300) },
      ],
      [{ ...academy, pose: at(400, 490, 180) }],
    ]);
    return table.game.state.ships.map((ship) => pilotSkill(table.game, ship));
  };
  expect(skills(737)).toEqual([4, 12, 1]);
  expect(skills(743)).toEqual([4, 2, 1]);
});

test("Torkil Mux: lowers an enemy's pilot skill to 0 for the Combat phase", () => {
  const table = duel({ pilot: "torkilmux" }, wes, { phase: "activation", step: 4 });
  expect(pilotSkill(table.game, table.ship("B1"))).toBe(0);
});
