/** The worker's side: a host with one game at a time, records that are watched, and everything that is asked before a game. */
import { catalogueFor, contentFor, lineUpFor, listsAtHand } from "@broadside/content";
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
  startHost,
} from "@broadside/host";
import { type Problem, type Result, success } from "@broadside/kit";
import { type GameRecord, readRecord, type Seat } from "@broadside/rules";
import { WORDINGS } from "@broadside/telling";
import { newId } from "../new-id.ts";
import { PIN_PATTERN } from "../play/hot-seat/pin-pattern.ts";
import type { ListTable, WantedLineUp } from "../play/start/start-protocol.ts";
import { PORT } from "../words/port.ts";
import { WORKER } from "../words/worker.ts";
import { forgetFormerGame, formerGame } from "./former-games.ts";
import { lookKeeper } from "./game-look.ts";
import { namesOf } from "./game-names.ts";
import { checkedGame, gameOffers, preparedGame, scenarioPage } from "./game-offers.ts";
import { keptRecord, readEverything, recordKept, saveEverything } from "./kept-files.ts";
import { type Described, forgetGame, KeptJournal, keepInLine, keptGames, keptPins } from "./kept-games.ts";
import { offeredBuilds } from "./offered-builds.ts";
import { type PinRefusal, Pins, type Proof } from "./pins.ts";
import type { Answered, Calls } from "./protocol.ts";
import { makeWatcher, recordFrom, storyTold } from "./replays.ts";
import { anew, beginning, playerOf } from "./seating.ts";

interface Playing {
  readonly id: string;
  readonly host: Host;
  readonly client: HostClient;
  readonly pins: Pins;
  /** Whose secrets are on the screen. */
  shown: readonly Seat[];
  /** The seat whose PIN was given, while it is shown. */
  opened: Seat | undefined;
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

/** Programs think beside the game, or in workers where it is given some. */
export function makeEngine(send: (message: HostMessage) => void, programs: Pick<HostOptions, "bots" | "botsAtOnce"> = {}): Calls {
  let playing: Playing | undefined;
  const watcher = makeWatcher();

  const current = (): Playing => {
    if (!playing) throw new Error(PORT.noGame);
    return playing;
  };
  const sitDown = async (id: string, host: Host): Promise<Answered> => {
    playing?.host.close();
    const pins = new Pins(id, await keptPins(id), (kept) => void keepInLine(id, { pins: kept }));
    const seats = host.players.map((_, seat) => seat);
    const followLook = lookKeeper((look) => keepInLine(id, { look }));
    const client = host.join({ seats, shown: [], language: LANGUAGE, isJudge: true }, (message) => {
      if (playing?.host !== host) return;
      send(message);
      followLook(message);
    });
    playing = { id, host, client, pins, shown: [], opened: undefined };
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
    const refused = WORKER.problems(problems);
    const watched = record && (await watcher.watch(success(record)));
    return watched && "moments" in watched ? { refused: WORKER.canBeWatched(refused), watched: watched.moments } : { refused };
  };
  const beginWith = async (text: string, id: string): Promise<Answered> => {
    const record = recordFrom(text);
    return record.ok ? begin(id, { record: record.value }) : { refused: WORKER.problems(record.problems) };
  };
  const show = async (seats: readonly Seat[]): Promise<void> => {
    const now = current();
    if (!seats.some((seat) => seat === now.opened)) now.opened = undefined;
    const mayShow = seats.filter((seat) => seat === now.opened || !now.pins.has(seat));
    if (now.shown.join() === mayShow.join()) return;
    now.shown = mayShow;
    await now.client.show(mayShow);
  };
  /** Why a seat stays covered; else it is open. A PIN that was forgotten is gone, and all are told. */
  const open = async (seat: Seat, proof: Proof | undefined): Promise<PinRefusal | undefined> => {
    const now = current();
    await now.host.catchUp();
    const refused = now.pins.refusal(seat, proof);
    if (refused) return refused;
    now.opened = seat;
    if (!now.pins.has(seat) || !proof || !("withoutPin" in proof)) return undefined;
    now.pins.remove(seat);
    await now.client.noteLook(seat, "cover without its PIN");
    return undefined;
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
    start: async (choice, seed, levels = [], pins = []) => {
      const prepared = await preparedGame(choice);
      if ("faults" in prepared) return { refused: WORKER.faults(prepared.faults, choice.seats) };
      const begun = await begin(newId(), beginning(prepared.setup, levels, seed));
      if (begun.refused === undefined)
        for (const [seat, pin] of pins.entries()) if (pin !== undefined && PIN_PATTERN.test(pin)) current().pins.set(seat, pin);
      return begun;
    },
    again: async (swapped, seed) => {
      const { host } = current();
      return begin(newId(), anew(host.summary.setup, host.players, swapped, seed));
    },
    load: (text) => beginWith(text, newId()),
    resume: async (id) => {
      if (playing?.id === id) {
        await playing.host.catchUp();
        playing.shown = [];
        playing.opened = undefined;
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
      if (former === undefined) return { refused: WORKER.noSuchGame };
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
    look: async (seat, proof) => {
      const pin = await open(seat, proof);
      if (pin) return { dials: [], pin };
      const dials = await current().client.look(seat);
      await show([]);
      return { dials: dials ?? [] };
    },
    uncover: async (seat, proof) => {
      const pin = await open(seat, proof);
      if (pin) return { pin };
      const { client, host } = current();
      const isShared = host.players.filter(({ kind }) => kind === "person").length > 1;
      if (isShared && !(proof && "withoutPin" in proof)) await client.noteLook(seat, "cover");
      await show([seat]);
      return {};
    },
    pins: async () => current().pins.seats,
    setPin: async (seat, pin) => {
      const { pins, opened: open } = current();
      if (!PIN_PATTERN.test(pin)) return { refused: WORKER.pinDigits };
      if (pins.has(seat) && open !== seat) return { refused: WORKER.hasPin };
      pins.set(seat, pin);
      return {};
    },
    whyNot: async (question, pose) => {
      const refusal = await current().client.whyNot(question, pose);
      if (refusal === "no longer asked") return { rule: undefined, words: WORKER.noLongerAsked };
      if (refusal === "aids are not agreed on") return { rule: undefined, words: WORDINGS[LANGUAGE].refusalInWords({ refused: refusal }) };
      return refusal && { rule: refusal.rule, words: WORDINGS[LANGUAGE].placeInWords(refusal.why) };
    },
    aid: async (request) => {
      const reply = await current().client.aid(request);
      return "refused" in reply ? { refused: WORDINGS[LANGUAGE].refusalInWords(reply) } : reply;
    },
    grantTime: (milliseconds) => current().client.grantTime(milliseconds),
    watch: async (text) => watcher.watch(text === undefined ? await recordOf(current()) : recordFrom(text)),
    watchKept: async (id) => {
      const record = playing?.id === id ? await recordOf(playing) : await recordKept(id);
      return record ? watcher.watch(record) : { refused: WORKER.noSuchGame };
    },
    moment: async (at) => watcher.moment(at),
    verifyWatched: watcher.verify,
    goOn: async (at) => {
      const record = watcher.upTo(at);
      return opened(
        newId(),
        { ...namesOf(record.setup), round: 0, isOver: false },
        (options) => startHost(options, { record }),
        async () => undefined,
      );
    },
    story: async (of) => (of === "watched" ? watcher.story() : storyTold(await current().host.record())),
    save: async () => fileOf(await current().host.record()),
    problem: async () => fileOf(await current().host.problem()),
    keptRecord,
    saveEverything,
    readEverything,
  };
}

/** As a file would have it. */
const recordOf = async ({ host }: Playing): Promise<Result<GameRecord>> => recordFrom(JSON.stringify(await host.record()));

const NOTHING_YET: Described = { names: [], round: 0, isOver: false };

function describedBy({ summary: { setup, round, isOver } }: Host): Described {
  return { ...namesOf(setup), round, isOver };
}

/** On its way from the page as JSON nothing becomes null. */
const heard = (table: ListTable): ListTable => ({ ...table, teams: table.teams.map((team) => team ?? undefined) });

const chosenBySeat = ({ teams }: ListTable, chosen: WantedLineUp["chosen"]) => teams.map((_, seat) => chosen[seat]);

const fileOf = (content: unknown): Blob => new Blob([JSON.stringify(content)], { type: "application/json" });
