/**
 * Rulings on what happens after a maneuver, and in which order: stress check, debris, mines, cards, late stress, action, dice for
 * obstacles.
 */
import { expect, test } from "vitest";
import { at, cardTable, faceup, flying } from "../../card-table.testing.ts";

const asteroid = (x: number, y: number) => ({ token: "coreasteroid0", pose: at(x, y) }) as const;
const debris = (x: number, y: number) => ({ token: "yt2400debris0", pose: at(x, y) }) as const;
const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades });
const R2D2 = "A1/upgrade:r2d2/0";

/** Kanan Jarrus is aboard a ship of the same seat, close enough to help. */
const withKanan = (ship: Parameters<typeof flying>[0], dial: string, more: Parameters<typeof flying>[2] = {}) =>
  cardTable(
    [
      [
        { pose: at(400, 300), dial, ...ship },
        { pilot: "outerrimsmuggler", upgrades: ["kananjarrus"], pose: at(520, 300), activated: true },
      ],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
    ],
    { phase: "activation", ...more },
  );
const KANAN = "A2/upgrade:kananjarrus/0";

/** A ship flies into an enemy that has the card. `initiative` gives the order of the seats. */
const intoShipWith = (card: string, initiative: readonly number[], ship: Parameters<typeof flying>[0]) =>
  cardTable(
    [
      [{ pose: at(400, 300), dial: "2FG", ...ship }],
      [
        { ...rookie(card), pose: at(400, 400), activated: true },
        { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" },
      ],
    ],
    { phase: "activation", state: { initiative } },
  );

const rolls = (table: ReturnType<typeof flying>) => table.notes("rolled").map((event) => event.reason);

test("ruling 237.1 Kanan Jarrus: his ability triggers after the maneuver and its stress check, when the dial is removed", () => {
  const table = withKanan({ ...rookie(), tokens: { stress: 1 } }, "3FW");
  expect(table.asks).toMatchObject([{ kind: "use at maneuverExecuted", keys: ["pass", KANAN] }]);
  expect(table.ship("A1")).toMatchObject({ pose: at(400, 460), dial: undefined });
});

test("ruling 237.2 Kanan Jarrus: he can remove the stress from a debris cloud", () => {
  const table = withKanan(rookie(), "3FW", { obstacles: [debris(400, 460)] });
  expect(table.ship("A1").tokens.stress).toBe(1);
  expect(table.say(KANAN).ship("A1").tokens.stress).toBe(0);
  expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
});

test("ruling 237.4 Kanan Jarrus: he triggers before the stress from Inertial Dampeners", () => {
  const table = withKanan({ ...rookie("inertialdampeners"), tokens: { stress: 1 } }, "2FG").say("A1/upgrade:inertialdampeners/0");
  expect(table.keys).toEqual(["pass", KANAN]);
  expect(table.ship("A1").tokens.stress).toBe(1);
  expect(table.say(KANAN).ship("A1").tokens.stress).toBe(1);
  const unstressed = withKanan(rookie("inertialdampeners"), "2FG").say("A1/upgrade:inertialdampeners/0");
  expect(unstressed.keys).not.toContain(KANAN);
  expect(unstressed.ship("A1").tokens.stress).toBe(1);
});

test("ruling 244.1 R2-D2: a mine's dice are rolled before the shield recovers", () => {
  const mine = {
    id: "device 1",
    token: "proximityMine",
    kind: "proximity mine",
    pose: at(400, 400),
    seat: 1,
    ship: "B1",
    round: 1,
  } as const;
  const table = flying({ ...rookie("r2d2"), shields: 1 }, "2FG", { state: { devices: [mine], counted: 1 }, draws: [0, 4, 4] });
  expect(table.keys).toEqual(["pass", R2D2]);
  expect([rolls(table), table.ship("A1").shields]).toEqual([["proximity mine"], 0]);
  expect(table.say(R2D2).ship("A1").shields).toBe(1);
});

test("ruling 244.2 R2-D2: the shield recovers before the die for an asteroid is rolled", () => {
  const table = flying({ ...rookie("r2d2"), shields: 0 }, "2FG", { obstacles: [asteroid(400, 420)] });
  expect([table.keys, rolls(table)]).toEqual([["pass", R2D2], []]);
  table.attackDice("hit").say(R2D2);
  expect(rolls(table)).toEqual(["asteroid"]);
  expect(table.ship("A1")).toMatchObject({ shields: 0, damage: [] });
});

test("ruling 244.2 R2-D2: the shield recovers before the die for debris is rolled", () => {
  const table = flying({ ...rookie("r2d2"), shields: 0 }, "2FG", { obstacles: [debris(400, 420)] });
  expect([table.keys, rolls(table)]).toEqual([["pass", R2D2], []]);
  table.attackDice("crit").say(R2D2);
  expect(rolls(table)).toEqual(["debris"]);
  expect(table.ship("A1")).toMatchObject({ shields: 0, damage: [] });
});

for (const initiative of [
  [0, 1],
  [1, 0],
])
  test(`ruling 244.2 R2-D2: the shield recovers before Anti-Pursuit Lasers roll, even if seat ${initiative[0]} has the initiative`, () => {
    const table = intoShipWith("antipursuitlasers", initiative, { ...rookie("r2d2"), shields: 0 });
    expect([table.keys, rolls(table)]).toEqual([["pass", R2D2], []]);
    table.attackDice("hit").say(R2D2);
    expect(rolls(table)).toEqual(["upgrade:antipursuitlasers"]);
    expect(table.ship("A1")).toMatchObject({ shields: 0, damage: [] });
  });

test("ruling 180.1 Jek Porkins: he can act after removing the stress from his red maneuver", () => {
  const table = flying({ pilot: "jekporkins" }, "4KR").attackDice("blank").say("A1/pilot:jekporkins");
  expect(table.asks).toMatchObject([{ kind: "action", seat: 0, keys: ["skip", "focus", "lock"] }]);
});

test("ruling 188.1 Night Beast: a green maneuver removes his stress before the free focus action", () => {
  const table = flying({ pilot: "nightbeast", tokens: { stress: 1 } }, "2FG");
  table.say("A1/pilot:nightbeast").say("focus");
  expect(table.ship("A1").tokens).toMatchObject({ stress: 0, focus: 1 });
});

test("ruling 188.2 Night Beast: he can focus even if he has overlapped a ship", () => {
  const table = intoShipWith("r2d2", [0, 1], { pilot: "nightbeast" });
  expect(table.ship("A1").touching).toEqual(["B1"]);
  table.say("A1/pilot:nightbeast").say("focus");
  expect(table.ship("A1")).toMatchObject({ tokens: { focus: 1 }, skipsAction: true });
});

test("ruling 144.1 TIE/x7: a free evade after speed 3 to 5, unless the ship overlapped a ship or an obstacle", () => {
  const EVADE = "A1/upgrade:tiex7/0";
  const defender = { pilot: "deltasquadronpilot", upgrades: ["tiex7"] };
  expect(flying(defender, "3FG").keys).toEqual(["pass", EVADE]);
  expect(flying(defender, "5FG").keys).toEqual(["pass", EVADE]);
  expect(flying(defender, "2FG").keys).not.toContain(EVADE);
  expect(flying(defender, "3FG", { obstacles: [asteroid(400, 370)], draws: [4] }).keys).not.toContain(EVADE);
  const into = cardTable(
    [[{ ...defender, pose: at(400, 300), dial: "3FG" }], [{ pilot: "wedgeantilles", pose: at(400, 450), activated: true }]],
    { phase: "activation" },
  );
  expect(into.ship("A1").touching).toEqual(["B1"]);
  expect(into.keys).not.toContain(EVADE);
});

test("ruling 151.1 Stunned Pilot: its damage is added to the obstacle's damage", () => {
  const stunned = { ...rookie(), damage: [faceup("Stunned Pilot")] };
  const shields = (obstacles: readonly ReturnType<typeof asteroid>[]) =>
    flying(stunned, "3FW", { obstacles, draws: [0] }).ship("A1").shields;
  expect(shields([asteroid(400, 460)])).toBe(0);
  expect(shields([])).toBe(2);
});

for (const deck of ["core", "core-tfa"])
  test(`ruling 151.2 Stunned Pilot (${deck}): what only the template overlaps does no damage`, () => {
    const stunned = { ...rookie(), damage: [faceup("Stunned Pilot", { deck })] };
    const through = (second: { readonly y: number }) =>
      cardTable(
        [[{ ...stunned, pose: at(400, 300), dial: "3FW" }], [{ pilot: "wedgeantilles", pose: at(400, second.y, 90), dial: "1FG" }]],
        { phase: "activation", deck },
      ).ship("A1");
    expect(through({ y: 380 })).toMatchObject({ pose: at(400, 460), shields: 2 });
    expect(through({ y: 470 }).shields).toBe(1);
    const past = flying(stunned, "4FW", { deck, obstacles: [asteroid(400, 370)], draws: [4] });
    expect(past.ship("A1")).toMatchObject({ pose: at(400, 500), shields: 2 });
  });
