/** A game as somebody wants it who has not filled in the form: what is played, with which list, against whom. Everything else is as usual. */
import type { GameChoice, HandedLists } from "@broadside/content";
import { type EditionId, SQUAD_FORMAT_IDS, squadFormatFacts } from "@broadside/formats";
import { failure, type Result, success } from "@broadside/kit";
import type { EntryDraft } from "@broadside/squads";
import type { Draft } from "../../build/drafts/drafts.ts";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { PLAY } from "../../words/play/page.ts";
import { draftedLists, draftId } from "./drafted-lists.ts";
import { newSeed } from "./new-seed.ts";
import { readyMadeLists } from "./ready-made.ts";
import { teamsIn, typesFor } from "./seating.ts";
import type { FlownSquad, GameOffer, ListTable, OfferedLists } from "./start-protocol.ts";
import { type ChosenTable, gameChoice, listTable } from "./table-choice.ts";

export interface WantedGame {
  /** The format or scenario. */
  readonly play: string;
  readonly edition: EditionId;
  /** The list of the first seat by its id; that of the line-up where undefined. */
  readonly list?: string | undefined;
}

/** A game that can begin, unless there are faults. */
export interface LaidOut {
  readonly choice: GameChoice;
  /** By seat. */
  readonly lists: readonly HandedLists[];
  /** Where the first seat's list comes from; undefined where nobody has chosen it. */
  readonly source: OfferedLists["source"] | undefined;
  readonly squads: readonly (FlownSquad | undefined)[];
  /** What stands against it, in words with their rules. */
  readonly faults: readonly string[];
}

/** Why there is no such game. */
const NOT_HERE = { path: "play", reason: "is no game that can be played here" } as const;

export async function layOut(client: Client, wanted: WantedGame, drafts: readonly Draft[]): Promise<Result<LaidOut>> {
  const offer = (await client.offers("all")).find(({ id }) => id === wanted.play);
  if (!offer?.isPlayable || !offer.editions.includes(wanted.edition)) return failure([NOT_HERE]);
  const smallest = tableOf(offer, wanted.edition, 1);
  const own = wanted.list === undefined ? undefined : await listCalled(client, wanted.list, listTable(smallest), drafts);
  const table = { ...tableOf(offer, wanted.edition, own?.squads.length ?? 1), options: optionsFor(offer, wanted.edition, own?.threat) };
  const chosen = own ? handedOut(own, table) : {};
  const linedUp = await client.lineUp({ table: listTable(table), chosen });
  const lists = linedUp.map((handed, seat) => chosen[seat] ?? handed);
  const choice = gameChoice(
    table,
    table.teams.map((_, seat) => PLAY.player(seat + 1)),
    lists.map((handed, seat) => ({ ...handed, id: String(seat), source: "Put together" })),
  );
  const { faults, squads } = await client.check(choice);
  const inWords = faults.map(({ words, rule }) => `${words} (${rule})`);
  return success({ choice, lists, squads, faults: inWords, source: own?.source });
}

/** Lists that the first seat may fly. */
export async function listsFor(client: Client, { play, edition }: WantedGame, drafts: readonly Draft[]): Promise<readonly OfferedLists[]> {
  const offer = (await client.offers("all")).find(({ id }) => id === play);
  if (!offer) return [];
  const table = listTable(tableOf(offer, edition, 1));
  const [found, own] = await Promise.all([client.lists(table), withFigures(client, table, draftedLists(drafts, table))]);
  return [...own, ...found.filter(({ fits }) => fits.includes(0))];
}

async function withFigures(client: Client, table: ListTable, lists: readonly OfferedLists[]): Promise<readonly OfferedLists[]> {
  if (lists.length === 0) return lists;
  const handed = lists.map(({ title, squads, options }) => ({ title, squads, options }));
  const figures = await client.figures({ table, lists: handed });
  return lists.map((list, at) => ({ ...list, figures: figures[at] }));
}

/** Programs of a level play all seats but the first; without a level people do. */
export const begin = (client: Client, { choice }: LaidOut, level: string | undefined, seed = newSeed()): Promise<GameReply> =>
  client.start(
    choice,
    seed,
    choice.seats.map((_, seat) => (seat === 0 ? undefined : level)),
  );

/** As few seats as may be, but so many that each squad of the list has one on the first seat's side. */
function tableOf(offer: GameOffer, edition: EditionId, squads: number): ChosenTable {
  const [least, most] = offer.seats;
  const members = offer.handedIn === "squad" ? squads : 1;
  const count = Math.min(most, Math.max(least, members > 1 ? 2 * members : least));
  const [type = "head-to-head"] = typesFor(offer, count);
  return { offer, edition, options: {}, tier: 1, deck: undefined, teams: teamsIn(offer, type, count), agreements: {} };
}

/** What a team hands in together goes to its first seat; else each member of the first side has a squad of its own. */
function handedOut({ title, squads, options }: OfferedLists, { offer, teams }: ChosenTable): Readonly<Record<number, HandedLists>> {
  if (offer.handedIn !== "squad" || squads.length < 2) return { 0: { title, squads, options } };
  const side = teams.flatMap((team, seat) => (seat === 0 || (team !== undefined && team === teams[0]) ? [seat] : []));
  return Object.fromEntries(side.flatMap((seat, at) => (squads[at] ? [[seat, { title, squads: [squads[at]], options }]] : [])));
}

/** Quick builds of a format meet others of as much threat, whatever is usual in the scenario. */
const optionsFor = ({ options }: GameOffer, edition: EditionId, threat: number | undefined): ChosenTable["options"] =>
  threat !== undefined && options[edition]?.some(({ id, usual }) => id === "threat" && usual !== threat) ? { threat } : {};

interface CalledList extends OfferedLists {
  /** What the lists of its format count by threat. */
  readonly threat?: number | undefined;
}

/** A draft whole or a squad of it, a ready-made list whole, or a list that the worker offers for the table. */
async function listCalled(client: Client, id: string, table: ListTable, drafts: readonly Draft[]): Promise<CalledList | undefined> {
  const draft = drafts.find((one) => draftId(one.id) === id);
  if (draft) return { id, title: draft.name, source: "My drafts", ...handedBy(draft.entry) };
  const ready = await readyMadeCalled(id, table.edition);
  if (ready) return ready;
  const offered = [...draftedLists(drafts, table), ...(await client.lists(table))];
  return offered.find((one) => one.id === id);
}

const handedBy = ({ format, squads, options }: EntryDraft): Pick<CalledList, "squads" | "options" | "threat"> => {
  const known = SQUAD_FORMAT_IDS.find((id) => id === format);
  return { squads, options, threat: known && squadFormatFacts(known).threat };
};

/** Squads of a team are offered one by one, by their places. */
async function readyMadeCalled(id: string, edition: EditionId): Promise<CalledList | undefined> {
  for (const { id: whole, title, entry } of await readyMadeLists(edition)) {
    const handed = { id, title, source: "Ready-made", ...handedBy(entry) } as const;
    if (whole === id) return handed;
    const at = entry.squads.findIndex((_, place) => `${whole} ${place}` === id);
    const squad = entry.squads[at];
    if (squad) return { ...handed, title: entry.squads.length === 1 ? title : `${title}: ${squad.name ?? at + 1}`, squads: [squad] };
  }
  return undefined;
}
