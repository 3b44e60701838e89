/** The worker's side: a host with one game at a time, records that are watched, and everything that is asked before a game. */
import { catalogueFor, lineUpFor, listFigures, listsAtHand } from "@broadside/content";
import { type HostMessage, offeredLevels } from "@broadside/host";
import { WORDINGS } from "@broadside/telling";
import { PIN_PATTERN } from "../play/hot-seat/pin-pattern.ts";
import type { ListTable, WantedLineUp } from "../play/start/start-protocol.ts";
import { WORKER } from "../words/game-worker/worker.ts";
import { checkedGame, gameOffers, preparedGame, scenarioPage } from "./game-offers.ts";
import { keptRecord, readEverything, recordKept, saveEverything } from "./kept-files.ts";
import { forgetGame, keptGames } from "./kept-games.ts";
import { offeredBuilds } from "./offered-builds.ts";
import { makeOpening, type Programs } from "./opening.ts";
import { NO_OTHER_WINDOWS } from "./other-windows.ts";
import { LANGUAGE, look, recordOf, setPin, show, uncover } from "./played-game.ts";
import type { Calls } from "./protocol.ts";
import { recordFrom, storyTold } from "./replays.ts";
import { anew, beginning, playerOf } from "./seating.ts";

/** Programs think beside the game, or in workers where it is given some. */
export function makeEngine(send: (message: HostMessage) => void, programs: Programs = {}, windows = NO_OTHER_WINDOWS): Calls {
  const opening = makeOpening(send, programs, windows);
  const { current, watcher } = opening;

  return {
    games: keptGames,
    forget: forgetGame,
    offers: async () => gameOffers(),
    scenarioPage: async ({ id, options }) => scenarioPage(id, options),
    lists: (table) => listsAtHand(heard(table)),
    lineUp: ({ table, chosen }) => lineUpFor(heard(table), chosenBySeat(table, chosen)),
    figures: ({ table, lists }) => Promise.all(lists.map((list) => listFigures(heard(table), list))),
    quickBuilds: async (edition) => offeredBuilds(await catalogueFor(edition)),
    check: checkedGame,
    levels: async () => offeredLevels(),
    start: async (choice, seed, levels = [], pins = []) => {
      const prepared = await preparedGame(choice);
      if ("faults" in prepared) return { refused: WORKER.faults(prepared.faults, choice.seats) };
      const begun = await opening.begin(beginning(prepared.setup, levels, seed));
      if (begun.refused === undefined)
        for (const [seat, pin] of pins.entries()) if (pin !== undefined && PIN_PATTERN.test(pin)) current().pins.set(seat, pin);
      return begun;
    },
    again: async (swapped, seed) => {
      const { host } = current();
      return opening.begin(anew(host.summary.setup, host.players, swapped, seed));
    },
    load: (text) => opening.load(text),
    resume: opening.resume,
    show: async (seats) => {
      await current().host.catchUp();
      await show(current(), seats);
    },
    lead: async () => opening.lead(),
    refresh: () => current().client.refresh(),
    give: async (inputs, seats) => {
      current().lead.claim();
      const refused = await current().client.give(inputs);
      await show(current(), seats);
      return { refused: refused && WORDINGS[LANGUAGE].refusalInWords(refused) };
    },
    seat: async (seat, level) => {
      const { client, host } = current();
      const { name = "" } = host.summary.setup.seats[seat] ?? {};
      const refused = await client.takeOver(seat, playerOf(name, level, `${name} ${seat} ${host.summary.round}`));
      return { refused: refused && WORDINGS[LANGUAGE].refusalInWords(refused) };
    },
    look: async (seat, proof) => look(current(), seat, proof),
    uncover: async (seat, proof) => uncover(current(), seat, proof),
    pins: async () => current().pins.seats,
    setPin: async (seat, pin) => setPin(current(), seat, pin),
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
    grantTime: async (milliseconds) => {
      await current().client.grantTime(milliseconds);
    },
    watch: async (text) => watcher.watch(text === undefined ? await recordOf(current()) : recordFrom(text)),
    watchKept: async (id) => {
      const played = opening.playedAs(id);
      const record = played ? await recordOf(played) : await recordKept(id);
      return record ? watcher.watch(record) : { refused: WORKER.noSuchGame };
    },
    moment: async (at) => watcher.moment(at),
    verifyWatched: watcher.verify,
    goOn: async (at) => opening.goOn(at),
    story: async (of) => (of === "watched" ? watcher.story() : storyTold(await current().host.record())),
    save: async () => fileOf(await current().host.record()),
    problem: async () => fileOf(await current().host.problem()),
    keptRecord,
    saveEverything,
    readEverything,
  };
}

/** On its way from the page as JSON nothing becomes null. */
const heard = (table: ListTable): ListTable => ({ ...table, teams: table.teams.map((team) => team ?? undefined) });

const chosenBySeat = ({ teams }: ListTable, chosen: WantedLineUp["chosen"]) => teams.map((_, seat) => chosen[seat]);

const fileOf = (content: unknown): Blob => new Blob([JSON.stringify(content)], { type: "application/json" });
