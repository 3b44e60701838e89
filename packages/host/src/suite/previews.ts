/**
 * Tests what a client learns about where moves lead, and what it may measure and try: everything with full assistance, and only what the
 * rules allow in strict games.
 */
import { type Pose, samePose } from "@broadside/geometry";
import { type Content, defaultPlace, type GameSetup, isPlaceAsk, restore, type Seat } from "@broadside/rules";
import type { PlayOption, PlayQuestion, Scene } from "@broadside/telling";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { openIn, playUntil, randomFrom, type Seated, step } from "./seated.ts";
import { shut, type TestTable, tableOf } from "./table.ts";

const STRICT: Partial<GameSetup> = { agreements: { aids: "strict" } };

/** How many answers are given in a game while its scenes are checked. */
const ANSWERS = 120;

const tells = ({ pose, preview }: PlayOption): boolean => pose !== undefined || preview !== undefined;

/**
 * Kinds of questions that offer places. The template is already on the table, so even strict games show these places, because players may
 * try each one (2E-ACT-26, 2E-MOVE-09).
 */
const PLACES = [
  "barrel roll place",
  "boost place",
  "decloak place",
  "tractor move place",
  "Tallon roll place",
  "swarm guides",
  "hyperspace point",
];

/** Plays on and passes each client's scene to `look` after every answer. A spectator has no seat. */
async function lookedAt(table: TestTable, look: (scene: Scene, seat: Seat | undefined) => void): Promise<void> {
  const random = randomFrom(9);
  for (let given = 0; given < ANSWERS && (await step(table.seated, random)) === true; given += 1)
    for (const [seat, { scene }] of [...table.seated, table.watcher].entries()) look(scene, seat < table.seated.length ? seat : undefined);
}

async function strictScenes(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: STRICT });
  const kinds = new Set<string>();
  await lookedAt(table, ({ questions, isStrict }) => {
    holds(isStrict, "the scene says that the game is strict");
    for (const { kind, options } of questions) {
      kinds.add(kind);
      holds(!options.some(({ preview }) => preview), `options of ${kind} have no preview`);
      holds(PLACES.includes(kind) || !options.some(tells), `options of ${kind} show no place`);
    }
  });
  holds(kinds.has("dial") && kinds.has("action"), "dials and actions were chosen");
  shut(table);
}

const isFlown = ({ path }: NonNullable<PlayOption["preview"]>, pose: Pose | undefined): boolean => {
  const end = path?.at(-1);
  return end !== undefined && pose !== undefined && samePose(end, pose);
};

async function openScenes(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  let dials = 0;
  let moves = 0;
  await lookedAt(table, ({ questions }, seat) => {
    for (const { kind, options, seat: asked } of questions) {
      holds(kind !== "dial" || asked === seat, "only the seat that is asked sees its dials");
      for (const { preview, pose } of kind === "dial" ? options : []) {
        holds(preview !== undefined && isFlown(preview, pose), "every maneuver of a dial shows a path to where it ends");
        dials += 1;
      }
      for (const { preview } of kind === "action" ? options : []) moves += preview?.places?.length ?? 0;
    }
  });
  holds(dials > 0 && moves > 0, "dials and actions had previews");
  shut(table);
}

/** Tests that a dial's preview shows where its ship would end its maneuver if nothing were in the way. */
async function previewsHold(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  await playUntil(table.seated, randomFrom(6), () => table.watcher.scene.state.cursor.phase === "planning");
  const foreseen = new Map<string, Pose | undefined>();
  for (const [seat, { scene, client }] of table.seated.entries())
    for (const { number, about, options } of openIn(scene, seat)) {
      const free = options.find(({ preview }) => preview?.path && !preview.trouble && preview.path.length > 1) ?? options[0];
      const key = there(free, "maneuver").key;
      if (free?.preview && !free.preview.trouble) foreseen.set(about.ship ?? "", free.pose);
      same(await client.give([{ input: "answer", seat, ask: number, key }]), undefined, "the dial is set");
    }
  await playUntil(table.seated, randomFrom(1), () => table.watcher.scene.order.some(({ state }) => state === "now"));
  const { order, state } = table.watcher.scene;
  const first = there(order.find((line) => line.state === "now")?.ship, "ship in turn");
  const pose = state.ships.find(({ id }) => id === first)?.pose;
  same(pose, foreseen.get(first), "the first ship to move ends where the preview showed");
  shut(table);
}

/** Plays many random games until one asks a question of a given kind. */
async function playedTo(
  world: World,
  name: string,
  kind: string,
  setup: Partial<GameSetup>,
): Promise<readonly [TestTable, Seated, PlayQuestion]> {
  for (let seed = 1; seed <= 20; seed += 1) {
    const table = await tableOf(world, name, { setup });
    const found = () => table.watcher.scene.questions.find((question) => question.kind === kind);
    await playUntil(table.seated, randomFrom(seed), () => found() !== undefined, 400);
    const question = found();
    if (question) return [table, there(table.seated[question.seat], "seat"), question];
    shut(table);
  }
  throw new Error(`nobody was asked for a ${kind}`);
}

async function placesInStrictGames(world: World, name: string): Promise<void> {
  const outside = { x: -1_000_000, y: -1_000_000, heading: 0 };
  const [table, own, deployed] = await playedTo(world, name, "place ship", STRICT);
  same(deployed.place?.isUnjudged, undefined, "the scene says that players can check places while deploying");
  const measured = await own.client.whyNot(deployed.number, outside);
  holds(measured?.includes("-") === true, "an illegal place for a deploying ship is refused with a reason");
  shut(table);
  const [rolling, roller, roll] = await playedTo(world, name, "barrel roll place", STRICT);
  const place = there(roll.place, "line");
  same(place.isUnjudged, true, "the scene says that players can't check places for a barrel roll");
  same(await roller.client.whyNot(roll.number, outside), "aids are not agreed on", "checking an illegal place for a roll is refused");
  same(await roller.client.whyNot(roll.number, place.default), "aids are not agreed on", "checking a legal place for a roll is refused");
  same(await rolling.watcher.client.whyNot(roll.number, outside), "not this client's seat", "a watcher can't check a place");
  const answer = { input: "answer", seat: roll.seat, ask: roll.number } as const;
  const refused = await roller.client.give([{ ...answer, pose: outside }]);
  holds(refused?.refused === "not a legal place", "an illegal place is refused as an answer");
  same(await roller.client.give([{ ...answer, pose: place.default }]), undefined, "the suggested place is accepted as an answer");
  shut(rolling);
  const [open, other, opened] = await playedTo(world, name, "barrel roll place", {});
  same(
    await other.client.whyNot(opened.number, there(opened.place, "line").default),
    undefined,
    "with full assistance, a legal place for a roll passes the check",
  );
  shut(open);
}

async function measuring(world: World, name: string): Promise<void> {
  for (const [setup, between] of [
    [STRICT, false],
    [{}, true],
  ] as const) {
    const table = await tableOf(world, name, { setup });
    same(table.watcher.scene.mayMeasure, true, "measuring is allowed in set-up");
    await playUntil(table.seated, randomFrom(6), () => table.watcher.scene.state.cursor.phase === "planning");
    same(table.watcher.scene.mayMeasure, between, "whether measuring is allowed while dials are set");
    await playUntil(table.seated, randomFrom(4), () => table.watcher.scene.state.cursor.phase === "activation");
    same(table.watcher.scene.mayMeasure, between, "whether measuring is allowed while ships move");
    await playUntil(table.seated, randomFrom(4), () => table.watcher.scene.questions.some(({ kind }) => kind === "attack"));
    same(table.watcher.scene.mayMeasure, true, "measuring is allowed while a target is chosen");
    shut(table);
  }
}

/**
 * If strict games suggested a good place for each ship of a fleet, players could use these places like a jig, a tool that spaces ships
 * exactly. That isn't allowed, so strict games just suggest some legal place.
 */
async function noJigs(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: STRICT });
  let good = 0;
  let placed = 0;
  await playUntil(table.seated, randomFrom(3), () => table.watcher.scene.questions.some(({ kind }) => kind === "place ship"));
  for (;;) {
    const question = table.seated
      .flatMap(({ scene }, seat) => openIn(scene, seat))
      .find(({ kind }) => kind.endsWith("to place") || kind === "place ship");
    if (!question) break;
    if (question.kind === "place ship") {
      const { pending } = await table.host.problem();
      const content = there<Content>(await world.contentFor(pending.setup), "content");
      const ask = there(restore(pending, content).open.find(({ number }) => number === question.number)?.ask, "question");
      holds(isPlaceAsk(ask), "the question asks for a place");
      same(question.place?.default, ask.witness, "the suggested place is the legal one that the rules found");
      if (!samePose(defaultPlace(ask), ask.witness)) good += 1;
      placed += 1;
    }
    await step(table.seated, randomFrom(placed));
  }
  holds(placed > 2 && good > 0, "several ships were placed, and some had better places");
  shut(table);
}

export const PREVIEW_CASES = (names: readonly string[], usual: string): readonly SuiteCase[] => [
  ...names.flatMap((name): readonly SuiteCase[] => [
    { title: `${name}: with full assistance, dials and actions preview where ships would end up`, run: (world) => openScenes(world, name) },
    { title: `${name}: in a strict game, no option previews where it leads`, run: (world) => strictScenes(world, name) },
  ]),
  { title: "a dial's preview shows where its ship ends the maneuver", run: (world) => previewsHold(world, usual) },
  {
    title: "[1E-ARC-12] in strict games, players can measure only during set-up and for attacks; in others, at any time",
    run: (world) => measuring(world, usual),
  },
  {
    title: "[1E-ACT-10, ET-COMP-15] in strict games, players can check a place when deploying a ship but not for a barrel roll",
    run: (world) => placesInStrictGames(world, usual),
  },
  {
    title: "[ET-COMP-14] in strict games, the suggested place for a ship is just a legal one, not a good one",
    run: (world) => noJigs(world, usual),
  },
];
