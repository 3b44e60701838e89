/** Tests bots at seats: whatever they do, the game continues. */
import type { BotPlayer } from "@broadside/players";
import type { Answer, View } from "@broadside/rules";
import type { Bot } from "../people/seat-player.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { playUntil, randomFrom, Seated } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

export const bot = (level: string, seed = 1): Bot => ({ level, seed });
/** A seat without a bot. */
export const person = undefined;

/** Lets bots answer until none of them is thinking. */
async function quiet({ watcher, clock }: TestTable, isReached: () => boolean, turns = 4000): Promise<void> {
  for (let turn = 0; turn < turns && !isReached() && !watcher.scene.result; turn += 1) await clock.pass(0);
}

/** Sets up a game between bots. Time is called right at the start, so the first round is the last. */
async function amongBots(world: World, name: string): Promise<TestTable> {
  const { seats } = there(world.setups[name], name);
  const table = await tableOf(world, name, { players: seats.map((_, seat) => bot("random", seat)), isWatchedOnly: true });
  const judge = new Seated(table.host, { seats: [], isJudge: true });
  same(await judge.client.give([{ input: "time" }]), undefined, "a judge can call time");
  judge.client.leave();
  await quiet(table, () => false);
  shut(table);
  return table;
}

async function playByThemselves(world: World, name: string): Promise<void> {
  const [one, other] = [await amongBots(world, name), await amongBots(world, name)];
  holds(one.watcher.scene.result !== undefined, "bots play a game to its end");
  holds(!one.watcher.scene.log.some(({ text }) => text.startsWith("The bot ")), "the log reports no failure of a bot");
  same(other.watcher.scene, one.watcher.scene, "the same seeds lead to the same game");
}

async function continueAfterReload(world: World, name: string): Promise<void> {
  const players = [person, bot("random", 3)];
  const table = await tableOf(world, name, { players });
  const mine = [there(table.seated[0], "seat")];
  for (let given = 0; given < 200 && table.watcher.scene.state.round < 2; given += 1) {
    await playUntil(mine, randomFrom(given), () => false, 1);
    await table.clock.pass(0);
  }
  holds(table.watcher.scene.state.round === 2, "a person and a bot reach the second round");
  shut(table);
  const again = await tableFrom(world, await world.journal(await rowsIn(table.journal)));
  same(again.host.players, table.host.players, "the game has the same players after it is loaded");
  for (let given = 0; given < 200 && again.watcher.scene.state.round < 3; given += 1) {
    await playUntil([there(again.seated[0], "seat")], randomFrom(given), () => false, 1);
    await again.clock.pass(0);
  }
  holds(again.watcher.scene.state.round === 3, "the bot continues after the game is loaded");
  shut(again);
}

/** Ways in which a bot can fail, and what the log says about each. */
const FAULTS: Readonly<Record<string, { readonly play: BotPlayer; readonly told: string }>> = {
  throws: {
    play: () => {
      throw new Error("broken");
    },
    told: "found no answer",
  },
  rejects: { play: () => Promise.reject(new Error("broken")), told: "found no answer" },
  "resolves to nothing": { play: (async () => undefined) as unknown as BotPlayer, told: "found no answer" },
  "chooses an option that isn't offered": {
    play: async (view) => ({ answer: { ...first(view), key: "no such key" }, reasons: [] }),
    told: "gave an illegal answer",
  },
  "answers for another seat": {
    play: async (view) => ({ answer: { ...first(view), seat: 0 }, reasons: [] }),
    told: "gave an illegal answer",
  },
  "returns something other than an answer": {
    play: async () => ({ answer: { input: "concede", seat: 1 } as unknown as Answer, reasons: [] }),
    told: "gave an illegal answer",
  },
  "never answers": { play: () => new Promise(() => {}), told: "took too long" },
};

function first({ questions }: View): Extract<Answer, { readonly key: string }> {
  const { seat, number } = there(
    questions.find(({ answered }) => answered === undefined),
    "question",
  );
  return { input: "answer", seat, ask: number, key: "" };
}

async function faulty(world: World, name: string, fault: string): Promise<void> {
  const { play, told } = there(FAULTS[fault], fault);
  const table = await tableOf(world, name, {
    players: [person, bot("faulty")],
    bots: { faulty: () => play },
    budget: { milliseconds: 2000 },
  });
  const mine = [there(table.seated[0], "seat")];
  for (let given = 0; given < 200 && table.watcher.scene.state.round < 1; given += 1) {
    await playUntil(mine, randomFrom(given), () => false, 1);
    await table.clock.pass(2500);
  }
  holds(table.watcher.scene.state.round === 1, "the game reaches its first round");
  holds(
    table.watcher.scene.log.some(({ text }) => text.includes(told)),
    `the log says that the bot ${told}`,
  );
  shut(table);
}

async function missing(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { players: [person, bot("grandmaster")] });
  for (let given = 0; given < 200 && table.watcher.scene.state.round < 1; given += 1) {
    await playUntil([there(table.seated[0], "seat")], randomFrom(given), () => false, 1);
    await table.clock.pass(0);
  }
  holds(table.watcher.scene.state.round === 1, "the game continues with default answers");
  same(table.watcher.scene.log.filter(({ text }) => text.includes("isn't available here")).length, 1, "a missing bot is reported once");
  shut(table);
}

/** Tests that a bot sees its seat's view and nothing else. */
async function seesItsViewAlone(world: World, name: string): Promise<void> {
  const seen: View[] = [];
  const watching: BotPlayer = (view) => {
    seen.push(view);
    return Promise.reject(new Error("only looks"));
  };
  const table = await tableOf(world, name, { players: [person, bot("watching")], bots: { watching: () => watching } });
  for (let given = 0; given < 200 && table.watcher.scene.state.round < 2; given += 1) {
    await playUntil([there(table.seated[0], "seat")], randomFrom(given), () => false, 1);
    await table.clock.pass(0);
  }
  holds(seen.length > 5, "the bot was asked");
  holds(
    seen.every(({ seats, questions }) => seats.length === 1 && seats[0] === 1 && questions.every(({ seat }) => seat === 1)),
    "the bot is shown only its own questions",
  );
  holds(
    seen.every(({ state }) =>
      state.ships.every(({ seat, dial }) => seat === 1 || dial === undefined || dial === "?" || state.motion !== undefined),
    ),
    "the bot isn't shown other seats' facedown dials",
  );
  shut(table);
}

/**
 * Opens the same game in two windows. The bot thinks in the leading window. When the other window takes the lead, the bot thinks in that
 * one.
 */
async function oneLeads(world: World, name: string): Promise<void> {
  const asked = { first: 0, second: 0 };
  const thinkingIn = (window: keyof typeof asked) => ({
    slow: (): BotPlayer => () => {
      asked[window] += 1;
      return new Promise(() => {});
    },
  });
  const journal = await world.journal();
  const first = await tableOf(world, name, { journal, players: [person, bot("slow")], bots: thinkingIn("first") });
  const second = await tableFrom(world, journal, { bots: thinkingIn("second") });
  await second.host.lead(false);
  for (let given = 0; given < 200 && asked.first === 0; given += 1) {
    await playUntil([there(second.seated[0], "seat")], randomFrom(given), () => false, 1);
    await first.host.catchUp();
    for (const { clock } of [first, second]) await clock.pass(0);
  }
  same(asked, { first: 1, second: 0 }, "after an answer in the second window, the bot thinks only in the leading one");
  shut(first);
  await second.host.lead(true);
  await second.clock.pass(0);
  same(asked, { first: 1, second: 1 }, "once the leading window is closed, the bot thinks in the other");
  shut(second);
}

export const BOT_CASES = (names: readonly string[], usual: string): readonly SuiteCase[] => [
  ...names.map((name) => ({
    title: `${name}: bots finish a game, and play it the same way with the same seeds`,
    run: (world: World) => playByThemselves(world, name),
  })),
  { title: "after a game is loaded, its person and its bot continue in their seats", run: (world) => continueAfterReload(world, usual) },
  ...Object.keys(FAULTS).map((fault) => ({
    title: `if a bot ${fault}, the game uses the default answer`,
    run: (world: World) => faulty(world, usual, fault),
  })),
  { title: "if two hosts have the same game open, only the one that leads asks the bots", run: (world) => oneLeads(world, usual) },
  { title: "if a bot isn't available, the game uses the default answers", run: (world) => missing(world, usual) },
  { title: "a bot sees only what its seat sees", run: (world) => seesItsViewAlone(world, usual) },
];
