import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/2.5";
import { isFriendly } from "@broadside/rules/procedures";
import { startSetUp, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, LATER } from "../../card-table.testing.ts";
import { hugeTable } from "../../huge-ships.testing.ts";
import { use } from "../upgrades.testing.ts";

const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

test("B6 Blade Wing Prototype: given attack values, it fires at a locked ship for an ion token, and extra results count twice", () => {
  const attack = { arcs: ["front"], dice: 3 } as const;
  const upgrades = pack.upgrades.map((card) => (card.id === "b6bladewingprototype-command" ? { ...card, attack } : card));
  const ship = { pilot: "bladesquadronveteran", upgrades: ["b6bladewingprototype-command"] };
  const more = { ...LATER, catalogue: catalogueOf({ ...pack, upgrades }) };
  expect(duel(ship, { pilot: "redsquadronveteran" }, more).keys).toEqual(["none", "primary>B1"]);
  const table = duel({ ...ship, locks: ["B1"] }, { pilot: "redsquadronveteran", shields: 9 }, more);
  table.attackDice("hit", "hit", "crit").defenseDice("blank", "blank").say("b6bladewingprototype-command@0>B1");
  while (table.kind.startsWith("modify")) table.pass();
  expect(table.notes("token")).toMatchObject([{ ship: "A1", token: "ion" }]);
  expect(table.ship("B1").shields).toBe(4);
});

test("In It For The Money: when a limited ally is lost, the card gives a focus token and flips, and other allies become friendly", () => {
  const own: readonly TestShip[] = [
    { pilot: "bountyhunter", pose: at(200, 300), upgrades: ["initforthemoneyrebellion"], engaged: true },
    {
      pilot: "wedgeantilles",
      pose: at(400, 300),
      shields: 0,
      damage: [1, 2, 3].map((card) => ({ card, faceup: false, since: 0 })),
      engaged: true,
    },
    { pilot: "redsquadronveteran", pose: at(600, 300), engaged: true },
  ];
  const ships = own.map(({ pilot, upgrades = [] }) => ({ pilot, upgrades, points: 0 }));
  const foes = [{ pilot: "soontirfel", upgrades: [], points: 0 }];
  const squads = [
    { faction: "rebelalliance", points: 0, obstacles: [], ships },
    { faction: "galacticempire", points: 0, obstacles: [], ships: foes },
  ];
  const table = cardTable([own, [{ pilot: "soontirfel", pose: at(400, 490, 180) }]], { ...LATER, setup: { squads } });
  const isFriend = () => isFriendly(table.game, table.ship("A1"), table.ship("A3"));
  expect([isFriend(), isFriendly(table.game, table.ship("A2"), table.ship("A3"))]).toEqual([false, true]);
  table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>A2");
  while (table.ship("A2").status === "inPlay") table.pass();
  expect(table.notes("token")).toContainEqual({ note: "token", ship: "A1", token: "focus" });
  expect([table.ship("A1").upgrades[0]?.side, isFriend()]).toEqual(["back", true]);
});

test("Hondo Ohnaka: a victory counter moves from a friendly ship's card to his own", () => {
  const table = hugeTable(
    [
      [
        { pilot: "syndicatesmugglers", pose: at(900, 300), dial: "1FW", upgrades: ["hondoohnakacommand"] },
        { pilot: "bountyhunter", pose: at(1000, 300), dial: "2FB" },
      ],
      [{ ...AWAY, pose: at(1700, 800, 180) }],
    ],
    {
      ...LATER,
      phase: "system",
      state: { scenario: { pieces: [], counters: [0, 0], points: [0, 0], onCards: { A2: 2 }, numbers: [1, 2], figures: {} } },
    },
  );
  table.until("use at systemPhase").say(use("hondoohnakacommand"));
  expect(table.game.state.scenario?.onCards).toEqual({ A1: 1, A2: 1 });
  expect(table.ship("A1").upgrades[0]?.charges).toBe(1);
});

describe("a Gauntlet Fighter's commandos", () => {
  const ship = (upgrades: readonly string[]): TestShip => ({ pilot: "deathwatchwarrior", pose: at(400, 500), dial: "2FB", upgrades });
  const remotes = { remotes: [{ kind: "commandoTeam", number: 1, seat: 0 }] } as const;
  const dropping = (upgrades: readonly string[], enemy: TestShip) =>
    cardTable([[ship(upgrades)], [enemy]], { ...LATER, phase: "system", setup: remotes });

  test("Drop-Seat Bay: they also drop with bank templates and from the sides", () => {
    const ways = (upgrades: readonly string[]) => {
      const table = dropping(upgrades, AWAY).until("use at systemPhase").say(use("deathwatchcommandos"));
      return table.keys;
    };
    expect(ways(["deathwatchcommandos"])).toHaveLength(2);
    expect(ways(["deathwatchcommandos", "dropseatbay"])).toHaveLength(14);
  });

  test("Combat Boarding Tube: they board a larger enemy behind the ship, and their player can stress it", () => {
    const enemy = (pilot: string): TestShip => ({ pilot, pose: at(400, 360), dial: "2FB" });
    const table = dropping(["deathwatchcommandos", "combatboardingtube"], enemy("ig88b")).until("use at systemPhase");
    table
      .say(use("combatboardingtube", "A1", 1))
      .pass()
      .say("stress");
    expect(table.ship("B1").tokens.stress).toBe(1);
    expect(table.notes("remote placed")).toHaveLength(1);
    expect(table.ship("A1").upgrades[0]?.charges).toBe(table.game.factsOf(table.ship("A1")).upgrades[0]?.charges?.value === 2 ? 1 : 0);
    expect(dropping(["deathwatchcommandos", "combatboardingtube"], enemy("academypilot")).keys).not.toContain(
      use("combatboardingtube", "A1", 1),
    );
  });
});

test("Razor Crest: a card that its player chose is revealed and works", () => {
  const table = startSetUp([{ ships: [{ pilot: "guildbountyhunter", upgrades: ["razorcrest"] }] }, { ships: ["academypilot"] }], LATER);
  table.until("choose one");
  expect(table.keys).toContain("upgrade:inertialdampeners");
  table.say("upgrade:inertialdampeners");
  table.until("use at systemPhase").say(use("razorcrest"));
  expect(table.ship("A1").upgrades[1]).toMatchObject({ id: "inertialdampeners", faceup: true });
  expect(table.game.factsOf(table.ship("A1")).upgradeKeys).toEqual(["upgrade:razorcrest", "upgrade:inertialdampeners"]);
  table.until("use at beforeManeuver");
  expect(table.keys).toContain(use("inertialdampeners", "A1", 1));
});

test("Syliure-31 Hyperdrive: the ring can be placed anywhere except near enemies and obstacles", () => {
  const table = startSetUp(
    [{ ships: [{ pilot: "transgalmegcontrollink", upgrades: ["syliure31hyperdrive"] }] }, { ships: ["academypilot"] }],
    LATER,
  );
  while (table.game.open[0]?.ask.about?.ship !== "A1") table.pass();
  const bearer = table.game.bearers.onPermission(table.game, "deployOutside")[0];
  const ask = (pose: TestShip["pose"]) =>
    bearer?.ability.answers?.permissions?.deployOutside?.(table.game, bearer, { ship: table.ship("A1"), pose });
  const across = (y: number) => Array.from({ length: 18 }, (_, step) => ask(at(30 + 50 * step, y)));
  expect(across(450)).toContain(true);
  expect(across(30)).not.toContain(true);
});

test("Mar Tuuk: a wing that can calculate waits in reserve, arrives in an End phase and locks an enemy near him", () => {
  const ships = ["colicoiddestroyer", "tradefederationdrone", "tradefederationdrone"].map((pilot, place) => ({
    pilot,
    points: 0,
    upgrades: place === 0 ? ["martuuk"] : [],
  }));
  const wings = [{ leader: 1, mates: [{ ship: 2, position: "leftFlank" as const }] }];
  const foes = [{ pilot: "academypilot", points: 0, upgrades: [] }];
  const squads = [
    { faction: "separatistalliance", points: 0, obstacles: [], ships, wings },
    { faction: "galacticempire", points: 0, obstacles: [], ships: foes },
  ];
  const table = startSetUp([{ ships: [] }, { ships: [] }], { ...LATER, setup: { squads, table: "6x3" } });
  table.until("dial");
  expect(["A2", "A3"].map((id) => table.ship(id).status)).toEqual(["reserve", "reserve"]);
  const near = { ...at(0, 0), x: (table.ship("A1").pose?.x ?? 0) + 120_000, y: table.ship("A1").pose?.y ?? 0 };
  table.until("use at duringEnd");
  table.give({ input: "set", reason: "near", changes: [{ change: "ship", ship: "B1", set: { pose: near } }] });
  table.say(use("martuuk")).until("place ship").put(at(400, 450));
  while (table.kind !== "choose ship") table.pass();
  table.say("B1");
  expect(["A2", "A3"].map((id) => [table.ship(id).status, table.ship(id).locks])).toEqual([
    ["inPlay", ["B1"]],
    ["inPlay", ["B1"]],
  ]);
});
