/** The worker's side: a host that plays one game at a time, replays, and everything that the page needs before a game. */

import { availableLists, catalogueFor, type ListTable, lineUpFor, withFigures } from "@broadside/content";
import { offeredLevels } from "@broadside/host";
import type { ClientMessage, HostMessage } from "@broadside/protocol";
import { gameProblemsInWords, WORKER } from "../../words/game-worker/worker.ts";
import { SQUAD_NAMES } from "../../words/lists.ts";
import { PIN_PATTERN } from "../shared/pin.ts";
import type { PreparationCalls } from "../shared/preparation-calls.ts";
import type { Calls } from "../shared/protocol.ts";
import type { ReplayCalls } from "../shared/replay-calls.ts";
import type { SavedGameCalls } from "../shared/saved-game-calls.ts";
import type { SharedScreenCalls } from "../shared/shared-screen-calls.ts";
import type { LineUpRequest } from "../shared/start-protocol.ts";
import { deleteGame, savedGames } from "../storage/saved-games.ts";
import { cardsOf, checkChoice, gameOffers, prepareChoice } from "./game-offers.ts";
import { type BotOptions, type GameOpener, makeGameOpener } from "./game-opener.ts";
import { offeredBuilds } from "./offered-builds.ts";
import { NO_OTHER_WINDOWS } from "./other-windows.ts";
import { makeWatcher, recordFrom, storyFrom, type Watcher } from "./replays.ts";
import { readEverything, readSavedRecord, savedRecord, saveEverything } from "./saved-files.ts";
import { makeScreen, type Screen } from "./screen.ts";
import { makeRematch, makeStart, withNewPlayers } from "./seating.ts";

export interface Engine {
  readonly calls: Calls;
  /** Takes a message from the page for the open game. */
  receive(message: ClientMessage): void;
}

/** Bots run in this worker, unless `botOptions` gives them separate workers. */
export function makeEngine(send: (message: HostMessage) => void, botOptions: BotOptions = {}, windows = NO_OTHER_WINDOWS): Engine {
  const screen = makeScreen(send, windows);
  const watcher = makeWatcher();
  const opener = makeGameOpener(screen, watcher, botOptions, windows);
  return {
    calls: {
      ...PREPARATION,
      ...savedGameCalls(screen, opener),
      ...sharedScreenCalls(screen),
      ...replayCalls(screen, opener, watcher),
    },
    receive: screen.receive,
  };
}

const PREPARATION: PreparationCalls = {
  offers: async () => gameOffers(),
  // Few players open a scenario's page, so what makes it is loaded then.
  scenarioPage: async ({ id, options }) => (await import("./scenario-page.ts")).scenarioPage(id, options),
  lists: async (table) => availableLists(withoutNulls(table), SQUAD_NAMES, await cardsOf(table.edition)),
  lineUp: async ({ table, chosen }) =>
    lineUpFor(withoutNulls(table), chosenBySeat(table, chosen), SQUAD_NAMES, await cardsOf(table.edition)),
  figures: async ({ table, lists }) => withFigures(withoutNulls(table), lists, SQUAD_NAMES, await cardsOf(table.edition)),
  quickBuilds: async (edition) => offeredBuilds(await catalogueFor(edition)),
  check: checkChoice,
  levels: async () => offeredLevels(),
};

const savedGameCalls = ({ current, lead }: Screen, opener: GameOpener): SavedGameCalls => ({
  games: savedGames,
  forget: deleteGame,
  start: async (choice, seed, levels = [], pins = []) => {
    const prepared = await prepareChoice(choice);
    if ("problems" in prepared) return { refused: gameProblemsInWords(prepared.problems, choice.seats) };
    const begun = await opener.begin(makeStart(withNewPlayers(prepared, seed), levels, seed));
    if (begun.refused === undefined)
      for (const [seat, pin] of pins.entries()) if (pin !== undefined && PIN_PATTERN.test(pin)) current().pins.set(seat, pin);
    return begun;
  },
  again: async (swapped, seed) => {
    const { host } = current();
    return opener.begin(makeRematch(host.summary, host.players, swapped, seed));
  },
  load: (text) => opener.load(text),
  resume: opener.resume,
  lead: async () => lead(),
  save: async () => fileOf(await current().host.record()),
  problem: async () => fileOf(await current().host.problem()),
  savedRecord,
  saveEverything,
  readEverything,
});

const sharedScreenCalls = ({ current }: Screen): SharedScreenCalls => ({
  uncover: async (seat, proof) => current().uncover(seat, proof),
  pins: async () => current().pins.seats,
  setPin: async (seat, pin) => current().setPin(seat, pin),
});

const replayCalls = ({ current, playedAs }: Screen, opener: GameOpener, watcher: Watcher): ReplayCalls => ({
  watch: async (text) => watcher.watch(text === undefined ? await current().record() : recordFrom(text)),
  watchSaved: async (id) => {
    const record = await (playedAs(id)?.record() ?? readSavedRecord(id));
    return record ? watcher.watch(record) : { refused: WORKER.noSuchGame };
  },
  moment: async (at) => watcher.moment(at),
  verifyWatched: watcher.verify,
  continueFrom: async (at) => opener.continueFrom(at),
  story: async (of) => (of === "watched" ? watcher.story() : storyFrom(await current().host.record())),
});

/** In the JSON from the page, undefined has become null. This turns null back into undefined. */
const withoutNulls = (table: ListTable): ListTable => ({ ...table, teams: table.teams.map((team) => team ?? undefined) });

const chosenBySeat = ({ teams }: ListTable, chosen: LineUpRequest["chosen"]) => teams.map((_, seat) => chosen[seat]);

const fileOf = (content: unknown): Blob => new Blob([JSON.stringify(content)], { type: "application/json" });
