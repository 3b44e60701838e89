/** Tests the worker's side of a game without starting a worker: what the page receives and what stays hidden. */
import type { FormatChoice, SeatChoice } from "@broadside/content";
import { mm } from "@broadside/geometry";
import type { GameRecord } from "@broadside/rules";
import type { SquadDraft } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import type { Scene } from "@broadside/telling";
import { beforeAll, describe, expect, test } from "vitest";
import { type LocalClient, localClient, type OpenedGame } from "./client.testing.ts";

const squadsOf = (id: string): readonly SquadDraft[] => {
  const found = READY_MADE.find((list) => list.id === id);
  if (!found) throw new Error(`no list ${id}`);
  return found.entry.squads;
};
const seat = (name: string, team: number, id: string, tier = 1): SeatChoice => {
  const tiers = squadsOf(id);
  const squad = tiers[tier - 1];
  if (!squad) throw new Error(`no squad in ${id}`);
  return { name, team, squad, ...(tiers.length > 1 && { tiers }) };
};
const GAME: FormatChoice = {
  edition: "1e",
  format: "standard-100",
  seats: [seat("Anna", 1, "1e-red-squadron"), seat("Ben", 2, "1e-four-b-wings")],
};
const SEED = "engine test";

const sceneIn = (outcome: OpenedGame): Scene => {
  if (!outcome.scene || outcome.refused !== undefined) throw new Error(outcome.refused);
  return outcome.scene;
};

/** Plays with default answers until a condition is met. */
async function playUntil(engine: LocalClient, start: Scene, isReached: (scene: Scene) => boolean): Promise<Scene> {
  let scene = start;
  for (let step = 0; step < 2000 && !isReached(scene); step += 1) {
    const [question] = scene.questions;
    const covered = scene.covered[0];
    if (question) {
      const key = question.options.find(({ isDefault }) => isDefault)?.key ?? "";
      const given = question.place ? { pose: question.place.default } : { key };
      scene = sceneIn(await engine.give([{ input: "answer", seat: question.seat, ask: question.number, ...given }], []));
    } else if (covered !== undefined) {
      const own = await engine.view([covered]);
      const dials = own.questions.filter(({ secret }) => secret);
      const inputs = dials.map(({ seat, number, options }) => ({
        input: "answer" as const,
        seat,
        ask: number,
        key: options[0]?.key ?? "",
      }));
      scene = sceneIn(await engine.give(inputs, []));
    } else return scene;
  }
  return scene;
}

describe("a game with two ready-made lists", () => {
  const engine = localClient();
  let planning: Scene;
  beforeAll(async () => {
    planning = await playUntil(engine, sceneIn(await engine.start(GAME, SEED)), ({ state }) => state.cursor.phase === "planning");
  });

  test("can be set up with default answers", () => {
    expect(planning.state.round).toBe(1);
    expect(planning.state.obstacles).toHaveLength(6);
    expect(planning.state.ships.every(({ status, pose }) => status === "inPlay" && pose)).toBe(true);
    expect(planning.log.length).toBeGreaterThan(5);
  });

  test("[1E-PLAN-03] never sends another seat's dials and questions to the page", async () => {
    expect(planning.covered).toEqual([0, 1]);
    expect(planning.questions).toEqual([]);
    const own = await engine.view([0]);
    expect(new Set(own.questions.map(({ seat }) => seat))).toEqual(new Set([0]));
    await engine.give(
      own.questions.map(({ seat, number, options }) => ({ input: "answer" as const, seat, ask: number, key: options[0]?.key ?? "" })),
      [],
    );
    const other = await engine.view([1]);
    expect(other.covered).toEqual([1]);
    expect(other.questions.every(({ seat }) => seat === 1)).toBe(true);
    expect(other.state.ships.filter(({ seat }) => seat === 0).every(({ dial }) => dial === undefined || dial === "?")).toBe(true);
  });

  test("can be saved and loaded, and a file that isn't a record is refused with the reason", async () => {
    const text = await (await engine.save()).text();
    const elsewhere = localClient();
    expect(sceneIn(await elsewhere.load(text)).number).toBe((await engine.view([])).number);
    expect(await elsewhere.load(text.slice(0, 500))).toMatchObject({ refused: expect.stringContaining("cut short") });
  });

  test("is changed by hand when the other side agrees", async () => {
    const before = await engine.view([]);
    const ship = before.state.ships[0];
    if (!ship) throw new Error("there are ships");
    const changes = [{ change: "ship" as const, ship: ship.id, set: { tokens: { ...ship.tokens, focus: 2 } } }];
    const asked = sceneIn(await engine.give([{ input: "propose", seat: 0, reason: "forgotten", changes }], []));
    expect(asked.proposal).toMatchObject({ seat: 0, needed: [1] });
    expect(asked.proposal?.text).toContain("focus 0 → 2");
    expect(asked.state.ships[0]?.tokens.focus).toBe(0);
    const agreed = sceneIn(await engine.give([{ input: "agree", seat: 1, proposal: asked.proposal?.number ?? -1, yes: true }], []));
    expect(agreed.state.ships[0]?.tokens.focus).toBe(2);
    expect(agreed.proposal).toBeUndefined();
  });

  test("[1E-DMG-12, 1E-TOKEN-07] names faceup Damage cards and discards, but not facedown cards", async () => {
    const give = async (damage: readonly { readonly card: number; readonly faceup: boolean; readonly since: number }[]) => {
      const changes = [{ change: "ship", ship: "A1", set: { damage } } as const];
      const { proposal } = sceneIn(await engine.give([{ input: "propose", seat: 0, reason: "dealt", changes }], []));
      return sceneIn(await engine.give([{ input: "agree", seat: 1, proposal: proposal?.number ?? -1, yes: true }], []));
    };
    const unseen = { card: -1, since: 0 };
    const dealt = await give([
      { ...unseen, faceup: true },
      { ...unseen, faceup: false },
    ]);
    const [open, hidden] = dealt.ships[0]?.damage ?? [];
    expect(open?.summary).toBeDefined();
    expect(hidden).toEqual({ name: "Facedown card", summary: undefined, faceup: false });
    expect(dealt.state.ships[0]?.damage[1]?.card).toBe(-1);
    const discarded = await give((dealt.state.ships[0]?.damage ?? []).slice(1));
    expect(discarded.decks[0]).toMatchObject({ seat: 0, left: 31, discards: [open?.name] });
  });

  test("opens from a problem report", async () => {
    const { questions, covered } = await engine.view([]);
    const other = localClient();
    expect(sceneIn(await other.load(await (await engine.problem()).text()))).toMatchObject({ questions, covered });
  });

  test("refuses a record with another format version, names that version, and stays open", async () => {
    const record = JSON.parse(await (await engine.save()).text()) as object;
    const before = await engine.view([]);
    const { refused, scene } = await engine.load(JSON.stringify({ ...record, formatVersion: 99 }));
    expect(refused).toMatch(/another version of Broadside: its format version is 99/);
    expect(scene).toBeUndefined();
    expect(await engine.view([])).toEqual(before);
  });

  test("with an older rules version continues from the start of its round, with a notice", async () => {
    const record = JSON.parse(await (await engine.save()).text()) as object;
    const other = localClient();
    const { log, state } = sceneIn(await other.load(JSON.stringify({ ...record, rulesVersion: "older" })));
    expect(log.some(({ text }) => text.startsWith("The game continues under newer rules (older → "))).toBe(true);
    expect(state.round).toBe(1);
    const saved = JSON.parse(await (await other.save()).text()) as object;
    expect(saved).toMatchObject({ resumed: [{ rulesVersion: "older" }] });
  });

  test("with an older rules version opens as a replay if it can't be continued", async () => {
    const record = JSON.parse(await (await engine.save()).text()) as GameRecord;
    const keyframes = record.keyframes.map((frame) => ({ ...frame, state: { ...frame.state, seats: [] } }));
    const other = localClient();
    const { refused, watched = [] } = await other.load(JSON.stringify({ ...record, keyframes, rulesVersion: "older" }));
    expect(refused).toMatch(/its rules version is older, but this is rules version \d+\. .* You can still watch it\.$/);
    expect(watched.length).toBeGreaterThan(10);
    expect((await other.moment(watched.length - 1)).scene.state.ships).toHaveLength(record.keyframes[0]?.state.ships.length ?? -1);
  });

  test("describes a maneuver only once in the log, and names obstacles", async () => {
    const next = await playUntil(engine, await engine.view([]), ({ state }) => state.cursor.phase === "combat");
    const lines = next.log.flatMap(({ text, details }) => [text, ...details]);
    expect(lines.filter((line) => /^Wedge( Antilles \(A1\))? (activates|reveals|flies)/.test(line))).toEqual([
      expect.stringMatching(/^Wedge flies a (green|white) \d straight$/),
    ]);
    expect(lines.join("\n")).not.toMatch(/gets a [aei]|defense|barrel-roll|obstacle \d/);
  });

  test("continues with default answers to the next round, and to its end", async () => {
    const next = await playUntil(engine, await engine.view([]), ({ state }) => state.round === 2);
    expect(next.state.round).toBe(2);
    const over = sceneIn(await engine.give([{ input: "concede", seat: 1 }], []));
    expect(over.result).toMatchObject({ text: expect.stringContaining("Anna won"), sides: [{ won: true }, { won: false }] });
  });
});

test("an illegal list is refused with its problems", async () => {
  const engine = localClient();
  const [anna, ben] = GAME.seats;
  if (!anna || !ben) throw new Error("two seats");
  const doubled = { ...ben, squad: { ...ben.squad, ships: [...ben.squad.ships, ...ben.squad.ships] } };
  const choice = { ...GAME, seats: [anna, doubled] };
  const { problems, squads } = await engine.check(choice);
  expect(problems).toContainEqual(
    expect.objectContaining({ seat: 1, found: expect.objectContaining({ problem: "over the limit", limit: 100 }) }),
  );
  expect(squads).toEqual([expect.objectContaining({ counts: "100 points" }), undefined]);
  expect(await engine.start(choice, SEED)).toEqual({
    refused: expect.stringMatching(/^Ben: This list costs \d+ points; the limit is 100\. \(1E-SQUAD-02\)/),
  });
});

test("an Escalation tier is played from the entry with all tiers", async () => {
  const engine = localClient();
  const seats = [seat("Anna", 1, "1e-escalation-imperial", 3), seat("Ben", 2, "1e-escalation-rebel", 3)];
  const { problems, squads } = await engine.check({ edition: "1e", format: "escalation", tier: 3, seats });
  expect(problems).toEqual([]);
  expect(squads[0]).toMatchObject({ counts: "120 points" });
});

describe("an Epic Dogfight", () => {
  const engine = localClient();
  const epic: FormatChoice = {
    edition: "1e",
    format: "epic-dogfight",
    seats: [seat("Anna", 1, "1e-tantive-and-transport"), seat("Ben", 2, "1e-raider-and-escort")],
  };
  let record: string;
  beforeAll(async () => {
    const isCorvette = ({ questions }: Scene) => questions.some(({ about, place }) => place && about.ship === "A1");
    const placing = await playUntil(engine, sceneIn(await engine.start(epic, SEED)), isCorvette);
    expect(isCorvette(placing)).toBe(true);
  });

  test("[HS-SETUP-04] a huge ship may be placed with its base flush in a corner, even if parts overhang, but no farther", async () => {
    const { questions } = await engine.view([]);
    const question = questions.find(({ about }) => about.ship === "A1");
    const edge = (await engine.view([])).state.seats[0]?.edge;
    const [x, y] = [mm(40), edge === "top" ? mm(914.4 - 112.5) : mm(112.5)];
    const heading = edge === "top" ? 180_000 : 0;
    expect(await engine.whyNot(question?.number ?? -1, { x, y, heading })).toBeUndefined();
    expect(await engine.whyNot(question?.number ?? -1, { x: x - mm(1), y, heading })).toMatchObject({ text: expect.any(String) });
  });

  test("can be replayed from its start, and shows any moment, forwards and backwards", async () => {
    const later = await playUntil(engine, await engine.view([]), ({ state }) => state.round === 2);
    expect(later.state.round).toBe(2);
    record = await (await engine.save()).text();
    const other = localClient();
    const watched = await other.watch(record);
    if (!("moments" in watched)) throw new Error(watched.refused);
    const { moments } = watched;
    const end = (await other.moment(moments.length - 1)).scene;
    expect(end.state).toEqual((await engine.view([])).state);
    expect(end.log).toEqual((await engine.view([])).log);
    const start = (await other.moment(0)).scene;
    expect(start.state.ships.every(({ status }) => status === "reserve")).toBe(true);
    const planning = moments.findIndex(({ round }) => round === 1);
    const jumped = (await other.moment(planning + 3)).scene;
    await other.moment(planning + 1);
    await other.moment(planning + 2);
    expect((await other.moment(planning + 3)).scene).toEqual(jumped);
    expect(jumped.state.round).toBe(1);
  });

  test("[ET-COMP-10] hides the difference between one side's set dials from the other side", async () => {
    const own = await engine.view([0]);
    const dials = own.questions.filter(({ secret }) => secret);
    expect(dials.length).toBeGreaterThan(1);
    const inputs = dials.map(({ seat, number, options }, at) => ({
      input: "answer" as const,
      seat,
      ask: number,
      key: options[at % options.length]?.key ?? "",
    }));
    const before = await engine.view([1]);
    await engine.give(inputs, []);
    const after = await engine.view([1]);
    const seen = ({ state }: Scene) => new Set(state.ships.filter(({ seat }) => seat === 0).map(({ dial }) => dial));
    expect([seen(before).size, seen(after).size]).toEqual([1, 1]);
    expect(after.questions).toEqual(before.questions);
  });

  test("has the answer next to the question in its replay", async () => {
    const other = localClient();
    await other.watch(record);
    const { scene, answer } = await other.moment(0);
    const question = scene.questions.find(({ number }) => number === answer?.question);
    expect(question?.options.map(({ label }) => label)).toContain(answer?.label);
    expect(await other.watch("{}")).toMatchObject({ refused: expect.stringContaining("This game can't be loaded: ") });
  });
});

test("[ET-TLIST-06] each member of a team flies their own list from the team's entry", async () => {
  const engine = localClient();
  const seats = ["1e-team-alliance-fleet", "1e-team-imperial-hammer"].flatMap((id, side) =>
    squadsOf(id).map((squad, member) => ({ name: `Player ${side + 1}.${member + 1}`, team: side + 1, squad })),
  );
  const { squads: flown } = await engine.check({ edition: "1e", format: "team-epic", seats });
  expect(flown.slice(0, 2)).toMatchObject([
    { ships: expect.arrayContaining(["CR90 Corvette"]) },
    { ships: expect.arrayContaining(["Luke Skywalker"]) },
  ]);
});
