/** The ways to the game that is played at this screen, one at a time: begun, from a record, or kept. What cannot be played is opened to be watched. */
import { contentFor } from "@broadside/content";
import { type Beginning, contentsOf, type Host, type HostMessage, type HostOptions, openHost, startHost } from "@broadside/host";
import { type Problem, type Result, success } from "@broadside/kit";
import { type GameRecord, type GameSetup, readRecord } from "@broadside/rules";
import { newId } from "../new-id.ts";
import { PORT } from "../words/game-worker/port.ts";
import { WORKER } from "../words/game-worker/worker.ts";
import { CLOCK } from "./clock.ts";
import { forgetFormerGame, formerGame } from "./former-games.ts";
import { lookKeeper } from "./game-look.ts";
import { namesOf } from "./game-names.ts";
import { type Described, KeptJournal, keepInLine, keptPins } from "./kept-games.ts";
import { claimInFront } from "./lead.ts";
import type { OtherWindows } from "./other-windows.ts";
import { Pins } from "./pins.ts";
import { LANGUAGE, type PlayedGame, showAgain } from "./played-game.ts";
import type { Answered } from "./protocol.ts";
import { makeWatcher, recordFrom } from "./replays.ts";

export type Programs = Pick<HostOptions, "bots" | "botsAtOnce">;

export function makeOpening(send: (message: HostMessage) => void, programs: Programs, windows: OtherWindows) {
  let playing: PlayedGame | undefined;
  windows.listen((game) => playing?.id === game && void playing.host.catchUp());
  const watcher = makeWatcher();

  const current = (): PlayedGame => {
    if (!playing) throw new Error(PORT.noGame);
    return playing;
  };
  /** All people are at one screen: it answers for every seat, and is the judge. */
  const sitDown = async (id: string, host: Host): Promise<Answered> => {
    if (playing) leave(playing);
    const pins = new Pins(id, await keptPins(id), (kept) => void keepInLine(id, { pins: kept }));
    const seats = host.players.map((_, seat) => seat);
    const followLook = lookKeeper((look) => keepInLine(id, { look }));
    const client = host.join({ seats, shown: [], language: LANGUAGE, isJudge: true }, (message) => {
      if (playing?.host !== host) return;
      send(message);
      followLook(message);
    });
    const lead = windows.followLead(id, (isLeading) => void host.lead(isLeading));
    playing = { id, host, client, lead, pins, shown: [], opened: undefined };
    await client.joined;
    return {};
  };
  const watchInstead = async (problems: readonly Problem[], record: GameRecord | undefined): Promise<Answered> => {
    const refused = WORKER.problems(problems);
    const watched = record && (await watcher.watch(success(record)));
    return watched && "moments" in watched ? { refused: WORKER.canBeWatched(refused), watched: watched.moments } : { refused };
  };
  /** The game of a journal that is begun or opened; `record` is what is watched where it cannot be gone on with. */
  const opened = async (
    id: string,
    setup: GameSetup,
    open: (options: HostOptions) => Promise<Result<Host>>,
    record: () => GameRecord | undefined,
  ): Promise<Answered> => {
    const made: { host?: Host } = {};
    const describe = (): Described => (made.host ? describedBy(made.host) : { ...NOTHING_YET, ...namesOf(setup) });
    const journal = new KeptJournal(id, describe, () => windows.tell(id));
    const host = await open({ id, journal, contentFor, clock: CLOCK, ...programs });
    if (!host.ok) return watchInstead(host.problems, record());
    made.host = host.value;
    return sitDown(id, host.value);
  };
  const begin = (beginning: Beginning, id = newId()): Promise<Answered> => {
    const record = "record" in beginning ? beginning.record : undefined;
    const setup = "record" in beginning ? beginning.record.setup : beginning.setup;
    return opened(
      id,
      setup,
      (options) => startHost(options, beginning),
      () => record,
    );
  };
  const load = async (text: string, id?: string): Promise<Answered> => {
    const record = recordFrom(text);
    return record.ok ? begin({ record: record.value }, id) : { refused: WORKER.problems(record.problems) };
  };
  const openKept = async (id: string): Promise<Answered> => {
    const contents = contentsOf(await new KeptJournal(id, () => NOTHING_YET).load(0));
    if (contents)
      return opened(id, contents.record.setup, openHost, () => {
        const read = readRecord(contents.record);
        return read.ok ? read.value : undefined;
      });
    const former = await formerGame(id);
    if (former === undefined) return { refused: WORKER.noSuchGame };
    const answered = await load(former, id);
    if (answered.refused === undefined) await forgetFormerGame(id);
    return answered;
  };

  return {
    watcher,
    /** The game that is played; there must be one. */
    current,
    /** The same where it is the game with this id. */
    playedAs: (id: string): PlayedGame | undefined => (playing?.id === id ? playing : undefined),
    begin,
    load,
    /** This window asks bots and runs clocks from now on, if a game is played in it. */
    lead: (): void => {
      if (playing) claimInFront(playing.lead);
    },
    resume: async (id: string): Promise<Answered> => {
      if (playing?.id !== id) return openKept(id);
      playing.lead.claim();
      await showAgain(playing);
      return {};
    },
    /** A new game from a stop of the record that is watched, which stays open. */
    goOn: (at: number): Promise<Answered> => {
      const record = watcher.upTo(at);
      return opened(
        newId(),
        record.setup,
        (options) => startHost(options, { record }),
        () => undefined,
      );
    },
  };
}

function leave({ host, lead }: PlayedGame): void {
  host.close();
  lead.release();
}

const NOTHING_YET: Described = { names: [], round: 0, isOver: false };

function describedBy({ summary: { setup, round, isOver } }: Host): Described {
  return { ...namesOf(setup), round, isOver };
}
