/** Second-edition games: the scenes that the page receives, and what the table shows. */
import { mm } from "@broadside/geometry";
import type { Ship } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { beforeAll, describe, expect, test } from "vitest";
import { localClient } from "../../game-worker/client.testing.ts";
import { playerColours } from "./game-page.tsx";
import { account, at, changeAsJudge, pieceOf, playUntil, set, startGame } from "./scenario-game.testing.ts";
import { tableView } from "./view/table-view.ts";

describe("Salvage Mission", () => {
  const engine = localClient();
  let setUp: Scene;
  let planning: Scene;
  beforeAll(async () => {
    setUp = await playUntil(engine, await startGame(engine, "salvage-mission", 2), ({ questions }) => questions[0]?.kind === "obstacle");
    planning = await playUntil(engine, setUp, ({ state }) => state.cursor.phase === "planning");
  });

  test("[EB-SETUP-06, EB-SETUP-07] has areas with four corners in their players' colours: red for the first, blue for the second", () => {
    const corners = tableView({ scene: setUp }).marks.filter(({ id }) => id.startsWith("corners"));
    expect(corners.map(({ points, closed }) => [points.length / 2, closed])).toEqual([
      [4, true],
      [4, true],
    ]);
    const numbers = setUp.state.scenario?.numbers ?? [];
    expect(corners.map(({ seat = 0 }) => numbers[seat - 1])).toEqual([1, 2]);
    const { style = {} } = playerColours(numbers, setUp.seats.length);
    expect(numbers.map((number, seat) => [number, (style as Record<string, string>)[`--seat-${seat + 1}`]])).toEqual(
      numbers.map((number) => [number, `var(--player-${number})`]),
    );
    expect(tableView({ scene: planning }).marks.some(({ id }) => id.startsWith("corners"))).toBe(false);
  });

  test("[SC-COMMON-50, EB-ORDER-14] shows both scores, the round out of twelve, the goal, and one first player", () => {
    expect(planning.scenario).toMatchObject({
      scoring: "mission points",
      lastRound: 12,
      goal: 20,
      firstPlayer: planning.state.initiative[0],
    });
    expect(planning.scenario?.sides.map(({ seats, score }) => [seats, score])).toEqual([
      [[0], 0],
      [[1], 0],
    ]);
    expect(planning.state.round).toBe(1);
  });

  test("[SC-SALVAGE-14, SC-SALVAGE-36] draws a marker in the player's colour behind a ship until it loses its cache", async () => {
    const pieces = planning.state.scenario?.pieces ?? [];
    const [first, ...others] = pieces;
    if (!first) throw new Error("no cache");
    const towing = await changeAsJudge(engine, [account(planning, { pieces: [{ ...first, pose: undefined, carrier: "B1" }, ...others] })]);
    expect(pieceOf(towing, "B1 with supply cache 1")).toMatchObject({ seat: 2, kind: "feature" });
    expect(pieceOf(towing, first.id)).toBeUndefined();
    const free = await changeAsJudge(engine, [account(planning, { pieces })]);
    expect(pieceOf(free, "B1 with supply cache 1")).toBeUndefined();
    expect(pieceOf(free, first.id)).toBeDefined();
  });

  test("[2E-DEV-29] shows a device's owner by name and colour", async () => {
    const device = { id: "device 1", token: "standardBomb", kind: "seismic charge", pose: at(450, 450), ship: "A1", round: 1 } as const;
    const shown = await changeAsJudge(engine, [
      { change: "state", set: { devices: [0, 1].map((seat) => ({ ...device, id: `device ${seat + 1}` as const, seat })) } },
    ]);
    expect([0, 1].map((seat) => pieceOf(shown, `device ${seat + 1}`)?.seat)).toEqual([1, 2]);
    expect(pieceOf(shown, "device 2")?.description).toBe("Player 2's seismic charge");
  });

  test("has a record that can be saved, watched and continued", async () => {
    const text = await (await engine.save()).text();
    const other = localClient();
    const { scene } = await other.load(text);
    expect(scene?.scenario?.name).toBe("Salvage Mission");
    const watched = await other.watch(text);
    expect("moments" in watched && watched.moments.length).toBeGreaterThan(5);
    const { scene: early } = await other.moment(3);
    expect(early.state.cursor.phase).toBe("setup");
  });

  test("uses the terms of the second edition", async () => {
    const over = await playUntil(engine, planning, ({ state }) => state.round === 2);
    const log = over.log.flatMap(({ text, details }) => [text, ...details]);
    expect(log.filter((text) => text.endsWith("is the first player"))).not.toEqual([]);
    expect(log.filter((text) => /Combat|target lock|weapons disabled|galacticempire|rebelalliance/.test(text))).toEqual([]);
  });
});

test("[SC-SCRAMBLE-19] a satellite has the colour of the player who controls it, or none", async () => {
  const engine = localClient();
  const planning = await playUntil(
    engine,
    await startGame(engine, "scramble-the-transmissions", 2),
    ({ state }) => state.cursor.phase === "planning",
  );
  const pieces = planning.state.scenario?.pieces ?? [];
  const shown = await changeAsJudge(engine, [
    account(planning, { pieces: pieces.map((piece, place) => ({ ...piece, seat: [1, 0][place] })) }),
  ]);
  expect(pieces.map(({ id }) => pieceOf(shown, id)?.seat)).toEqual([2, 1, ...pieces.slice(2).map(() => undefined)]);
  expect(pieceOf(shown, pieces[0]?.id ?? "")?.description).toContain("Player 2 controls it");
});

test("[SC-SAT-19] a satellite shows each side's count and who controls it", async () => {
  const engine = localClient();
  const planning = await playUntil(
    engine,
    await startGame(engine, "assault-at-the-satellite-array", 2, ["Red Squadron", "Vader and the aces"]),
    ({ state }) => state.cursor.phase === "planning",
  );
  const centre = planning.state.scenario?.pieces[0];
  const [one, two] = planning.ships.filter(({ seat, base }) => seat === 0 && base === "small");
  const three = planning.ships.find(({ seat, base }) => seat === 1 && base === "small");
  if (!centre?.pose || !one || !two || !three) throw new Error("no such table");
  const beside = (dx: number): Partial<Ship> => ({ pose: { x: (centre.pose?.x ?? 0) + mm(dx), y: centre.pose?.y ?? 0, heading: 0 } });
  const shown = await changeAsJudge(engine, [set(one.id, beside(60)), set(two.id, beside(-60)), set(three.id, beside(110))]);
  expect(shown.scenario?.pieces.find(({ id }) => id === centre.id)).toMatchObject({ detail: "2 v 1: Player 1 controls it", seat: 0 });
});

/** Whether a ship is inside the line around a leader's wing. */
function isInWing(scene: Scene, ship: string, leader: string | undefined): boolean {
  const pose = scene.state.ships.find(({ id }) => id === ship)?.pose;
  const points = tableView({ scene }).marks.find(({ id }) => id === `wing ${leader}`)?.points ?? [];
  const corners = Array.from({ length: points.length / 2 }, (_, at) => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0] as const);
  if (!pose) return false;
  const crossed = corners.filter(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return y > pose.y !== nextY > pose.y && pose.x < x + ((pose.y - y) * (nextX - x)) / (nextY - y);
  });
  return crossed.length % 2 === 1;
}

describe("a game with wings", () => {
  const engine = localClient();
  let planning: Scene;
  const setUps: Scene[] = [];
  beforeAll(async () => {
    const start = await startGame(engine, "all-wings-report-in", 3);
    planning = await playUntil(engine, start, (scene) => {
      if (scene.questions[0]?.kind === "place ship") setUps.push(scene);
      return scene.state.cursor.phase === "planning";
    });
  });

  test("[EB-SETUP-17] shows the special area and its name while ships are placed", () => {
    expect(setUps.length).toBeGreaterThan(0);
    for (const scene of setUps) expect(tableView({ scene }).marks).toContainEqual(expect.objectContaining({ kind: "area", label: "Exit" }));
  });

  test("[EB-WID-01, EB-WID-02] shows every ship's number, place and leader on its card, and draws it inside its leader's line", () => {
    const mates = planning.ships.filter(({ wing }) => wing?.state === "in wing");
    expect(mates.length).toBeGreaterThan(1);
    for (const { id, wing } of mates) {
      expect(wing).toMatchObject({
        number: expect.any(Number),
        position: expect.any(String),
        leaderName: planning.ships.find((ship) => ship.id === wing?.leader)?.shortName,
      });
      expect(isInWing(planning, id, wing?.leader)).toBe(true);
    }
  });

  test("[EB-WID-03, EB-WID-04] shows at once that a ship has split, and still names its leader and place", async () => {
    const mate = planning.ships.find(({ wing }) => wing?.state === "in wing");
    const ship = planning.state.ships.find(({ id }) => id === mate?.id);
    if (!mate || !ship?.wing) throw new Error("no wingmate");
    const after = await changeAsJudge(engine, [set(mate.id, { wing: { ...ship.wing, split: true } })]);
    expect(after.ships.find(({ id }) => id === mate.id)?.wing).toEqual({ ...mate.wing, state: "split" });
    expect([isInWing(planning, mate.id, mate.wing?.leader), isInWing(after, mate.id, mate.wing?.leader)]).toEqual([true, false]);
  });
});
