import { startSetUp } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { FIGHTER, flown, LATER, use } from "../pilots.testing.ts";

const T70 = "bluesquadronrookie";
const AWAY = { pilot: FIGHTER, pose: at(850, 850, 180), dial: "2FB" };

describe("devices", () => {
  const bombs = { upgrades: ["protonbombs", "seismiccharges"] };
  const laid = (table: ReturnType<typeof flown>) => table.game.state.devices.length;

  test("Edon Kappehl drops a device after a blue or white maneuver if he hasn't placed one", () => {
    const table = flown("edonkappehl", "2FB", bombs).say(use("edonkappehl")).say("protonbombs@0");
    expect(laid(table)).toBe(1);
    expect(flown("edonkappehl", "3BR", bombs).kind).not.toContain("use at");
    expect(flown("edonkappehl", "2FB", { ...bombs, usedThisRound: ["device"] }).kind).toBe("action");
  });

  test("Paige Tico spends her charge to drop another device", () => {
    const drops = (charges: number) => flown("paigetico", "2FB", { ...bombs, charges }, { phase: "system" }).say("protonbombs@0");
    const table = drops(1).say(use("paigetico")).say("seismiccharges@1");
    expect([laid(table), table.ship("A1").charges]).toEqual([2, 0]);
    expect(drops(0).keys).not.toContain(use("paigetico"));
    const mines = { upgrades: ["clustermines", "seismiccharges"], charges: 1 };
    const declined = flown("paigetico", "2FB", mines, { phase: "system" }).say("clustermines@0").until("use at devicePlaced").pass();
    expect([declined.game.state.devices.length, declined.kind === "use at devicePlaced"]).toEqual([3, false]);
  });

  test("Finch Dallow places a bomb in contact with his ship, on any side", () => {
    const drops = () => flown("finchdallow", "2FB", bombs, { phase: "system", foes: [AWAY] }).say("protonbombs@0");
    const table = drops().say("touching");
    expect(table.kind).toBe("touching device");
    const [ask] = table.game.open;
    const given = (x: number, y: number) => table.give({ input: "answer", seat: 0, ask: ask?.number ?? 0, pose: at(x, y) })?.place;
    expect([given(400, 300), given(400, 500)]).toEqual([{ fault: "on top of", of: "the ship" }, { fault: "does not touch the ship" }]);
    expect(laid(table.pass())).toBe(1);
    const [bomb] = table.game.state.devices;
    expect(bomb && table.game.board.rangeToArea(table.ship("A1"), table.game.board.device(bomb))).toBe(0);
  });
});

describe("set-up and the start of the Engagement phase", () => {
  test("Han Solo is placed anywhere beyond range 3 of enemies", () => {
    const start = (pilot: string) => {
      const table = startSetUp([{ ships: [pilot] }, { ships: [FIGHTER] }], LATER).until("place ship");
      while (table.game.open[0]?.ask.about?.ship !== "A1") table.pass();
      return table;
    };
    const given = (table: ReturnType<typeof start>, x: number, y: number) => {
      const [ask] = table.game.open;
      return table.give({ input: "answer", seat: 0, ask: ask?.number ?? 0, pose: at(x, y) })?.place;
    };
    const han = start("hansolo-scavengedyt1300");
    const { y = 0 } = han.ship("B1").pose ?? {};
    const isTop = y > at(0, 450).y;
    expect(given(han, 450, isTop ? 700 : 200)).toEqual({ fault: "not wholly inside its deployment area" });
    expect(given(han, 450, 450)).toBeUndefined();
    expect(given(start("rey"), 450, 450)).toEqual({ fault: "not wholly inside its deployment area" });
  });

  test("Vi Moradi assigns Compromising Intel to an enemy", () => {
    const table = startSetUp([{ ships: ["vimoradi"] }, { ships: [FIGHTER, "soontirfel"] }], LATER).until("choose ship");
    table.say("B2");
    expect(table.game.state.effects).toContainEqual(expect.objectContaining({ id: "condition:compromisingintel", ship: "B2", by: "A1" }));
  });

  test("Temmin Wexley lets T-70s gain strain to flip their wings and gain a calculate token", () => {
    const temmin = "temminwexley-swz68";
    const start = (x: number) =>
      cardTable(
        [
          [
            { pilot: temmin, pose: at(400, 300) },
            { pilot: T70, pose: at(x, 300), upgrades: ["integratedsfoils"] },
          ],
          [{ pilot: FIGHTER, pose: at(400, 490, 180) }],
        ],
        LATER,
      );
    const table = start(480).say(use(temmin));
    expect(table.ship("A2")).toMatchObject({ tokens: { strain: 1, calculate: 1 }, upgrades: [{ side: "back" }] });
    expect(start(850).kind).not.toContain("use at");
  });
});
