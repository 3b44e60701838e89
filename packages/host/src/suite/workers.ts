/** Tests bots in workers: they answer just as they would in the host's own thread, and the game continues whatever happens to a worker. */
import { BotCrew, type OpenBotWorker } from "../bots/bot-crew.ts";
import { botThinker } from "../bots/bot-thinker.ts";
import type { Bots } from "../bots/bots.ts";
import { bot, person } from "./bots.ts";
import { FakeClock } from "./fake-clock.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { playUntil, randomFrom } from "./seated.ts";
import { shut, type TestTable, tableOf } from "./table.ts";

/** What a worker does with its first question. */
type Fate = "answers" | "dies" | "hangs" | "throws when it is asked";

/**
 * Opens fake workers that exchange only copies, and counts how many were opened and ended. What the first one does is given by `fate`; the
 * others answer normally.
 */
function workers(world: World, fate: Fate = "answers") {
  const counted = { opened: 0, ended: 0, thinking: 0, mostThinking: 0 };
  const open: OpenBotWorker = (answered, died) => {
    counted.opened += 1;
    const does = counted.opened === 1 ? fate : "answers";
    let isEnded = false;
    const think = botThinker({
      contentFor: world.contentFor,
      now: () => 0,
      tell: (reply) => {
        if (!("begun" in reply)) counted.thinking -= 1;
        if (!isEnded) answered(copied(reply));
      },
    });
    return {
      post: (asked) => {
        if (does === "throws when it is asked") throw new Error("cannot be sent");
        if (does === "dies") died("out of memory");
        if (does === "hangs") answered({ id: asked.id, begun: true });
        if (does !== "answers") return;
        counted.thinking += 1;
        counted.mostThinking = Math.max(counted.mostThinking, counted.thinking);
        void think(copied(asked));
      },
      close: () => {
        isEnded = true;
        counted.ended += 1;
      },
    };
  };
  return { open, counted };
}

/** A copy, as sent from one worker to another. */
const copied = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;

async function playRounds(table: TestTable, rounds: number): Promise<void> {
  for (let given = 0; given < 600 && table.watcher.scene.state.round < rounds; given += 1) {
    await playUntil(table.seated.slice(0, 1), randomFrom(given), () => false, 1);
    // The time passes only every 20th step, because loading cards takes a few turns of the event loop first. A worker that hangs is ended
    // when its time is up.
    await table.clock.pass(given % 20 === 19 ? 3000 : 0);
  }
  same(table.watcher.scene.state.round, rounds, "the round that was reached");
}

async function withBots(world: World, name: string, bots: Bots | undefined): Promise<TestTable> {
  const players = [person, bot("random", 3)];
  return tableOf(world, name, { players, ...(bots && { bots }), budget: { milliseconds: 2000 } });
}

/** Creates a crew and its table. The crew uses the table's clock, although the table is made after the crew. */
async function withCrew(world: World, name: string, open: OpenBotWorker): Promise<{ readonly table: TestTable; readonly crew: BotCrew }> {
  const late: { clock?: FakeClock } = {};
  const crew = new BotCrew(open, { now: () => 0, after: (time, run) => there(late.clock, "clock").after(time, run) });
  const table = await withBots(world, name, crew.bots);
  late.clock = table.clock;
  return { table, crew };
}

async function answersMatch(world: World, name: string): Promise<void> {
  const { open, counted } = workers(world);
  const crew = new BotCrew(open, new FakeClock(world.rest));
  const answersOf = async (bots: Bots | undefined): Promise<readonly unknown[]> => {
    const table = await withBots(world, name, bots);
    for (let given = 0; given < 25; given += 1) {
      await table.clock.pass(0);
      const waiting = table.seated[0]?.scene.questions.some(({ seat, answered }) => seat === 0 && answered === undefined);
      if (waiting) await playUntil(table.seated.slice(0, 1), randomFrom(table.watcher.scene.number), () => false, 1);
    }
    const { entries } = await table.host.record();
    shut(table);
    return entries.flatMap(({ input }) => (input ? [input] : []));
  };
  const [beside, within] = [await answersOf(undefined), await answersOf(crew.bots)];
  const shorter = Math.min(beside.length, within.length);
  holds(shorter > 10, "both games have more than 10 answers");
  same(within.slice(0, shorter), beside.slice(0, shorter), "the same seed gives the same answers in a worker");
  same([counted.opened, counted.mostThinking], [1, 1], "one worker answers all questions of one bot");
  crew.close();
  same(counted.ended, 1, "closing the crew ends its worker");
}

async function replaced(world: World, name: string, fate: Fate, told: string): Promise<void> {
  const { open, counted } = workers(world, fate);
  const { table, crew } = await withCrew(world, name, open);
  await playRounds(table, 1);
  const faults = table.watcher.scene.log.filter(({ text }) => text.startsWith("The bot "));
  same(faults.length, 1, "the default answer is used for one question");
  holds(there(faults[0], "fault").text.includes(told), `the log says that the bot ${told}`);
  same([counted.opened, counted.ended], [2, 1], "the worker is ended, and another replaces it");
  shut(table);
  crew.close();
}

/** Tests a worker that is slow to load: its first questions get the default answer, and the same worker answers the later ones. */
async function slowToLoad(world: World, name: string): Promise<void> {
  let load = (): void => {};
  const loaded = new Promise<void>((done) => {
    load = done;
  });
  const { open, counted } = workers({ ...world, contentFor: (setup) => loaded.then(() => world.contentFor(setup)) });
  const { table, crew } = await withCrew(world, name, open);
  await playRounds(table, 1);
  const faults = (): number => table.watcher.scene.log.filter(({ text }) => text.startsWith("The bot ")).length;
  holds(faults() > 1, "while the worker loads, its questions get the default answer");
  load();
  await world.rest();
  await table.clock.pass(1);
  const before = faults();
  await playRounds(table, 2);
  same(faults(), before, "once it has loaded, the worker answers");
  same([counted.opened, counted.ended], [1, 0], "the worker isn't replaced");
  shut(table);
  crew.close();
}

async function oneAtATime(world: World, name: string): Promise<void> {
  const { open, counted } = workers(world);
  const crew = new BotCrew(open, new FakeClock(world.rest));
  const setup = there(world.setups[name], name);
  const table = await tableOf(world, name, {
    setup: {
      seats: [...setup.seats, ...setup.seats.map((_, at) => ({ player: `player-${at + 3}`, team: at + 3 }))],
      squads: [...setup.squads, ...setup.squads],
      decks: [...setup.decks, ...setup.decks],
    },
    players: [person, bot("random", 1), bot("random", 2), bot("random", 3)],
    bots: crew.bots,
    botsAtOnce: 1,
  });
  await playRounds(table, 1);
  same([counted.opened, counted.mostThinking], [1, 1], "only one bot thinks at a time, in one worker");
  shut(table);
  crew.close();
}

export const WORKER_CASES = (usual: string): readonly SuiteCase[] => [
  { title: "a bot gives the same answers in a worker as in the host's own thread", run: (world) => answersMatch(world, usual) },
  {
    title: "a worker that loads slowly isn't replaced, and answers once it has loaded",
    run: (world) => slowToLoad(world, usual),
  },
  { title: "a worker that dies is replaced", run: (world) => replaced(world, usual, "dies", "found no answer") },
  { title: "a worker that hangs is replaced", run: (world) => replaced(world, usual, "hangs", "took too long") },
  {
    title: "a worker that throws when it gets a question is replaced",
    run: (world) => replaced(world, usual, "throws when it is asked", "found no answer"),
  },
  { title: "only a limited number of bots think at once", run: (world) => oneAtATime(world, usual) },
];
