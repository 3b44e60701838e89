/** Rulings on what happens after an attack is over, or after it has hit. */
import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, faceup, flying, shoot } from "../../card-table.testing.ts";

type Ship = Parameters<typeof duel>[0];

const prey = { pilot: "rookiepilot", tokens: { disarm: 1 } };
const MISS = ["blank", "blank", "blank"] as const;

/** Declines all further modifications, including those by cards. */
function finish(table: ReturnType<typeof duel>) {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

test("ruling 178.1 IG-88A: it can't recover more shields than it started with", () => {
  const kill = (shields: number) =>
    shoot(
      duel({ pilot: "ig88a", shields }, { pilot: "academypilot", damage: [faceup("Damaged Engine")] }),
      ["hit", "hit", "hit"],
      [...MISS],
    );
  expect(kill(4).keys).not.toContain("A1/pilot:ig88a");
  expect(kill(3).say("A1/pilot:ig88a").ship("A1").shields).toBe(4);
});

const luke = (upgrades: readonly string[] = []): Ship => ({ pilot: "outerrimsmuggler", upgrades: ["lukeskywalker", ...upgrades] });
const LUKE = "A1/upgrade:lukeskywalker/0";

test("ruling 126.1 Luke Skywalker: after an attack that misses, a primary weapon attack, and then no other", () => {
  const table = finish(duel(luke(), prey).attackDice("blank", "blank").defenseDice("blank", "blank").say("primary>B1")).say(LUKE);
  expect(table.keys).toEqual(["none", "primary>B1"]);
  table.attackDice("blank", "blank").defenseDice("blank", "blank").say("primary>B1");
  expect(finish(table).keys).not.toContain(LUKE);
  const hit = finish(duel(luke(), prey).attackDice("hit", "blank").defenseDice("blank", "blank").say("primary>B1"));
  expect(hit.keys).not.toContain(LUKE);
});

test("ruling 126.2 Luke Skywalker: his attack can have another target, and tokens spent before don't apply to it", () => {
  const table = cardTable([
    [{ ...luke(), pose: at(400, 300), tokens: { focus: 1 } }],
    [
      { ...prey, pose: at(400, 490, 180) },
      { ...prey, pose: at(500, 490, 180) },
    ],
  ]);
  table.attackDice("focus", "blank").say("primary>B1").defenseDice("evade", "blank").say("focus");
  finish(table).say(LUKE);
  expect(table.keys).toEqual(["none", "primary>B1", "primary>B2"]);
  table.attackDice("focus", "focus").say("primary>B2");
  expect(table.keys).not.toContain("focus");
});

for (const [first, second, speaks] of [
  ["blank", "blank", true],
  ["hit", "blank", false],
  ["blank", "hit", false],
] as const)
  test(`ruling 126.3 Luke Skywalker: a weapon fired twice must miss twice (${first}, ${second})`, () => {
    const table = duel({ ...luke(["twinlaserturret"]), pilot: "goldsquadronpilot" }, prey);
    table
      .attackDice(first, "blank", "blank")
      .defenseDice("blank", "blank")
      .attackDice(second, "blank", "blank")
      .defenseDice("blank", "blank");
    expect(finish(table.say("twinlaserturret@1>B1")).keys.includes(LUKE)).toBe(speaks);
  });

test("ruling 143.2 Tactician: the stress is given after the first attack, before Gunner's attack", () => {
  const table = duel({ pilot: "outerrimsmuggler", upgrades: ["tactician", "gunner"] }, prey);
  finish(table.attackDice("blank", "blank").defenseDice("blank", "blank").say("primary>B1"));
  const tactician = table.keys.find((key) => key.includes("tactician"));
  if (tactician !== undefined) table.say(tactician);
  expect(table.ship("B1").tokens.stress).toBe(1);
  expect(table.keys).toContain("A1/upgrade:gunner/1");
});

test("ruling 143.3 Tactician: for a weapon fired twice, the stress is given once, after the second attack", () => {
  const table = duel(
    { pilot: "goldsquadronpilot", upgrades: ["twinlaserturret", "tactician"] },
    { ...prey, tokens: { disarm: 1, focus: 1 } },
  );
  table
    .attackDice(...MISS)
    .defenseDice("focus", "blank")
    .say("twinlaserturret@0>B1");
  expect([table.kind, table.ship("B1").tokens.stress]).toEqual(["modify defense dice", 0]);
  finish(
    table
      .pass()
      .attackDice(...MISS)
      .defenseDice("blank", "blank"),
  );
  table.attackDice(...MISS).defenseDice("blank", "blank");
  finish(table);
  expect(table.ship("B1").tokens.stress).toBe(1);
});

/** The attack with the Tractor Beam has hit. The attacker moves the defender in this way, or not at all. */
function tractor(table: ReturnType<typeof duel>, way: string) {
  table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("tractorbeam@0>B1");
  finish(table).say(way);
  for (let step = 0; step < 3 && table.game.open.some(({ ask }) => "witness" in ask); step += 1) table.pass();
  return table;
}

test("ruling 255.1 Tractor Beam: the ship is moved before Ruthlessness checks for ships near it", () => {
  const shieldsOfNeighbour = (way: string) =>
    tractor(
      cardTable([
        [{ pilot: "captainjonus", upgrades: ["tractorbeam", "ruthlessness"], pose: at(400, 300) }],
        [
          { ...prey, pose: at(400, 490, 180) },
          { ...prey, pose: at(510, 490, 180) },
        ],
      ]),
      way,
    ).ship("B2").shields;
  expect(shieldsOfNeighbour("stay")).toBe(1);
  expect(shieldsOfNeighbour("roll right")).toBe(2);
});

test("ruling 255.2 Tractor Beam: Tactician measures to the place where the ship was moved", () => {
  const stress = (gap: number, way: string) =>
    tractor(duel({ pilot: "captainjonus", upgrades: ["tractorbeam", "tactician"] }, prey, { gap }), way).ship("B1").tokens.stress;
  expect([stress(110, "stay"), stress(110, "boost")]).toEqual([1, 0]);
  expect([stress(250, "stay"), stress(250, "boost")]).toEqual([0, 1]);
});

/** Turr Phennir faces an enemy with the same skill, far enough away that a barrel roll takes him out of range. */
const turr = (gap: number) =>
  finish(
    duel({ pilot: "turrphennir" }, { pilot: "jekporkins" }, { gap })
      .attackDice(...MISS)
      .defenseDice(...MISS)
      .say("primary>B1"),
  );

test("ruling 197.1 Turr Phennir: with initiative, he moves before an enemy with the same skill attacks", () => {
  const table = turr(150);
  expect(table.asks).toMatchObject([{ kind: "use at afterAttack", seat: 0, keys: ["pass", "A1/pilot:turrphennir"] }]);
  table.say("A1/pilot:turrphennir").say("barrel-roll").pass().pass();
  expect(table.ship("A1").pose).not.toEqual(at(400, 300));
  expect(table.until("attack").asks).toMatchObject([{ seat: 1, keys: ["none", "primary>A1"] }]);
});

test("ruling 197.2 Turr Phennir: an enemy can't attack him if he has moved out of its range", () => {
  const table = turr(299);
  expect(table.asks).toMatchObject([{ kind: "use at afterAttack" }]);
  expect(table.pass().asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  const rolled = turr(299).say("A1/pilot:turrphennir").say("barrel-roll").pass().pass();
  expect(rolled.asks.some(({ kind, seat }) => kind === "attack" && seat === 1)).toBe(false);
});

const VALEN = "B1/pilot:valenrudor";

/** Valen Rudor has the initiative. An attacker with Gunner has missed him, and he can roll out of the attacker's range. */
const missedValen = (gap: number) =>
  finish(
    duel(
      { pilot: "rookiepilot", upgrades: ["gunner"] },
      { pilot: "valenrudor", tokens: { disarm: 1 } },
      { gap, state: { initiative: [1, 0] } },
    )
      .attackDice(...MISS)
      .defenseDice(...MISS, "blank")
      .say("primary>B1"),
  );

test("rulings 198.1 and 198.2 Valen Rudor: he moves before another attack, which is measured again and may be impossible", () => {
  const table = missedValen(299);
  expect(table.asks).toMatchObject([{ kind: "use at afterAttack", seat: 1, keys: ["pass", VALEN] }]);
  expect(table.pass().keys).toEqual(["pass", "A1/upgrade:gunner/0"]);
  const rolled = missedValen(299).say(VALEN).say("barrel-roll").pass().pass();
  expect(rolled.keys).not.toContain("A1/upgrade:gunner/0");
  const near = missedValen(150).say(VALEN).say("barrel-roll").pass().pass();
  expect(near.keys).toContain("A1/upgrade:gunner/0");
});

test("ruling 198.3 Valen Rudor: he works once, after the second attack of a weapon fired twice", () => {
  const table = duel({ pilot: "goldsquadronpilot", upgrades: ["twinlaserturret"] }, { pilot: "valenrudor", tokens: { disarm: 1 } });
  table
    .attackDice(...MISS)
    .defenseDice(...MISS)
    .attackDice(...MISS)
    .defenseDice(...MISS);
  finish(table.say("twinlaserturret@0>B1"));
  expect([table.keys, diceRolled(table)]).toEqual([
    ["pass", VALEN],
    [3, 3, 3, 3],
  ]);
  expect(table.pass().keys).not.toContain(VALEN);
});

test("ruling 199.1 Wes Janson: his target can use its tokens in the attack", () => {
  const table = duel({ pilot: "wesjanson" }, { pilot: "rookiepilot", tokens: { focus: 1, evade: 1, disarm: 1 } });
  table.attackDice("hit", "hit", "blank").defenseDice("focus", "blank").say("primary>B1");
  expect(table.asks).toMatchObject([{ kind: "modify defense dice", seat: 1, keys: ["done", "focus", "evade"] }]);
  expect(table.say("evade").ship("B1").tokens).toMatchObject({ focus: 1, evade: 0 });
});

test("ruling 199.2 Wes Janson: he removes a token only after the attack is resolved", () => {
  const table = duel({ pilot: "wesjanson" }, { pilot: "rookiepilot", tokens: { focus: 1, disarm: 1 } });
  finish(table.attackDice("hit", "blank", "blank").defenseDice("focus", "blank").say("primary>B1"));
  expect(table.asks).toMatchObject([{ kind: "use at afterAttack", seat: 0, keys: ["pass", "A1/pilot:wesjanson"] }]);
  expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { focus: 1 } });
  expect(table.say("A1/pilot:wesjanson").ship("B1").tokens.focus).toBe(0);
});

const kath = (upgrade: string): Ship => ({ pilot: "kathscarlet-imperial", upgrades: [upgrade], locks: ["B1"] });

test("ruling 181.1 Kath Scarlet: only criticals that the defender cancels give stress, not those an Ion Cannon cancels", () => {
  const stress = (weapon: string, ...defense: readonly ["blank" | "evade", "blank" | "evade"]) =>
    shoot(duel(kath("ioncannon"), prey), ["crit", "crit", "hit"], defense, weapon).ship("B1").tokens.stress;
  expect(stress("ioncannon@0", "blank", "blank")).toBe(0);
  expect(stress("ioncannon@0", "evade", "evade")).toBe(1);
  expect(stress("primary", "evade", "evade")).toBe(1);
});

test("Kath Scarlet with Cluster Missiles: the defender's cancelling counts in each of two attacks", () => {
  const table = duel(kath("clustermissiles"), prey);
  table
    .attackDice("crit", "blank", "blank")
    .defenseDice("evade", "blank")
    .attackDice("hit", "blank", "blank")
    .defenseDice("blank", "blank");
  expect(finish(table.say("clustermissiles@0>B1")).ship("B1").tokens.stress).toBe(1);
});

test("ruling 251.1 Stealth Device: an attack that hits discards it, and an attack that misses doesn't", () => {
  const after = (face: "hit" | "blank") =>
    finish(
      duel({ pilot: "wedgeantilles" }, { ...prey, upgrades: ["stealthdevice"] })
        .attackDice(face, "blank", "blank")
        .defenseDice("blank", "blank", "blank")
        .say("primary>B1"),
    ).ship("B1").upgrades[0]?.faceup;
  expect([after("hit"), after("blank")]).toEqual([false, true]);
});

/** Expects the ship to keep its Stealth Device, because the ship's damage didn't come from an attack that hit it. */
const keepsIt = (table: ReturnType<typeof duel>, id: string) => {
  expect(table.ship(id).shields).toBe(1);
  expect(table.ship(id).upgrades[0]?.faceup).toBe(true);
};
const stealthy = { pilot: "rookiepilot", upgrades: ["stealthdevice"] };

test("ruling 251.2 Stealth Device: an asteroid doesn't discard it", () => {
  keepsIt(flying(stealthy, "2FG", { obstacles: [{ token: "coreasteroid0", pose: at(400, 420) }], draws: [0] }), "A1");
});

test("ruling 251.2 Stealth Device: a Seismic Charge doesn't discard it", () => {
  const charge = {
    id: "device 1",
    token: "standardBomb",
    kind: "seismic charge",
    pose: at(420, 500),
    seat: 1,
    ship: "B1",
    round: 1,
  } as const;
  const table = flying(stealthy, "2FG", { state: { devices: [charge], counted: 1 } });
  keepsIt(table.until("dial"), "A1");
});

test("ruling 251.2 Stealth Device: Feedback Array doesn't discard it", () => {
  const table = duel({ pilot: "rookiepilot", upgrades: ["feedbackarray"] }, { ...stealthy, tokens: { disarm: 1 } }, { gap: 50 });
  const use = table.keys.find((key) => key.includes("feedbackarray")) ?? "";
  keepsIt(table.say(use), "B1");
});

test("ruling 251.2 Stealth Device: Assault Missiles that hit a ship beside it don't discard it", () => {
  const table = cardTable([
    [{ pilot: "captainjonus", upgrades: ["assaultmissiles"], locks: ["B1"], pose: at(400, 300) }],
    [
      { ...prey, pose: at(400, 490, 180) },
      { ...stealthy, tokens: { disarm: 1 }, pose: at(470, 490, 180) },
    ],
  ]);
  keepsIt(shoot(table, ["hit", "blank", "blank", "blank"], ["blank", "blank"], "assaultmissiles@0"), "B2");
});
