/**
 * The shapes read everything that a host sends: whole scenes, patches, happenings and clocks. Random games are played ahead without a host.
 * At several points, a host then continues the game with a client at each seat and a spectator.
 */
import { contentFor, type GameChoice, prepareGame } from "@broadside/content";
import { type Host, memoryJournal, startHost } from "@broadside/host";
import { Seated } from "@broadside/host/suite";
import { JsonReader, randomStream, type Shape } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { randomPlayer } from "@broadside/players";
import { hostMessageShape, type PlayQuestion, sceneShape } from "@broadside/protocol";
import { type Game, type Input, newGame, recordOf } from "@broadside/rules";
import { randomEpic, randomStandard } from "@broadside/tools/soak/random-format";
import { randomScenario } from "@broadside/tools/soak/random-scenario";
import { expect, test } from "vitest";

const DICE = { seed: "shapes", salts: [] };
const CLOCK = { now: () => 0, after: () => () => {} };
/** How many answers the host takes at each point. */
const ANSWERS = runs(60, 6);

/** How much has been read in all games. */
const read = { scenes: 0, messages: 0 };

function problemsIn(shape: Shape<unknown>, value: unknown, path: string): readonly string[] {
  const quick = new JsonReader(1, { onlyChecks: true });
  shape.read(quick, value, path);
  if (quick.problems.length === 0) return [];
  const reader = new JsonReader();
  shape.read(reader, value, path);
  return reader.problems.map((problem) => `${problem.path} ${problem.reason}`);
}

/** A client that reads every message and every scene with the shapes. */
class Reader {
  readonly seated: Seated;
  readonly problems: string[] = [];

  constructor(host: Host, seats: readonly number[]) {
    this.seated = new Seated(host, { seats });
    this.seated.game.follow((event) => {
      if (event.event === "step") this.check(sceneShape, event.scene, "scene", "scenes");
    });
  }

  checkMessages(): void {
    for (const message of [...this.seated.messages, ...this.seated.others]) this.check(hostMessageShape, message, "message", "messages");
  }

  private check(shape: Shape<unknown>, value: unknown, path: string, counted: keyof typeof read): void {
    read[counted] += 1;
    this.problems.push(...problemsIn(shape, value, path));
  }
}

const answerTo = ({ number, seat, options, place }: PlayQuestion, random: (below: number) => number): Input => ({
  input: "answer",
  seat,
  ask: number,
  ...(place ? { pose: place.default } : { key: options[random(options.length)]?.key ?? "" }),
});

/** Lets a host continue the game, and returns the problems in its messages. */
async function problemsFrom(game: Game): Promise<readonly string[]> {
  const options = { id: "1", journal: memoryJournal([]), contentFor, clock: CLOCK };
  const started = await startHost(options, { record: recordOf(game, DICE) });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const host = started.value;
  const readers = [...host.players.map((_, seat) => [seat]), []].map((seats) => new Reader(host, seats));
  await Promise.all(readers.map(({ seated }) => seated.client.joined));
  const first = readers[0]?.seated.client;
  // The host refuses this in a game that is over.
  await first?.give([
    { input: "standing", seat: 0, kind: "dial", ship: "A1", key: "default" },
    { input: "propose", seat: 0, reason: "as agreed", changes: [{ change: "ship", ship: "A1", set: { shields: 1 } }] },
  ]);
  const random = randomStream(game.number);
  for (let given = 0; given < ANSWERS; given += 1) {
    const asked = readers.flatMap(({ seated: { scene, client } }, at) =>
      scene.questions.filter(({ seat, answered }) => seat === at && answered === undefined).map((question) => ({ client, question })),
    );
    const chosen = asked[random(asked.length)];
    if (!chosen) break;
    expect(await chosen.client.give([answerTo(chosen.question, random)])).toBeUndefined();
  }
  await first?.takeOver(0, "random");
  await host.close();
  for (const reader of readers) reader.checkMessages();
  return readers.flatMap(({ problems }) => problems);
}

/** Where a host takes over. */
const POINTS: readonly ((game: Game) => boolean)[] = [
  () => true,
  ({ state }) => state.round === 1 && state.cursor.phase === "planning",
  ({ state }) => state.round >= 2 && state.attack !== undefined,
  ({ state }) => state.round >= 4,
  ({ state }) => state.outcome !== undefined,
];

const CHOICES: readonly (readonly [string, GameChoice])[] = [
  ["two seats of the first edition", randomStandard(2)],
  ["eight seats in teams of the first edition", randomStandard(3)],
  ["four seats in teams with huge ships of the first edition", randomEpic(3)],
  ["two seats of 2.5", randomScenario(1, { scenario: "salvage-mission" })],
  ["four seats in teams with huge ships of 2.0", randomScenario(1, { scenario: "cover-the-evacuation", seats: 4 })],
];

test.each(CHOICES)("everything that a host sends is read: %s", { timeout: 60_000 }, async (_name, choice) => {
  const prepared = await prepareGame({ ...choice, agreements: { ...choice.agreements, clocks: { match: 4000, seat: 900, phase: 300 } } });
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
  const game = newGame(prepared.setup, prepared.content, DICE);
  const player = randomPlayer(5);
  let reached = 0;
  while (reached < POINTS.length) {
    if (POINTS[reached]?.(game) || game.state.outcome) {
      expect(await problemsFrom(game)).toEqual([]);
      reached += 1;
    } else expect(game.give(player(game))).toBeUndefined();
  }
});

test("these games together send enough to read", () => {
  for (const [what, count] of Object.entries(read)) expect(count, what).toBeGreaterThan(100);
});
