/** The worker's side: a host with one game at a time, records that are watched, and everything that is asked before a game. */
import { catalogueFor, contentFor, faultInWords, lineUpFor, listsAtHand } from "@broadside/content";
import {
  type Beginning,
  type Clock,
  contentsOf,
  type Host,
  type HostClient,
  type HostMessage,
  type HostOptions,
  offeredLevels,
  openHost,
  type SeatPlayer,
  startHost,
} from "@broadside/host";
import { contentHash, failure, type Problem, type Result } from "@broadside/kit";
import { type GameRecord, type GameSetup, readRecord, type Seat } from "@broadside/rules";
import { type Replay, scenarioName, WORDINGS } from "@broadside/telling";
import { newId } from "../new-id.ts";
import type { ListTable, WantedLineUp } from "../play/start/start-protocol.ts";
import { forgetFormerGame, formerGame } from "./former-games.ts";
import { checkedGame, gameOffers, preparedGame, scenarioPage } from "./game-offers.ts";
import { type Described, forgetGame, KeptJournal, keptGames } from "./kept-games.ts";
import { offeredBuilds } from "./offered-builds.ts";
import type { Answered, Calls } from "./protocol.ts";
import { openReplay, problemsInWords, recordFrom, sceneAt } from "./replays.ts";

interface Playing {
  readonly id: string;
  readonly host: Host;
  readonly client: HostClient;
  /** Whose secrets are on the screen. */
  shown: readonly Seat[];
}

/** The browser's own. Both are looked up when they are wanted, so that a test can move the time. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** All people are at one screen: it answers for every seat, and is the judge. */
const LANGUAGE = "en";

const NO_SUCH_GAME = "This browser keeps no such game. A saved file can be loaded.";

/** Programs think beside the game, or in workers where it is given some. */
export function makeEngine(send: (message: HostMessage) => void, programs: Pick<HostOptions, "bots" | "botsAtOnce"> = {}): Calls {
  let playing: Playing | undefined;
  let watching: Replay | undefined;

  const current = (): Playing => {
    if (!playing) throw new Error("No game is open.");
    return playing;
  };
  const sitDown = async (id: string, host: Host): Promise<Answered> => {
    playing?.host.close();
    const seats = host.players.map((_, seat) => seat);
    const client = host.join({ seats, shown: [], language: LANGUAGE, isJudge: true }, (message) => {
      if (playing?.host === host) send(message);
    });
    playing = { id, host, client, shown: [] };
    await client.joined;
    return {};
  };
  /** The game of a journal that is begun or opened; what cannot be gone on with is opened to be watched. */
  const opened = async (
    id: string,
    described: Described,
    open: (options: HostOptions) => Promise<Result<Host>>,
    record: () => Promise<GameRecord | undefined>,
  ): Promise<Answered> => {
    const made: { host?: Host } = {};
    const journal = new KeptJournal(id, () => (made.host ? describedBy(made.host) : described));
    const host = await open({ id, journal, contentFor, clock: CLOCK, ...programs });
    if (!host.ok) return watchInstead(host.problems, await record());
    made.host = host.value;
    return sitDown(id, host.value);
  };
  const begin = (id: string, beginning: Beginning): Promise<Answered> => {
    const setup = "record" in beginning ? beginning.record.setup : beginning.setup;
    return opened(
      id,
      { ...namesOf(setup), round: 0, isOver: false },
      (options) => startHost(options, beginning),
      async () => ("record" in beginning ? beginning.record : undefined),
    );
  };
  const watchInstead = async (problems: readonly Problem[], record: GameRecord | undefined): Promise<Answered> => {
    const refused = problemsInWords(problems);
    const watched = record ? await openReplay(record) : failure([]);
    if (!watched.ok) return { refused };
    watching = watched.value;
    return { refused: `${refused} It can be watched.`, watched: watching.stops };
  };
  const beginWith = async (text: string, id: string): Promise<Answered> => {
    const record = recordFrom(text);
    return record.ok ? begin(id, { record: record.value }) : { refused: problemsInWords(record.problems) };
  };
  const show = async (seats: readonly Seat[]): Promise<void> => {
    const now = current();
    if (now.shown.join() === seats.join()) return;
    now.shown = seats;
    await now.client.show(seats);
  };

  return {
    games: keptGames,
    forget: forgetGame,
    offers: async () => gameOffers(),
    scenarioPage: async ({ id, options }) => scenarioPage(id, options),
    lists: (table) => listsAtHand(heard(table)),
    lineUp: ({ table, chosen }) => lineUpFor(heard(table), chosenBySeat(table, chosen)),
    quickBuilds: async (edition) => offeredBuilds(await catalogueFor(edition)),
    check: checkedGame,
    levels: async () => offeredLevels(),
    start: async (choice, seed, levels = []) => {
      const prepared = await preparedGame(choice);
      if ("faults" in prepared)
        return { refused: prepared.faults.map((fault) => `${faultInWords(fault, choice.seats)} (${fault.rule})`).join("; ") };
      const players = choice.seats.map(({ name }, seat) => playerOf(name, levels[seat], `${seed} ${seat}`));
      return begin(newId(), { setup: prepared.setup, dice: { seed, salts: choice.seats.map(({ name }) => name) }, players });
    },
    load: (text) => beginWith(text, newId()),
    resume: async (id) => {
      if (playing?.id === id) {
        await playing.host.catchUp();
        playing.shown = [];
        await playing.client.show([]);
        return {};
      }
      const rows = await new KeptJournal(id, () => NOTHING_YET).load(0);
      const contents = contentsOf(rows);
      if (contents)
        return opened(
          id,
          { ...namesOf(contents.record.setup), round: 0, isOver: false },
          (options) => openHost(options),
          async () => {
            const read = readRecord(contents.record);
            return read.ok ? read.value : undefined;
          },
        );
      const former = await formerGame(id);
      if (former === undefined) return { refused: NO_SUCH_GAME };
      const answered = await beginWith(former, id);
      if (answered.refused === undefined) await forgetFormerGame(id);
      return answered;
    },
    show: async (seats) => {
      await current().host.catchUp();
      await show(seats);
    },
    refresh: () => current().client.refresh(),
    give: async (inputs, seats) => {
      const refused = await current().client.give(inputs);
      await show(seats);
      return { refused: refused && WORDINGS[LANGUAGE].refusalInWords(refused) };
    },
    seat: async (seat, level) => {
      const { client, host } = current();
      const { name = "" } = host.summary.setup.seats[seat] ?? {};
      const refused = await client.takeOver(seat, playerOf(name, level, `${name} ${seat} ${host.summary.round}`));
      return { refused: refused && WORDINGS[LANGUAGE].refusalInWords(refused) };
    },
    look: async (seat) => {
      await current().host.catchUp();
      const dials = await current().client.look(seat);
      await show([]);
      return dials ?? [];
    },
    whyNot: async (question, pose) => {
      const refusal = await current().client.whyNot(question, pose);
      if (refusal === "no longer asked") return { rule: undefined, words: "this is no longer asked" };
      return refusal && { rule: refusal.rule, words: WORDINGS[LANGUAGE].placeInWords(refusal.why) };
    },
    aid: async (request) => {
      const reply = await current().client.aid(request);
      return "refused" in reply ? { refused: WORDINGS[LANGUAGE].refusalInWords(reply) } : reply;
    },
    grantTime: (milliseconds) => current().client.grantTime(milliseconds),
    watch: async (text) => {
      const record = recordFrom(text ?? JSON.stringify(await current().host.record()));
      const watched = record.ok ? await openReplay(record.value) : record;
      if (!watched.ok) return { refused: problemsInWords(watched.problems) };
      watching = watched.value;
      return { moments: watching.stops };
    },
    moment: async (at) => {
      if (!watching) throw new Error("No record is open.");
      return sceneAt(watching, at);
    },
    save: async () => fileOf(await current().host.record()),
    problem: async () => fileOf(await current().host.problem()),
  };
}

/** The lots of a program follow from a text, so that a game from the same seed can be played again. */
const playerOf = (name: string, level: string | undefined, lots: string): SeatPlayer =>
  level === undefined ? { kind: "person", name } : { kind: "bot", level, seed: Number.parseInt(contentHash(lots).slice(0, 7), 16) };

const NOTHING_YET: Described = { names: [], round: 0, isOver: false };

const namesOf = ({ seats, scenario }: GameSetup): Pick<Described, "names" | "scenario"> => ({
  names: seats.map(({ name }) => name),
  scenario: scenarioName(scenario),
});

function describedBy({ summary: { setup, round, isOver } }: Host): Described {
  return { ...namesOf(setup), round, isOver };
}

/** On its way from the page as JSON nothing becomes null. */
const heard = (table: ListTable): ListTable => ({ ...table, teams: table.teams.map((team) => team ?? undefined) });

const chosenBySeat = ({ teams }: ListTable, chosen: WantedLineUp["chosen"]) => teams.map((_, seat) => chosen[seat]);

const fileOf = (content: unknown): Blob => new Blob([JSON.stringify(content)], { type: "application/json" });
