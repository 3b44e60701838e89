/**
 * Tests that no message tells a seat what it mustn't know. If two games differ only in what is hidden from a seat, that seat gets the same
 * messages in both.
 */
import { type Content, type Game, imagine, restore, type Seat, view } from "@broadside/rules";
import { type Scene, sceneOf } from "@broadside/telling";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { openIn, playUntil, randomFrom } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

/** Returns all messages that the other clients have received. */
const heard = ({ seated, watcher }: TestTable, seat: Seat): unknown => [
  watcher.messages,
  ...seated.filter((_, other) => other !== seat).map(({ messages }) => messages),
];

async function dialsStaySecret(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { seated, watcher } = table;
  let compared = 0;
  for (const round of [1, 2, 3]) {
    await playUntil(
      seated,
      randomFrom(round),
      () => watcher.scene.state.round === round && watcher.scene.state.cursor.phase === "planning",
    );
    const [seat, own] = there(
      [...seated.entries()].find(([at, { scene }]) => openIn(scene, at).some(({ secret }) => secret)),
      "seat with a secret",
    );
    const [question] = openIn(own.scene, seat);
    const keys = there(question, "question").options.map(({ key }) => key);
    const rows = await rowsIn(table.journal);
    const worlds = await Promise.all(
      [keys[0], keys.at(-1)].map(async (key) => {
        const one = await tableFrom(world, await world.journal(rows));
        const asker = there(one.seated[seat], "seat");
        const refused = await asker.client.give([{ input: "answer", seat, ask: there(question, "question").number, key: key ?? "" }]);
        same(refused, undefined, "the dial is accepted");
        const standing = { input: "standing", seat, kind: "dial", key: key ?? "" };
        same(await asker.client.give([standing]), undefined, "the standing order is accepted");
        return one;
      }),
    );
    const [one, other] = worlds;
    same(
      heard(there(one, "world"), seat),
      heard(there(other, "world"), seat),
      `the messages that other clients get about a dial in round ${round}`,
    );
    holds(
      JSON.stringify(there(one, "world").seated[seat]?.scene) !== JSON.stringify(there(other, "world").seated[seat]?.scene),
      "the seat itself sees which dial it set",
    );
    compared += 1;
    for (const each of worlds) shut(each);
    await playUntil(seated, randomFrom(round), () => watcher.scene.state.cursor.phase !== "planning");
  }
  holds(compared === 3, "three rounds were compared");
  shut(table);
}

/** Returns the scene without the game's history, which an imagined game doesn't have. */
const present = ({ log: _log, undo: _undo, standing: _standing, result: _result, ...scene }: Scene) => scene;

const sceneFor = (game: Game, seats: readonly Seat[]): Scene => sceneOf({ id: "", game, seats, log: [], isKept: true, asked: new Map() });

async function worldsLookTheSame(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { host, seated, watcher } = table;
  let differing = 0;
  const random = randomFrom(10);
  for (const later of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await playUntil(seated, random, () => watcher.scene.number >= later * 40);
    const { pending } = await host.problem();
    const content = there<Content>(await world.contentFor(pending.setup), "content");
    const game = restore(pending, content);
    for (const seats of [[], ...game.setup.seats.map((_, seat) => [seat])]) {
      const worlds = [1, 2].map((seed) => imagine(view(game, seats), content, seed));
      for (const one of worlds)
        same(
          present(sceneFor(one, seats)),
          present(sceneFor(game, seats)),
          `the scene of an imagined game for seats [${seats}] at input ${game.number}`,
        );
      if (new Set(worlds.map(({ state }) => JSON.stringify(state))).size > 1) differing += 1;
    }
  }
  holds(differing > 0, "some imagined games differ in what the seat can't see");
  shut(table);
}

export const SECRET_CASES = (names: readonly string[]): readonly SuiteCase[] =>
  names.flatMap((name): readonly SuiteCase[] => [
    {
      title: `${name}: the dials and standing orders that a seat chooses don't change what other clients receive`,
      run: (world) => dialsStaySecret(world, name),
    },
    {
      title: `${name}: games that differ only in what a seat can't see look the same to that seat`,
      run: (world) => worldsLookTheSame(world, name),
    },
  ]);
