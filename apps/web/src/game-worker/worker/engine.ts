/** The worker's side: a host that plays one game at a time, replays, and everything that the page needs before a game. */

import { availableLists, catalogueFor, type ListTable, lineUpFor, withFigures } from "@broadside/content";
import { type HostMessage, offeredLevels } from "@broadside/host";
import { type AnyRefusal, wordingIn } from "@broadside/telling";
import { gameProblemsInWords, WORKER } from "../../words/game-worker/worker.ts";
import { LANGUAGE } from "../../words/language.ts";
import { SQUAD_NAMES } from "../../words/lists.ts";
import { PIN_PATTERN } from "../shared/pin.ts";
import type { Calls } from "../shared/protocol.ts";
import type { LineUpRequest } from "../shared/start-protocol.ts";
import { deleteGame, savedGames } from "../storage/saved-games.ts";
import { cardsOf, checkChoice, gameOffers, prepareChoice, scenarioPage } from "./game-offers.ts";
import { type BotOptions, type GameOpener, makeGameOpener } from "./game-opener.ts";
import { offeredBuilds } from "./offered-builds.ts";
import { NO_OTHER_WINDOWS } from "./other-windows.ts";
import { look, recordOf, setPin, show, uncover } from "./played-game.ts";
import { makeWatcher, recordFrom, storyFrom, type Watcher } from "./replays.ts";
import { readEverything, readSavedRecord, savedRecord, saveEverything } from "./saved-files.ts";
import { makeScreen, type Screen } from "./screen.ts";
import { makeRematch, makeStart, playerOf, withNewPlayers } from "./seating.ts";

/** Bots run in this worker, unless `botOptions` gives them separate workers. */
export function makeEngine(send: (message: HostMessage) => void, botOptions: BotOptions = {}, windows = NO_OTHER_WINDOWS): Calls {
  const screen = makeScreen(send, windows);
  const watcher = makeWatcher();
  const opener = makeGameOpener(screen, watcher, botOptions, windows);
  return {
    ...BEFORE_A_GAME,
    ...startingCalls(screen, opener),
    ...playingCalls(screen),
    ...secretsCalls(screen),
    ...replayCalls(screen, opener, watcher),
  };
}

/** What pages can ask without a game. */
const BEFORE_A_GAME = {
  games: savedGames,
  forget: deleteGame,
  offers: async () => gameOffers(),
  scenarioPage: async ({ id, options }) => scenarioPage(id, options),
  lists: async (table) => availableLists(withoutNulls(table), SQUAD_NAMES, await cardsOf(table.edition)),
  lineUp: async ({ table, chosen }) =>
    lineUpFor(withoutNulls(table), chosenBySeat(table, chosen), SQUAD_NAMES, await cardsOf(table.edition)),
  figures: async ({ table, lists }) => withFigures(withoutNulls(table), lists, SQUAD_NAMES, await cardsOf(table.edition)),
  quickBuilds: async (edition) => offeredBuilds(await catalogueFor(edition)),
  check: checkChoice,
  levels: async () => offeredLevels(),
  savedRecord,
  saveEverything,
  readEverything,
} as const satisfies Partial<Calls>;

const startingCalls = ({ current, lead }: Screen, opener: GameOpener) =>
  ({
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
  }) satisfies Partial<Calls>;

function playingCalls({ current }: Screen) {
  const inWords = (refusal: AnyRefusal): string => wordingIn(LANGUAGE).refusalInWords(refusal, current().host.shipNames(LANGUAGE));
  return {
    show: async (seats) => {
      await current().host.catchUp();
      await show(current(), seats);
    },
    refresh: () => current().client.refresh(),
    give: async (inputs, seats) => {
      current().lead.claim();
      const refused = await current().client.give(inputs);
      await show(current(), seats);
      return { refused: refused && inWords(refused) };
    },
    seat: async (seat, level) => {
      const { client, host } = current();
      const { id = "" } = host.players[seat] ?? {};
      const refused = await client.takeOver(seat, playerOf(id, level, `${id} ${seat} ${host.summary.round}`));
      return { refused: refused && inWords(refused) };
    },
    whyNot: async (question, pose) => {
      const refusal = await current().client.whyNot(question, pose);
      if (refusal === "no longer asked") return { rule: undefined, words: WORKER.noLongerAsked };
      if (refusal === "aids are not agreed on") return { rule: undefined, words: inWords({ refused: refusal }) };
      return refusal && { rule: refusal.rule, words: wordingIn(LANGUAGE).placeInWords(refusal.why, current().host.shipNames(LANGUAGE)) };
    },
    aid: async (request) => {
      const reply = await current().client.aid(request);
      return "refused" in reply ? { refused: inWords(reply) } : reply;
    },
    grantTime: async (milliseconds) => {
      await current().client.grantTime(milliseconds);
    },
    save: async () => fileOf(await current().host.record()),
    problem: async () => fileOf(await current().host.problem()),
  } satisfies Partial<Calls>;
}

/** What hides each seat's secrets on a shared screen. */
const secretsCalls = ({ current }: Screen) =>
  ({
    look: async (seat, proof) => look(current(), seat, proof),
    uncover: async (seat, proof) => uncover(current(), seat, proof),
    pins: async () => current().pins.seats,
    setPin: async (seat, pin) => setPin(current(), seat, pin),
  }) satisfies Partial<Calls>;

const replayCalls = ({ current, playedAs }: Screen, opener: GameOpener, watcher: Watcher) =>
  ({
    watch: async (text) => watcher.watch(text === undefined ? await recordOf(current()) : recordFrom(text)),
    watchSaved: async (id) => {
      const played = playedAs(id);
      const record = played ? await recordOf(played) : await readSavedRecord(id);
      return record ? watcher.watch(record) : { refused: WORKER.noSuchGame };
    },
    moment: async (at) => watcher.moment(at),
    verifyWatched: watcher.verify,
    continueFrom: async (at) => opener.continueFrom(at),
    story: async (of) => (of === "watched" ? watcher.story() : storyFrom(await current().host.record())),
  }) satisfies Partial<Calls>;

/** In the JSON from the page, undefined has become null. This turns null back into undefined. */
const withoutNulls = (table: ListTable): ListTable => ({ ...table, teams: table.teams.map((team) => team ?? undefined) });

const chosenBySeat = ({ teams }: ListTable, chosen: LineUpRequest["chosen"]) => teams.map((_, seat) => chosen[seat]);

const fileOf = (content: unknown): Blob => new Blob([JSON.stringify(content)], { type: "application/json" });
