/**
 * Second-edition games for tests of the scene. They start with ready-made lists, play with default answers, and tests can change them as a
 * judge.
 */
import { fitsSeat } from "@broadside/content";
import { playsScenarios } from "@broadside/formats";
import { mm, type Pose } from "@broadside/geometry";
import type { Change, ScenarioState, Ship, ShipId } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import type { LocalClient } from "../../game-worker/client.testing.ts";
import { teamsIn, typesFor } from "../../start/seating.ts";
import { tableView } from "./view/table-view.ts";

/** Starts a game with the default lists, or with the lists that have these names. */
export async function startGame(engine: LocalClient, id: string, seats: number, titles: readonly string[] = []): Promise<Scene> {
  const offer = (await engine.offers("all")).find((one) => one.id === id);
  const [edition] = offer?.editions ?? [];
  const [type] = offer ? typesFor(offer, seats) : [];
  if (!offer || !edition || !playsScenarios(edition) || !type) throw new Error(`no scenario ${id}`);
  const teams = teamsIn(offer, type, seats);
  const table = { scenario: id, edition, options: {}, teams };
  const lists = await engine.lists(table);
  const named = teams.flatMap((_, seat) => {
    const list = lists.find((one) => one.title === titles[seat] && fitsSeat(one, seat));
    return list ? [[seat, list] as const] : [];
  });
  const flown = await engine.lineUp({ table, chosen: Object.fromEntries(named) });
  const chosen = flown.flatMap(({ squads: [squad] }, seat) => (squad ? [{ name: `Player ${seat + 1}`, team: teams[seat], squad }] : []));
  const { scene, refused } = await engine.start({ scenario: id, edition, options: {}, seats: chosen }, "scenario scene");
  if (!scene) throw new Error(refused);
  return scene;
}

/** Plays with default answers until a condition is met. Dials keep their default. */
export async function playUntil(engine: LocalClient, from: Scene, isReached: (scene: Scene) => boolean): Promise<Scene> {
  let scene = from;
  for (let step = 0; step < 600 && !isReached(scene); step += 1) {
    const open = scene.questions.length > 0 ? scene.questions : (await engine.view(scene.covered)).questions;
    const inputs = open.map(({ seat, number, place, options }) => {
      const key = options.find(({ isDefault }) => isDefault)?.key ?? "";
      return { input: "answer" as const, seat, ask: number, ...(place ? { pose: place.default } : { key }) };
    });
    const outcome = await engine.give(scene.questions.length > 0 ? inputs.slice(0, 1) : inputs, []);
    if (!outcome.scene || outcome.refused !== undefined) throw new Error(outcome.refused);
    scene = outcome.scene;
  }
  return scene;
}

/** Applies changes as the judge. */
export async function changeAsJudge(engine: LocalClient, changes: readonly Change[]): Promise<Scene> {
  const { scene, refused } = await engine.give([{ input: "set", reason: "for the test", changes }], []);
  if (!scene || refused !== undefined) throw new Error(refused);
  return scene;
}

export const set = (ship: ShipId, fields: Partial<Ship>): Change => ({ change: "ship", ship, set: fields });
export const account = ({ state }: Scene, fields: Partial<ScenarioState>): Change => {
  if (!state.scenario) throw new Error("no scenario is played");
  return { change: "state", set: { scenario: { ...state.scenario, ...fields } } };
};
export const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: heading * 1000 });
export const pieceOf = (scene: Scene, id: string) => tableView({ scene }).pieces.find((piece) => piece.id === id);
