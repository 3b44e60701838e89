/**
 * Published rulings on maneuvers and what follows them. Each test's title gives the number of the ruling's entry and of the sentence in it.
 */
import { pilotSkill } from "@broadside/rules";
import { startSetUp } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, faceup, flying } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades });
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
const ASTEROID = { token: "coreasteroid0", pose: at(400, 400) } as const;

test("ruling 201.1 Adaptability: a ship is placed using its own skill, which changes after it is placed", () => {
  const ships = [{ pilot: "greensquadronpilot", upgrades: ["adaptability"] }, "redsquadronpilot", "rookiepilot"];
  const table = startSetUp([{ ships }, { ships: ["wedgeantilles"] }], { registry: FIRST_EDITION_ABILITIES }).until("card side");
  expect(table.notes("placed")).toMatchObject([{ ship: "A3" }, { ship: "A1" }]);
  expect(table.keys).toEqual(["front", "back"]);
  table.say("back");
  expect(pilotSkill(table.game, table.ship("A1"))).toBe(2);
});

describe("Adrenaline Rush", () => {
  const KEY = "A1/upgrade:adrenalinerush/0";
  const reveals = (dial: string, ship: Partial<Parameters<typeof flying>[0]> = {}) =>
    flying({ ...rookie("adrenalinerush"), ...ship }, dial);

  test("ruling 202.1 Adrenaline Rush: a stressed ship that reveals a red maneuver can use it to fly that maneuver", () => {
    const table = reveals("4KR", { tokens: { stress: 1 } }).say(KEY);
    expect(table.notes("maneuver")[0]).toMatchObject({ ship: "A1", maneuver: "4KR" });
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test("ruling 202.2 Adrenaline Rush: it can't be used for a turn that a Damaged Engine makes red", () => {
    expect(reveals("2TW", { damage: [faceup("Damaged Engine")] }).keys).not.toContain(KEY);
    expect(reveals("4KR", { damage: [faceup("Damaged Engine")] }).keys).toContain(KEY);
  });

  test("ruling 149.2 Damaged Engine: Adrenaline Rush doesn't help, so the ship gets stress", () => {
    const table = reveals("2TW", { damage: [faceup("Damaged Engine")] });
    expect(table.ship("A1")).toMatchObject({ tokens: { stress: 1 }, upgrades: [{ faceup: true }] });
  });
});

test("ruling 149.1 Damaged Engine: with R2 Astromech, all turns are red, even at speed 1 and 2", () => {
  const stress = (dial: string) =>
    flying({ pilot: "greensquadronpilot", upgrades: ["r2astromech"], damage: [faceup("Damaged Engine")] }, dial).ship("A1").tokens.stress;
  expect([stress("1TW"), stress("2TG"), stress("3TG")]).toEqual([1, 1, 1]);
});

test("ruling 204.1 Advanced Sensors: they can't be used without a dial", () => {
  const kind = (ship: { readonly dial?: string; readonly tokens?: { readonly ion: number } }) =>
    cardTable([[{ ...rookie("advancedsensors"), pose: at(400, 300), ...ship }], [far]], { phase: "activation" }).kind;
  expect(kind({ dial: "2FG" })).toBe("use at beforeReveal");
  expect(kind({ tokens: { ion: 1 } })).toBe("action");
});

describe("Anti-Pursuit Lasers", () => {
  const met = (mover: { readonly pose: ReturnType<typeof at>; readonly dial: string }, target = at(400, 490)) =>
    cardTable(
      [[{ pilot: "omicrongrouppilot", upgrades: ["antipursuitlasers"], pose: target, activated: true }], [{ ...rookie(), ...mover }, far]],
      { phase: "activation" },
    ).notes("rolled").length;

  test("ruling 209.1 Anti-Pursuit Lasers: they work only against a ship that touches their ship after its maneuver", () => {
    expect(met({ pose: at(400, 360), dial: "1FG" })).toBe(1);
    expect(met({ pose: at(400, 300), dial: "1FG" })).toBe(0);
  });

  test("ruling 209.2 Anti-Pursuit Lasers: they don't work if only the template overlaps the ship", () => {
    expect(met({ pose: at(400, 410), dial: "4FW" })).toBe(0);
  });
});

describe("Attanni Mindlink", () => {
  const linked = { pilot: "mandalorianmercenary", upgrades: ["attannimindlink"] };
  const pair = (ship: Partial<Parameters<typeof cardTable>[0][number][number]>, more: Parameters<typeof cardTable>[1] = {}) =>
    cardTable(
      [
        [
          { ...linked, pose: at(400, 300), ...ship },
          { ...linked, pose: at(600, 200), activated: true },
        ],
        [far],
      ],
      {
        phase: "activation",
        ...more,
      },
    );

  test("ruling 208.1 Attanni Mindlink: if one effect gives several tokens, the others get one", () => {
    const recon = pair({ dial: "2FG", upgrades: ["attannimindlink", "reconspecialist"] }).say("focus");
    expect([recon.ship("A1").tokens.focus, recon.ship("A2").tokens.focus]).toEqual([2, 1]);
    const rage = pair({ dial: "2FG", upgrades: ["attannimindlink", "rage"] }).say("upgrade:rage");
    expect([rage.ship("A1").tokens.stress, rage.ship("A2").tokens.stress]).toEqual([2, 1]);
  });

  test("ruling 208.2 Attanni Mindlink: if a ship flees with a red maneuver, neither it nor the others get stress", () => {
    const table = pair({ dial: "4KR", pose: at(400, 850) });
    expect([table.ship("A1").status, table.ship("A2").tokens.stress]).toEqual(["fled", 0]);
    expect(table.notes("token")).toEqual([]);
  });

  test("ruling 208.3 Attanni Mindlink: stress from a red maneuver over an asteroid comes before the die", () => {
    const table = pair({ dial: "4KR" }, { obstacles: [{ ...ASTEROID, pose: at(400, 420) }], draws: [7] });
    const told = table.events.flatMap((event) => ("note" in event && ["token", "rolled"].includes(event.note) ? [event.note] : []));
    expect(told).toEqual(["token", "token", "rolled"]);
  });
});

test("ruling 160.1 Captain Oicunn: he works only after his own maneuver", () => {
  const table = cardTable(
    [[{ pilot: "captainoicunn", pose: at(400, 300), activated: true }], [{ pilot: "wedgeantilles", pose: at(400, 400, 180), dial: "1FG" }]],
    { phase: "activation" },
  );
  expect(table.ship("B1")).toMatchObject({ touching: ["A1"], shields: 2 });
});

test("ruling 169.2 Dash Rendar: a Stunned Pilot suffers no damage on an obstacle that he ignores", () => {
  const flown = (pilot: string) => {
    const ship = { pilot, damage: [faceup("Stunned Pilot")], shields: 0 };
    const table = flying(ship, "1FG", { obstacles: [{ ...ASTEROID, pose: at(400, 420) }], draws: [7] });
    if (pilot === "dashrendar") table.say("ignore");
    expect(table.game.board.obstaclesUnder(table.ship("A1"))).toHaveLength(1);
    return table.ship("A1").damage.length;
  };
  expect(flown("dashrendar")).toBe(1);
  expect(flown("wildspacefringer")).toBe(2);
});

describe("Conner Net", () => {
  /** A bomber in front of the ship drops its net onto it. */
  const dropped = (under: { readonly activated: boolean; readonly dial?: string }) =>
    cardTable(
      [
        [{ pilot: "howlrunner", pose: at(400, 300), ...under }],
        [{ pilot: "gammasquadronpilot", upgrades: ["connernet"], pose: at(400, 330), dial: "1FG" }, far],
      ],
      { phase: "activation" },
    );
  const net = { id: "device 1", token: "connerNet", kind: "conner net", pose: at(400, 400), seat: 1, ship: "B1", round: 0 } as const;

  test("ruling 217.1 Conner Net: a ship that hasn't activated yet flies its dial, but performs no action", () => {
    const table = dropped({ activated: false, dial: "3FG" });
    expect(table.say("upgrade:connernet").notes("detonated")).toHaveLength(1);
    table.until("action");
    expect(table.ship("A1")).toMatchObject({ activated: true, speed: 3, actions: [], tokens: { ion: 2 } });
  });

  test("ruling 217.2 Conner Net: a ship that has activated is ionized in the next round, and skips no action", () => {
    const table = dropped({ activated: true }).say("upgrade:connernet");
    expect(table.ship("A1")).toMatchObject({ tokens: { ion: 2 }, skipsAction: false });
    table.untilPhase("planning");
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).not.toContain("A1");
    table.untilPhase("activation").untilPhase("combat");
    expect(table.notes("maneuver").filter((note) => note.ship === "A1")).toMatchObject([{ maneuver: "1FW" }]);
  });

  test("ruling 217.3 Conner Net: if an ionized ship overlaps it, all ion tokens are removed after the maneuver", () => {
    const table = cardTable([[{ ...rookie(), pose: at(400, 340), tokens: { ion: 1 } }], [far]], {
      phase: "activation",
      state: { devices: [net] },
    });
    expect(table.notes("detonated")).toHaveLength(1);
    expect(table.ship("A1").tokens.ion).toBe(0);
  });
});
