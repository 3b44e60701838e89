/**
 * Opens games on this screen: a new game, one from a record, or a saved game. A game that can't be continued opens as a replay.
 */

import { contentFor } from "@broadside/content";
import { contentsOf, type Host, type HostOptions, type HostStart, openHost, startHost } from "@broadside/host";
import { type Problem, type Result, success } from "@broadside/kit";
import { type GameRecord, readRecord } from "@broadside/rules";
import { CLOCK } from "../../browser/clock.ts";
import { newId } from "../../browser/new-id.ts";
import { problemsInWords, WORKER } from "../../words/game-worker/worker.ts";
import type { ActionReply } from "../shared/action-reply.ts";
import { deleteFormerGame, formerGame } from "../storage/former-games.ts";
import { BrowserJournal, type SavedGameFacts } from "../storage/saved-games.ts";
import { namesOf } from "./game-names.ts";
import type { OtherWindows } from "./other-windows.ts";
import { recordFrom, type Watcher } from "./replays.ts";
import type { Screen } from "./screen.ts";
import type { NamedGame } from "./seating.ts";

export type BotOptions = Pick<HostOptions, "bots" | "botsAtOnce">;

export type GameOpener = ReturnType<typeof makeGameOpener>;

export function makeGameOpener(screen: Screen, watcher: Watcher, botOptions: BotOptions, windows: OtherWindows) {
  const openGame = openerOn(screen, watcher, botOptions, windows);
  const begin = (beginning: HostStart, id = newId()): Promise<ActionReply> => {
    const named = "record" in beginning ? beginning.record : { setup: beginning.setup, names: beginning.names ?? {} };
    const start = (options: HostOptions) => startHost(options, beginning);
    return openGame(
      id,
      () => named,
      start,
      () => ("record" in beginning ? beginning.record : undefined),
    );
  };
  const load = async (text: string, id?: string): Promise<ActionReply> => {
    const record = recordFrom(text);
    return record.ok ? begin({ record: record.value }, id) : { refused: problemsInWords(record.problems) };
  };
  const openSaved = async (id: string): Promise<ActionReply> => {
    const contents = contentsOf(await new BrowserJournal(id, () => NOTHING_YET).load(0));
    const saved = () => readableRecord(contents?.record);
    if (contents) return openGame(id, saved, openHost, saved);
    const former = await formerGame(id);
    if (former === undefined) return { refused: WORKER.noSuchGame };
    const answered = await load(former, id);
    if (answered.refused === undefined) await deleteFormerGame(id);
    return answered;
  };
  return {
    begin,
    load,
    resume: async (id: string): Promise<ActionReply> => {
      const played = screen.playedAs(id);
      if (!played) return openSaved(id);
      played.lead.claim();
      await played.disconnect();
      return { game: id };
    },
    /** Starts a new game from one of the replay's stops. The replay stays open. */
    continueFrom: (at: number): Promise<ActionReply> => {
      const record = watcher.upTo(at);
      const start = (options: HostOptions) => startHost(options, { record });
      return openGame(
        newId(),
        () => record,
        start,
        () => undefined,
      );
    },
  };
}

/** Opens a game on a new or existing journal. If the game can't be continued, its record is shown as a replay. */
const openerOn =
  (screen: Screen, watcher: Watcher, botOptions: BotOptions, windows: OtherWindows) =>
  async (
    id: string,
    /** Describes the game until its host is there. */
    named: () => NamedGame | undefined,
    open: (options: HostOptions) => Promise<Result<Host>>,
    record: () => GameRecord | undefined,
  ): Promise<ActionReply> => {
    const made: { host?: Host } = {};
    const describe = (): SavedGameFacts => {
      const game = made.host ? undefined : named();
      return made.host ? describedBy(made.host) : { ...NOTHING_YET, ...(game && namesOf(game)) };
    };
    const journal = new BrowserJournal(id, describe, () => windows.tell(id));
    const host = await open({ id, journal, contentFor, clock: CLOCK, ...botOptions });
    if (!host.ok) return watchInstead(watcher, host.problems, record());
    made.host = host.value;
    await screen.sitDown(id, host.value);
    return { game: id };
  };

function readableRecord(stored: unknown): GameRecord | undefined {
  const read = readRecord(stored);
  return read.ok ? read.value : undefined;
}

async function watchInstead(watcher: Watcher, problems: readonly Problem[], record: GameRecord | undefined): Promise<ActionReply> {
  const refused = problemsInWords(problems);
  const watched = record && (await watcher.watch(success(record)));
  return watched && "moments" in watched ? { refused: WORKER.canBeWatched({ refused }), watched: watched.moments } : { refused };
}

const NOTHING_YET: SavedGameFacts = { names: [], round: 0, isOver: false };

function describedBy({ summary }: Host): SavedGameFacts {
  return { ...namesOf(summary), round: summary.round, isOver: summary.isOver };
}
