/**
 * Opens games on this screen, one at a time: a new game, one from a record, or a saved game. A game that can't be continued opens as a
 * replay.
 */

import { contentFor } from "@broadside/content";
import { contentsOf, type Host, type HostMessage, type HostOptions, type HostStart, openHost, startHost } from "@broadside/host";
import { type Problem, type Result, success } from "@broadside/kit";
import { type GameRecord, type GameSetup, readRecord } from "@broadside/rules";
import { newId } from "../browser/new-id.ts";
import { problemsInWords, WORKER } from "../words/game-worker/worker.ts";
import { LANGUAGE } from "../words/language.ts";
import { CLOCK } from "./clock.ts";
import { deleteFormerGame, formerGame } from "./former-games.ts";
import { namesOf } from "./game-names.ts";
import { claimLead } from "./lead.ts";
import type { OtherWindows } from "./other-windows.ts";
import { Pins } from "./pins.ts";
import { type PlayedGame, showAgain } from "./played-game.ts";
import type { ActionReply } from "./protocol.ts";
import { makeWatcher, recordFrom } from "./replays.ts";
import { BrowserJournal, type SavedGameFacts, savedPins, updateSavedGame } from "./saved-games.ts";
import { snapshotSaver } from "./table-snapshot.ts";

export type BotOptions = Pick<HostOptions, "bots" | "botsAtOnce">;

export function makeGameOpener(send: (message: HostMessage) => void, botOptions: BotOptions, windows: OtherWindows) {
  let playing: PlayedGame | undefined;
  windows.listen((game) => playing?.id === game && void playing.host.catchUp());
  const watcher = makeWatcher();

  const current = (): PlayedGame => {
    if (!playing) throw new Error(WORKER.noGame);
    return playing;
  };
  /** Joins the game for everyone at this screen, so the client answers for every seat and acts as the judge. */
  const sitDown = async (id: string, host: Host): Promise<ActionReply> => {
    if (playing) leave(playing);
    const pins = new Pins(id, await savedPins(id), (hashes) => void updateSavedGame(id, { pins: hashes }));
    const seats = host.players.map((_, seat) => seat);
    const followLook = snapshotSaver((look) => updateSavedGame(id, { look }));
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
  const watchInstead = async (problems: readonly Problem[], record: GameRecord | undefined): Promise<ActionReply> => {
    const refused = problemsInWords(problems);
    const watched = record && (await watcher.watch(success(record)));
    return watched && "moments" in watched ? { refused: WORKER.canBeWatched({ refused }), watched: watched.moments } : { refused };
  };
  /** Opens a game on a new or existing journal. If the game can't be continued, its record is shown as a replay. */
  const opened = async (
    id: string,
    setup: GameSetup,
    open: (options: HostOptions) => Promise<Result<Host>>,
    record: () => GameRecord | undefined,
  ): Promise<ActionReply> => {
    const made: { host?: Host } = {};
    const describe = (): SavedGameFacts => (made.host ? describedBy(made.host) : { ...NOTHING_YET, ...namesOf(setup) });
    const journal = new BrowserJournal(id, describe, () => windows.tell(id));
    const host = await open({ id, journal, contentFor, clock: CLOCK, ...botOptions });
    if (!host.ok) return watchInstead(host.problems, record());
    made.host = host.value;
    return sitDown(id, host.value);
  };
  const begin = (beginning: HostStart, id = newId()): Promise<ActionReply> => {
    const record = "record" in beginning ? beginning.record : undefined;
    const setup = "record" in beginning ? beginning.record.setup : beginning.setup;
    return opened(
      id,
      setup,
      (options) => startHost(options, beginning),
      () => record,
    );
  };
  const load = async (text: string, id?: string): Promise<ActionReply> => {
    const record = recordFrom(text);
    return record.ok ? begin({ record: record.value }, id) : { refused: problemsInWords(record.problems) };
  };
  const openSaved = async (id: string): Promise<ActionReply> => {
    const contents = contentsOf(await new BrowserJournal(id, () => NOTHING_YET).load(0));
    if (contents)
      return opened(id, contents.record.setup, openHost, () => {
        const read = readRecord(contents.record);
        return read.ok ? read.value : undefined;
      });
    const former = await formerGame(id);
    if (former === undefined) return { refused: WORKER.noSuchGame };
    const answered = await load(former, id);
    if (answered.refused === undefined) await deleteFormerGame(id);
    return answered;
  };

  return {
    watcher,
    /** The current game; throws if there is none. */
    current,
    /** The current game if it has this id. */
    playedAs: (id: string): PlayedGame | undefined => (playing?.id === id ? playing : undefined),
    begin,
    load,
    /** If this window has a game, it asks bots and runs clocks from now on. */
    lead: (): void => {
      if (playing) claimLead(playing.lead);
    },
    resume: async (id: string): Promise<ActionReply> => {
      if (playing?.id !== id) return openSaved(id);
      playing.lead.claim();
      await showAgain(playing);
      return {};
    },
    /** Starts a new game from one of the replay's stops. The replay stays open. */
    continueFrom: (at: number): Promise<ActionReply> => {
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

const NOTHING_YET: SavedGameFacts = { names: [], round: 0, isOver: false };

function describedBy({ summary: { setup, round, isOver } }: Host): SavedGameFacts {
  return { ...namesOf(setup), round, isOver };
}
