/** A game that starts without the form. Only the game, the list and the opponents are chosen, and everything else is the default. */
import {
  fitsSeat,
  type GameChoice,
  type ListOffer,
  type ListSource,
  type ListTable,
  readyMadeOffer,
  readyMadeSquads,
} from "@broadside/content";
import { type EditionId, SQUAD_FORMAT_IDS, squadFormatFacts } from "@broadside/formats";
import { failure, type Result, success } from "@broadside/kit";
import { readyMadeLists } from "@broadside/squads";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";
import type { GameOffer, SquadFacts } from "../game-worker/shared/start-protocol.ts";
import type { Draft } from "../lists/drafts/drafts.ts";
import { SET_UP, SQUAD_NAMES } from "../words/lists.ts";
import { unnamedPlayer } from "../words/seats.ts";
import { withBotNames } from "./bot-names.ts";
import { draftLists, draftOffer } from "./draft-lists.ts";
import { newSeed } from "./new-seed.ts";
import { teamsIn, typesFor } from "./seating.ts";
import { type ChosenTable, gameChoice, listTable } from "./table-choice.ts";

export interface WantedGame {
  /** The id of the format or scenario. */
  readonly play: string;
  readonly edition: EditionId;
  /** The id of the first seat's list; undefined for the default one. */
  readonly list?: string | undefined;
}

/** A prepared game. It can start if it has no problems. */
export interface ReadyGame {
  readonly choice: GameChoice;
  /** The list of each seat. */
  readonly lists: readonly ListOffer[];
  /** Where the first seat's list comes from. Undefined if the list is a default that nobody has chosen. */
  readonly source: ListSource | undefined;
  readonly squads: readonly (SquadFacts | undefined)[];
  /** One sentence for each problem, with its rule. */
  readonly problems: readonly string[];
}

/** The problem to report if there is no such game. */
const NOT_HERE = { path: "play", reason: "is no game that can be played here" } as const;

export async function prepareWantedGame(worker: GameWorker, wanted: WantedGame, drafts: readonly Draft[]): Promise<Result<ReadyGame>> {
  const offer = (await worker.offers("all")).find(({ id }) => id === wanted.play);
  if (!offer?.isPlayable || !offer.editions.includes(wanted.edition)) return failure([NOT_HERE]);
  const smallest = tableOf(offer, wanted.edition, 1);
  const own = wanted.list === undefined ? undefined : await listCalled(worker, wanted.list, listTable(smallest), drafts);
  const table = { ...tableOf(offer, wanted.edition, own?.squads.length ?? 1), options: optionsFor(offer, wanted.edition, own?.format) };
  const chosen = own ? handedOut(own, table) : {};
  const lists = await worker.lineUp({ table: listTable(table), chosen });
  const names = table.teams.map((_, seat) => unnamedPlayer(seat));
  const choice = gameChoice(table, names, lists);
  const { problems, squads } = await worker.check(choice);
  const inWords = problems.map((problem) => `${SET_UP.problem(problem)} (${problem.rule})`);
  return success({ choice, lists, squads, problems: inWords, source: own?.source });
}

/** The lists that the first seat can choose from. */
export async function listsFor(worker: GameWorker, { play, edition }: WantedGame, drafts: readonly Draft[]): Promise<readonly ListOffer[]> {
  const offer = (await worker.offers("all")).find(({ id }) => id === play);
  if (!offer) return [];
  const table = listTable(tableOf(offer, edition, 1));
  const [found, own] = await Promise.all([worker.lists(table), worker.figures({ table, lists: draftLists(drafts, table) })]);
  return [...own, ...found.filter((list) => fitsSeat(list, 0))];
}

/** Bots of this level play all seats except the first. If there is no level, people play them. */
export function startReadyGame(
  worker: GameWorker,
  { choice }: ReadyGame,
  level: string | undefined,
  seed = newSeed(),
): Promise<ActionReply> {
  const levels = choice.seats.map((_, seat) => (seat === 0 ? undefined : level));
  return worker.start(withBotNames(choice, levels), seed, levels);
}

/** Returns the smallest table at which the first side has enough seats for all squads in the list. */
function tableOf(offer: GameOffer, edition: EditionId, squads: number): ChosenTable {
  const [least, most] = offer.seats;
  const members = offer.handedIn === "squad" ? squads : 1;
  const count = Math.min(most, Math.max(least, members > 1 ? 2 * members : least));
  const [type = "head-to-head"] = typesFor(offer, count);
  return { offer, edition, options: {}, tier: 1, deck: undefined, teams: teamsIn(offer, type, count), agreements: {} };
}

/** If a whole team hands in one entry, the first seat gets it. Otherwise, each member of the first side gets one squad. */
function handedOut(list: ListOffer, { offer, teams }: ChosenTable): Readonly<Record<number, ListOffer>> {
  const { squads } = list;
  if (offer.handedIn !== "squad" || squads.length < 2) return { 0: list };
  const side = teams.flatMap((team, seat) => (seat === 0 || (team !== undefined && team === teams[0]) ? [seat] : []));
  return Object.fromEntries(side.flatMap((seat, at) => (squads[at] ? [[seat, { ...list, squads: [squads[at]] }]] : [])));
}

/** Quick builds always play against lists with the same threat limit, even if the scenario normally counts points. */
function optionsFor({ options }: GameOffer, edition: EditionId, format: string | undefined): ChosenTable["options"] {
  const known = SQUAD_FORMAT_IDS.find((id) => id === format);
  const { threat } = known ? squadFormatFacts(known) : {};
  return threat !== undefined && options[edition]?.some(({ id, usual }) => id === "threat" && usual !== threat) ? { threat } : {};
}

/** Finds a list by its id: a whole draft, one of a draft's squads, a ready-made list, or a list that the worker offers for the game. */
async function listCalled(worker: GameWorker, id: string, table: ListTable, drafts: readonly Draft[]): Promise<ListOffer | undefined> {
  const isCalled = (one: ListOffer): boolean => one.id === id;
  const known = [...drafts.map(draftOffer), ...draftLists(drafts, table), ...(await readyMadeOffers(table.edition))];
  return known.find(isCalled) ?? (await worker.lists(table)).find(isCalled);
}

/** Returns the ready-made lists and each of their squads. */
const readyMadeOffers = async (edition: EditionId): Promise<readonly ListOffer[]> =>
  (await readyMadeLists(edition)).flatMap((list) => [readyMadeOffer(list, SQUAD_NAMES), ...readyMadeSquads(list, SQUAD_NAMES)]);
