/** Tests placing a whole fleet at once with full assistance, and ship by ship without it (ET-COMP-14). */
import type { FleetPlanReply } from "@broadside/protocol";
import type { GameSetup } from "@broadside/rules";
import type { PlayQuestion } from "@broadside/telling";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { answerTo, playUntil, randomFrom, type Seated } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

const STRICT: Partial<GameSetup> = { agreements: { aids: "strict" } };

/** Sets up a game in which the first ship is about to be placed. */
async function atFirstShip(world: World, name: string, setup: Partial<GameSetup>): Promise<readonly [TestTable, Seated, PlayQuestion]> {
  const table = await tableOf(world, name, { setup });
  const found = () => table.watcher.scene.questions.find(({ kind }) => kind === "place ship");
  await playUntil(table.seated, randomFrom(3), () => found() !== undefined);
  const question = there(found(), "ship to place");
  return [table, there(table.seated[question.seat], "seat"), question];
}

async function laidOut(world: World, name: string): Promise<void> {
  const [table, own, { number, seat, about, place }] = await atFirstShip(world, name, {});
  const before = [await rowsIn(table.journal), table.watcher.messages.length];
  const pose = there(place, "place").default;
  const outside = { x: -1_000_000, y: 0, heading: 0 };
  const ship = there(about.ship, "ship");
  const told = async (places: FleetPlanReply["ships"][number]["pose"]) => {
    const reply = await own.client.aid({ aid: "fleet", question: number, places: places ? [{ ship, pose: places }] : [] });
    return "aid" in reply && reply.aid === "fleet" ? reply.ships : [];
  };
  const reserve = own.scene.state.ships.filter((one) => one.seat === seat && one.status === "reserve").map(({ id }) => id);
  same(
    (await told(undefined)).map((one) => one.ship).toSorted(),
    reserve.toSorted(),
    "the preview covers every ship that isn't placed yet",
  );
  same((await told(pose)).find((one) => one.ship === ship)?.refusal, undefined, "the suggested place isn't refused");
  holds((await told(outside)).find((one) => one.ship === ship)?.refusal !== undefined, "a place off the table is refused with a reason");
  const other = there(table.seated[1 - seat], "seat");
  const request = { aid: "fleet", question: number, places: [] };
  same(await other.client.aid(request), { refused: "not this client's seat" }, "another seat can't preview the fleet");
  same([await rowsIn(table.journal), table.watcher.messages.length], before, "nobody else gets a message, and nothing is placed");
  await playUntil(table.seated, randomFrom(3), () => table.watcher.scene.state.cursor.phase === "planning");
  const dial = there(
    own.scene.questions.find(({ kind, seat: whose }) => kind === "dial" && whose === seat),
    "dial",
  );
  same(
    await own.client.aid({ ...request, question: dial.number }),
    { refused: "no ship is to be placed" },
    "a fleet can't be previewed after set-up",
  );
  shut(table);
}

async function oneByOne(world: World, name: string): Promise<void> {
  const [table, own, question] = await atFirstShip(world, name, STRICT);
  const { seat, number } = question;
  same(
    await own.client.aid({ aid: "fleet", question: number, places: [] }),
    { refused: "aids are not agreed on" },
    "previewing a fleet is refused",
  );
  const standing = { input: "standing", seat, kind: "place ship", key: "default" };
  same(await own.client.give([standing]), { refused: "each ship is placed by itself" }, "a standing order to place ships is refused");
  same(
    own.scene.questions.some((one) => one.number === number),
    true,
    "the ship still has to be placed",
  );
  const placed = () => table.watcher.scene.state.ships.filter(({ status }) => status === "inPlay").length;
  const before = placed();
  same(await own.client.give([answerTo(question, randomFrom(1))]), undefined, "a single ship is placed");
  holds(placed() > before, "the ship is in play");
  shut(table);
}

/** Finds a seat that places two ships one after the other. Returns the journal before the first one, and the answers up to the second. */
async function twoInARow(world: World, name: string, setup: Partial<GameSetup>) {
  const table = await tableOf(world, name, { setup });
  let [rows, given]: [Awaited<ReturnType<typeof rowsIn>>, ReturnType<typeof answerTo>[]] = [[], []];
  for (let random = 1; ; random += 1) {
    const question = there(table.watcher.scene.questions[0], "question of set-up");
    const answer = answerTo(question, randomFrom(random));
    if (given[0]?.seat !== answer.seat) given = [];
    if (given.length === 0) rows = await rowsIn(table.journal);
    same(await there(table.seated[question.seat], "seat").client.give([answer]), undefined, "an answer during set-up is accepted");
    const isPlaced = question.kind === "place ship";
    if (isPlaced || given.length > 0) given.push(answer);
    if (!isPlaced || given.length === 1) continue;
    shut(table);
    return { rows, given, seat: question.seat };
  }
}

async function inOneMessage(world: World, name: string): Promise<void> {
  for (const [setup, refused] of [
    [{}, undefined],
    [STRICT, "each ship is placed by itself"],
  ] as const) {
    const { rows, given, seat } = await twoInARow(world, name, setup);
    const table = await tableFrom(world, await world.journal(rows));
    same((await there(table.seated[seat], "seat").client.give(given))?.refused, refused, "the refusal of two ships in one message");
    shut(table);
  }
}

export const DEPLOYMENT_CASES = (name: string): readonly SuiteCase[] => [
  { title: "previewing a fleet checks each ship and places none", run: (world) => laidOut(world, name) },
  { title: "[ET-COMP-14] in a strict game, ships are placed one at a time", run: (world) => oneByOne(world, name) },
  {
    title: "[ET-COMP-14] one message can place two ships, except in a strict game",
    run: (world) => inOneMessage(world, name),
  },
];
