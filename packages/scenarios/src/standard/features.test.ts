import { SCENARIO_PIECES } from "@broadside/geometry";
import { objectsOf, rangeToObject } from "@broadside/rules/procedures";
import { isObject, piecesOf } from "@broadside/rules/scenarios";
import { at, type Table, type TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import {
  featuresOf,
  MIDDLE,
  type MissionTable,
  played,
  STANDARD,
  type StandardId,
  scenarioCalled,
  untilAsked,
} from "./standard.testing.ts";

const [X, Y] = MIDDLE;
const FOE: TestShip = { pilot: "blacksquadronace", pose: at(60, 850, 180), dial: "2FB" };
const features = [{ at: MIDDLE }];
const flying = (ship: Partial<TestShip> = {}, given: MissionTable = {}): Table =>
  played("assault-at-the-satellite-array", {
    phase: "activation",
    features,
    ships: [[{ pilot: "redsquadronveteran", pose: at(X, Y - 120), dial: "2FB", ...ship }], [FOE]],
    ...given,
  });

test("[SC-COMMON-15] satellites and supply caches are features, but obstacles aren't", () => {
  expect([SCENARIO_PIECES.satellite.use, SCENARIO_PIECES.supplyCache.use]).toEqual(["feature", "feature"]);
  const given = { features, obstacles: [{ token: "coreasteroid0" as const, pose: at(700, 700) }] };
  const found = (id: StandardId) =>
    objectsOf(played(id, { ...given, ships: [[FOE], [FOE]] }).game).flatMap(({ id: name, feature }) => (feature ? [name] : []));
  expect(found("assault-at-the-satellite-array")).toEqual(["satellite 1"]);
  expect(found("salvage-mission")).toEqual(["supplyCache 1"]);
});

test("[SC-COMMON-16] a feature is an object, and range to it can be measured", () => {
  const { game } = flying({ pose: at(X - 138, Y) }, { phase: "planning" });
  const feature = objectsOf(game).find(({ id }) => id === "satellite 1");
  const [ship] = game.state.ships;
  expect(piecesOf(game).every(isObject)).toBe(true);
  expect(feature && ship && rangeToObject(game, ship, feature)).toBe(1);
});

test("[SC-COMMON-61-Q] a ship can end its move on a feature without effect, and keeps its action", () => {
  const table = untilAsked(flying(), "action", "A1");
  expect([table.ship("A1").pose, table.ship("A1").touching, table.ship("A1").shields]).toEqual([at(X, Y), [], 2]);
  expect([table.notes("met obstacle"), table.notes("overlapped")]).toEqual([[], []]);
  const [ship, feature] = [table.game.state.ships[0], objectsOf(table.game).find(({ id }) => id === "satellite 1")];
  expect(ship && feature && rangeToObject(table.game, ship, feature)).toBe(0);
});

test("[SC-COMMON-61-Q] a ship can also move through a feature without effect", () => {
  const table = untilAsked(flying({ dial: "4FW" }), "action", "A1");
  expect([table.ship("A1").pose, table.ship("A1").shields]).toEqual([at(X, Y + 80), 2]);
  expect([table.notes("met obstacle"), table.notes("overlapped")]).toEqual([[], []]);
});

test("[SC-COMMON-23] two scenarios have their own action, and two have none", () => {
  expect(STANDARD.map((id) => [id, scenarioCalled(id).actions?.map(({ name }) => name) ?? []])).toEqual([
    ["assault-at-the-satellite-array", []],
    ["chance-engagement", []],
    ["salvage-mission", ["tow"]],
    ["scramble-the-transmissions", ["scramble"]],
  ]);
});

test("[SC-COMMON-20] a feature can't be locked", () => {
  const only = untilAsked(
    flying({}, { ships: [[{ pilot: "redsquadronveteran", pose: at(X, Y - 120), dial: "2FB" }], [FOE]] }),
    "action",
    "A1",
  ).say("lock");
  expect([only.notes("lock"), only.notes("action failed").length]).toEqual([[], 1]);
});

test("[SC-COMMON-18, SC-COMMON-22] a feature can't be attacked and doesn't obstruct, so a defender at range 2 rolls its agility", () => {
  const table = played("assault-at-the-satellite-array", {
    phase: "combat",
    features,
    ships: [[{ pilot: "redsquadronveteran", pose: at(X, Y - 100) }], [{ ...FOE, pose: at(X, Y + 100, 180) }]],
  });
  expect(untilAsked(table, "attack", "A1").keys).toEqual(["none", "primary>B1"]);
  table.say("primary>B1").untilPhase("planning");
  const rolled = table.notes("rolled").flatMap(({ ship, faces }) => (ship === "B1" ? [faces.length] : []));
  expect(rolled).toContain(3);
  expect(rolled).not.toContain(4);
});

test("[SC-COMMON-17, SC-COMMON-19, SC-COMMON-21] a bomb next to a feature doesn't move or remove it", () => {
  const table = flying(
    {},
    {
      state: {
        devices: [{ id: "device 1", token: "standardBomb", kind: "proton bomb", pose: at(X, Y + 40), seat: 0, ship: "A1", round: 1 }],
        round: 2,
      },
    },
  );
  const before = featuresOf(table);
  table.untilPhase("planning");
  expect(table.notes("detonated")).toHaveLength(1);
  expect(featuresOf(table)).toEqual(before);
});
