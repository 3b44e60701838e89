/** Rulings on Proximity Mines. */
import { expect, test } from "vitest";
import { at, cardTable, flying } from "../../card-table.testing.ts";

const mine = (x: number, y: number, number = 1) =>
  ({ id: `device ${number}`, token: "proximityMine", kind: "proximity mine", pose: at(x, y), seat: 1, ship: "B1", round: 1 }) as const;
const laid = (...mines: readonly ReturnType<typeof mine>[]) => ({ devices: mines, counted: mines.length });
const BLANK = 6;
const rookie = { pilot: "rookiepilot" };
const miner = { ...rookie, upgrades: ["proximitymines"] };

test("ruling 138.1 Proximity Mines: an action discards the card and drops the mine", () => {
  const table = flying(miner, "2FG").say("upgrade:proximitymines");
  expect(table.game.state.devices).toMatchObject([{ kind: "proximity mine", ship: "A1" }]);
  expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
});

test("ruling 138.2 Proximity Mines: a mine detonates under a base, and also under a template alone", () => {
  const left = (y: number) => flying(rookie, "3FW", { state: laid(mine(400, y)), draws: [BLANK, BLANK, BLANK] }).game.state.devices.length;
  expect([left(460), left(380), left(560)]).toEqual([0, 0, 1]);
});

/** A ship drops its mine with these other ships behind it. */
const dropped = (...others: readonly number[]) =>
  cardTable(
    [
      [{ ...miner, pose: at(400, 300), dial: "2FG" }],
      [
        ...others.map((x) => ({ pilot: "rookiepilot", pose: at(x, 325), activated: true })),
        { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" },
      ],
    ],
    { phase: "activation" },
  );

test("ruling 138.3 Proximity Mines: a mine dropped on a ship detonates at once", () => {
  const table = dropped(400).attackDice("hit", "blank", "blank").say("upgrade:proximitymines");
  expect(table.ship("B1").shields).toBe(1);
  expect(table.game.state.devices).toEqual([]);
});

test("ruling 138.4 Proximity Mines: a boost, barrel roll or decloak can overlap them too", () => {
  const hurt = (table: ReturnType<typeof flying>, ...says: readonly string[]) => {
    table.attackDice("hit", "blank", "blank");
    for (const key of says) table.say(key);
    for (let step = 0; step < 2 && table.game.open.some(({ ask }) => "witness" in ask); step += 1) table.pass();
    return table.ship("A1").damage.length + (2 - Math.min(2, table.ship("A1").shields));
  };
  const soontir = (x: number, y: number) => flying({ pilot: "soontirfel", shields: 2 }, "2FG", { state: laid(mine(x, y)) });
  expect(hurt(soontir(400, 500), "boost", "straight")).toBe(1);
  expect(hurt(soontir(400, 700), "boost", "straight")).toBe(0);
  expect(hurt(soontir(320, 420), "barrel-roll", "left")).toBe(1);
  expect(hurt(soontir(320, 420), "barrel-roll", "right")).toBe(0);
  const phantom = () => flying({ pilot: "shadowsquadronpilot", tokens: { cloak: 1 } }, "2FG", { state: laid(mine(400, 385)) });
  expect(hurt(phantom(), "forward")).toBe(1);
});

test("ruling 138.5 Proximity Mines: all overlapped mines detonate, even if the first destroys the ship", () => {
  const table = flying({ pilot: "academypilot" }, "3FG", {
    state: laid(mine(380, 380, 1), mine(420, 380, 2)),
    draws: [0, 0, 0, 0, 0, 0, BLANK, BLANK, BLANK],
  });
  expect(table.ship("A1").status).toBe("destroyed");
  expect(table.game.state.devices).toEqual([]);
  expect(table.notes("detonated")).toHaveLength(2);
});

test("ruling 138.6 Proximity Mines: if dropped on several ships, its player chooses which one is affected", () => {
  const table = dropped(378, 422).say("upgrade:proximitymines");
  expect(table.asks).toMatchObject([{ kind: "mine under ships", seat: 0, keys: ["B1", "B2"] }]);
  table.attackDice("hit", "blank", "blank").say("B2");
  expect([table.ship("B1").shields, table.ship("B2").shields]).toEqual([2, 1]);
});
