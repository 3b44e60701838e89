/** Tests exact odds: a client gets them only for its own attacks, and only if the players agreed to such help. */
import { oddsFor } from "@broadside/players";
import { type Content, type GameSetup, imagine, restore, view } from "@broadside/rules";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { forecastsFor } from "../help/forecast.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { answerTo, playUntil, randomFrom, type Seated } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableOf } from "./table.ts";

/** A seat that may attack: its client, the question, and the keys of its attacks. */
interface Attacking {
  readonly table: TestTable;
  readonly one: Seated;
  readonly others: readonly Seated[];
  readonly question: PlayQuestion;
  readonly attacks: readonly string[];
}

const isForAttack = ({ kind, options }: PlayQuestion): boolean => kind === "attack" && options.some(({ attack }) => attack);

type Sought = (scene: Scene) => boolean;
/** From this random seed on, ships take damage early. */
const FIRST_SEED = 8;
const SEEDS = 40;

/** Plays random games in which ships attack whenever they can. Stops when a seat is asked for its attack and the condition is true. */
async function attacking(world: World, name: string, setup: Partial<GameSetup> = {}, isSought: Sought = () => true): Promise<Attacking> {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
    const table = await tableOf(world, name, { setup });
    const { seated, watcher } = table;
    const random = randomFrom(seed);
    for (;;) {
      await playUntil(seated, random, () => watcher.scene.questions.some(isForAttack));
      const question = watcher.scene.questions.find(isForAttack);
      if (!question) break;
      const { number, seat, options } = question;
      const one = there(seated[seat], "seat");
      const attacks = options.filter(({ attack }) => attack).map(({ key }) => key);
      if (isSought(watcher.scene)) return { table, one, others: seated.filter((other) => other !== one), question, attacks };
      const [key] = attacks;
      same(await one.client.give([{ input: "answer", seat, ask: number, key }]), undefined, "the attack is accepted");
    }
    shut(table);
  }
  throw new Error("no seat was asked for an attack");
}

async function permitted(world: World, name: string): Promise<void> {
  const { table, one, question, attacks } = await attacking(world, name);
  const before = [await rowsIn(table.journal), table.watcher.messages.length];
  const all = await one.client.aid({ aid: "odds", question: question.number });
  holds("attacks" in all, `the client gets odds: ${JSON.stringify(all)}`);
  same(
    all.attacks.map(({ option }) => option),
    attacks,
    "there is a forecast for each attack that is offered",
  );
  const { pending } = await table.host.problem();
  const content = there<Content>(await world.contentFor(pending.setup), "content");
  for (const forecast of all.attacks) {
    const odds = there(oddsFor(view(restore(pending, content), [question.seat]), content, forecast.option), "odds");
    same([forecast.damage, forecast.destroyed], [odds.damage, odds.destroyed], "the forecast is based on what the seat sees");
    same(
      [forecast.counted.map(({ key }) => key), forecast.notCounted.map(({ card, at }) => ({ card, at }))],
      [odds.counted, odds.notCounted],
      "the forecast lists what is counted and what isn't",
    );
    holds(
      [...forecast.counted, ...forecast.notCounted].every((source) => source.name.length > 0),
      "everything on these lists has a name",
    );
  }
  const [option = ""] = attacks;
  const single = await one.client.aid({ aid: "odds", question: question.number, option });
  same(single, { ...all, attacks: all.attacks.slice(0, 1) }, "a request for one option gets only its forecast");
  same([await rowsIn(table.journal), table.watcher.messages.length], before, "nobody else gets a message");
  same(
    await one.client.give([{ input: "answer", seat: question.seat, ask: question.number, key: option }]),
    undefined,
    "the attack is accepted",
  );
  await playUntil(table.seated, randomFrom(1), () => table.watcher.scene.questions.some(({ kind }) => kind.startsWith("modify ")));
  const dice = there(table.watcher.scene.questions[0], "dice");
  const underWay = await there(table.seated[dice.seat], "seat").client.aid({ aid: "odds", question: dice.number });
  holds("attacks" in underWay, `the client gets odds for the attack in progress: ${JSON.stringify(underWay)}`);
  same([underWay.attacks.length, underWay.attacks[0]?.option], [1, undefined], "there is one forecast, and it names no option");
  const changes = await there(table.seated[dice.seat], "seat").client.aid({ aid: "changes", question: dice.number });
  holds("choices" in changes, `the client gets the value of each change: ${JSON.stringify(changes)}`);
  const keys = dice.options.map(({ key }) => key);
  holds(
    changes.choices.every(({ option: changed }) => keys.includes(changed)),
    "each change is an option of the question",
  );
  shut(table);
}

async function refusals(world: World, name: string): Promise<void> {
  const { table, one, others, question } = await attacking(world, name);
  const refused = async (client: Seated, request: unknown): Promise<unknown> => {
    const reply = await client.client.aid(request);
    return "refused" in reply ? [reply.refused, "detail" in reply ? reply.detail : undefined] : reply;
  };
  const request = { aid: "odds", question: question.number };
  same(
    await refused(there(others[0], "other seat"), request),
    ["not this client's seat", undefined],
    "odds for another seat's attack are refused",
  );
  same(await refused(table.watcher, request), ["not this client's seat", undefined], "odds for a watcher are refused");
  same(await refused(one, { ...request, option: "warp" }), ["no such option", "warp"], "odds for an unknown option are refused");
  same(await refused(one, { ...request, question: 12_345_678 }), ["no longer open", undefined], "odds for an unknown question are refused");
  const none = there(question.options.find(({ attack }) => !attack)?.key, "option without an attack");
  same(await refused(one, { ...request, option: none }), ["no attack is asked about", undefined], "odds for not attacking are refused");
  for (const [bad, detail] of [
    [undefined, "request"],
    [{ aid: "luck", question: 1 }, "request.aid"],
    [{ aid: "odds" }, "request.question"],
    [{ ...request, option: 7 }, "request.option"],
    [{ ...request, seat: 1 }, "request.seat"],
  ] as const) {
    const [reason, why] = (await refused(one, bad)) as [string, string];
    same(reason, "not understood", `an invalid request is refused: ${JSON.stringify(bad)}`);
    holds(why.startsWith(detail), `the detail names the part that is wrong: ${why}`);
  }
  same(await one.client.give([answerTo(question, randomFrom(1))]), undefined, "the question is answered");
  same(await refused(one, request), ["no longer open", undefined], "odds for an answered question are refused");
  const isOther = (one: PlayQuestion): boolean => !one.kind.startsWith("modify") && !isForAttack(one);
  await playUntil(table.seated, randomFrom(1), () => table.watcher.scene.questions.some(isOther));
  const other = there(table.watcher.scene.questions.find(isOther), "other question");
  const asker = there(table.seated[other.seat], "seat");
  same(
    await refused(asker, { aid: "odds", question: other.number }),
    ["no attack is asked about", undefined],
    `odds for ${other.kind} are refused`,
  );
  shut(table);
}

async function strictly(world: World, name: string): Promise<void> {
  const { table, one, question } = await attacking(world, name, { agreements: { aids: "strict" } });
  const reply = await one.client.aid({ aid: "odds", question: question.number });
  same(reply, { refused: "aids are not agreed on" }, "odds in a strict game are refused");
  const changes = await one.client.aid({ aid: "changes", question: question.number });
  same(changes, { refused: "aids are not agreed on" }, "the value of changes in a strict game is refused");
  shut(table);
}

const hasFacedownDamage: Sought = ({ state }) => state.ships.some(({ damage }) => damage.some(({ faceup }) => !faceup));

async function knowsNoSecret(world: World, name: string): Promise<void> {
  const { table, question } = await attacking(world, name, {}, hasFacedownDamage);
  const { pending } = await table.host.problem();
  const content = there<Content>(await world.contentFor(pending.setup), "content");
  const seen = view(restore(pending, content), [question.seat]);
  const games = [restore(pending, content), imagine(seen, content, 1), imagine(seen, content, 2)];
  holds(new Set(games.map(({ state }) => JSON.stringify(state))).size > 1, "the games differ in what the seat can't see");
  const [told, ...others] = games.map((game) => forecastsFor(game, { aid: "odds", question: question.number }, "en"));
  holds(told !== undefined && "attacks" in told, "the client gets odds");
  for (const other of others) same(other, told, "the odds are the same in a game that differs in what the seat can't see");
  shut(table);
}

export const ODDS_CASES = (name: string): readonly SuiteCase[] => [
  { title: "a client gets odds for each attack it can choose and for the attack in progress", run: (world) => permitted(world, name) },
  {
    title: "requests for odds are refused for other seats' attacks, for other questions, or if they are invalid",
    run: (world) => refusals(world, name),
  },
  { title: "a client gets no odds in strict games", run: (world) => strictly(world, name) },
  { title: "odds depend only on what the seat sees", run: (world) => knowsNoSecret(world, name) },
];
