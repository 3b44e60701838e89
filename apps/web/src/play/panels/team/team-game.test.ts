/** A game with six seats on the page: objectives, what the End Phase will do, which dials are set, and who still has to answer. */
import type { Scene } from "@broadside/telling";
import { beforeAll, describe, expect, test } from "vitest";
import { localClient } from "../../../game-worker/client.testing.ts";
import { objectiveMarks } from "../../board/marks/objective-marks.ts";
import { markupWith } from "../../board/open-game.testing.ts";
import { account, changeAsJudge, pieceOf, playUntil, set, startGame } from "../../board/scenario-game.testing.ts";
import { FleetRails } from "../edges/fleet-rails.tsx";
import { TeamChips } from "./team-chips.tsx";
import { WaitCells } from "./wait-cells.tsx";

const count = (text: string, part: string): number => text.split(part).length - 1;
const WAITING = { look: async () => undefined, players: () => undefined };

describe("Cover the Evacuation for six", () => {
  const engine = localClient();
  let planning: Scene;
  beforeAll(async () => {
    planning = await playUntil(
      engine,
      await startGame(engine, "cover-the-evacuation", 6),
      ({ state }) => state.cursor.phase === "planning",
    );
  }, 120_000);

  test("has three shuttles, which are the defenders' and full with three counters, and shows the End Phase's die with its odds", () => {
    const { objectives = [], endPhase = [], sides = [] } = planning.scenario ?? {};
    const defenders = sides.find(({ role }) => role === "defender")?.seats ?? [];
    expect(objectives.map(({ status, counters, full }) => [status, counters, full])).toEqual(Array(3).fill(["inPlay", 0, 3]));
    expect(objectives.every(({ seat }) => seat !== undefined && defenders.includes(seat))).toBe(true);
    expect(endPhase.map(({ name, roll }) => [name, roll])).toEqual([["Spooling up", { dice: 1, chance: 0.5 }]]);
    expect(sides.map(({ role }) => role).toSorted()).toEqual(["attacker", "defender"]);
  });

  test("shows a chip for each side, with its badges, role and names", () => {
    const markup = markupWith(planning, TeamChips, {});
    expect(count(markup, 'class="seat-badge"')).toBe(6);
    expect([count(markup, ">Attackers</b>"), count(markup, ">Defenders</b>")]).toEqual([1, 1]);
    expect(markup).toContain("Player 1, Player 3, Player 5");
  });

  test("has your ships and two teammates on the left, and tabs for the other five players on the right", () => {
    const markup = markupWith(planning, FleetRails, { own: 2 });
    expect(markup).toContain('aria-label="Player 3&#x27;s ships"');
    expect(count(markup, "· planning")).toBe(2);
    expect(count(markup, 'role="tab"')).toBe(5);
    expect(count(markup, "play-seat-tabs-railTeam")).toBe(2);
    expect(/aria-selected="true"[\s\S]*?play-seat-tabs-railTabName"[^>]*>(.*?)</.exec(markup)?.[1]).toBe("Player 2");
  });

  test("has one dial per wing, marks dials that are set, and waits for players who haven't set all of theirs", async () => {
    const inWings = planning.ships.filter(({ wing }) => wing?.state === "in wing");
    expect(inWings.length).toBeGreaterThan(0);
    expect(planning.dials.some(({ ship }) => inWings.some(({ id }) => id === ship))).toBe(false);
    expect(planning.dials.every(({ isSet }) => !isSet)).toBe(true);
    const own = (await engine.view([0])).questions.filter(({ seat }) => seat === 0);
    const answers = own.map(({ seat, number, options }) => ({ input: "answer" as const, seat, ask: number, key: options[0]?.key ?? "" }));
    const { scene } = await engine.give(answers, []);
    if (!scene) throw new Error("no game");
    expect(scene.dials.filter(({ isSet }) => isSet).map(({ seat }) => seat)).toEqual(own.map(() => 0));
    expect(pieceOf(scene, own[0]?.about.ship ?? "")?.ship?.state?.dial).toBe("set");
    expect(pieceOf(scene, scene.dials.find(({ isSet }) => !isSet)?.ship ?? "")?.ship?.state?.dial).toBe("open");
    const markup = markupWith(scene, WaitCells, WAITING);
    expect(markup).toContain("You&#x27;re done");
    expect(markup).toContain("5 players are still planning");
    expect(markup).toContain("Change my dials");
    expect(count(markup, "<li")).toBe(5);
    const second = scene.dials.filter(({ seat }) => seat === 1).length;
    expect(markup).toContain(`0 of ${second} dials`);
    expect(markup).not.toContain("default dials at");
    expect(markupWith({ ...scene, phaseSeconds: 180 }, WaitCells, WAITING)).toContain("default dials at 3:00");
  });

  test("draws a ring with counters around an objective, and leaves an empty ring where one was lost", async () => {
    const [first] = planning.scenario?.objectives ?? [];
    if (!first) throw new Error("no objective");
    const counted = await changeAsJudge(engine, [account(planning, { onCards: { [first.id]: 2 } })]);
    expect(objectiveMarks(counted)[0]).toMatchObject({ kind: "objective", label: "", objective: { counters: 2, of: 3, isGone: false } });
    const lost = await changeAsJudge(engine, [set(first.id, { status: "destroyed", pose: undefined })]);
    expect(objectiveMarks(lost)[0]).toMatchObject({
      points: [first.pose?.x, first.pose?.y],
      label: "destroyed",
      objective: { isGone: true },
    });
  });
});
