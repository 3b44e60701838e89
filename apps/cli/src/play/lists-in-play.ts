/** The lists of a game: files, or ready-made ones by id, read, checked for the format and named. Whatever is in the way is said. */
import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Catalogue } from "@broadside/cards";
import { setUpFormatOf } from "@broadside/rules";
import {
  checkEntry,
  type EntryDraft,
  type Format,
  type FormatOptions,
  formatById,
  type LegalSquad,
  type ListFile,
  listsForSides,
  type SquadDraft,
  tierFormat,
} from "@broadside/squads";
import { loadCatalogue, updateOf } from "../catalogues.ts";
import { complain, EXIT } from "../exit-codes.ts";
import { readyMadeIn, readyMadeText } from "../lists-command.ts";
import { verdictInWords } from "../squad/squad-check.ts";
import { chooseFormat, listIn, type OpenedForFormat, openList, problemInWords, readEntry } from "../squad/squad-file.ts";
import { openOptions, type Question } from "../squad/squad-question.ts";
import { PLAYED_FORMATS, type PlayedFormat } from "./play-choices.ts";
import type { SideEntry } from "./side-entry.ts";
import { inTeams, seatsFit } from "./teams-in-play.ts";

interface ListInPlay {
  /** What its seat is called. */
  readonly name: string;
  readonly squad: LegalSquad;
  readonly team: number;
  /** The place of the file it comes from. */
  readonly from: number;
}

export interface ListsInPlay {
  readonly format: Format;
  /** The date of the points update that they are counted by, where there is one. */
  readonly pointsUpdate: string | undefined;
  readonly lists: readonly ListInPlay[];
}

export interface ListQuestion {
  readonly files: readonly string[];
  readonly format: PlayedFormat | undefined;
  readonly tier: number | undefined;
  /** One a file. */
  readonly teams: readonly number[] | undefined;
  /** A file with what the organiser has set. */
  readonly options: unknown;
  readonly data: unknown;
}

export interface Named {
  readonly file: string;
  readonly list: ListFile;
  readonly isReadyMade: boolean;
}

/** Everything that is wrong with any of the lists is said before it gives up, with the exit code. */
export async function openListsInPlay({ files, format: wanted, tier, teams, options, data }: ListQuestion): Promise<ListsInPlay | number> {
  const opened: Named[] = [];
  for (const file of files) {
    const list = await openOne(file);
    if (list) opened.push(list);
  }
  if (opened.length < files.length) return EXIT.refused;
  const format = formatOf(opened, wanted);
  if (!format || !tierFits(format, tier)) return EXIT.usage;
  const catalogue = await loadCatalogue(format.edition, data);
  const entries: SideEntry[] = [];
  for (const [from, one] of opened.entries()) {
    const question = catalogue && (await entryOf(one, format, data));
    if (question) entries.push({ file: one.file, team: teams?.[from] ?? from + 1, from: [from], question });
  }
  if (!catalogue || entries.length < files.length) return EXIT.refused;
  await fillUp(opened, entries, format, data);
  if (!seatsFit(format, setUpFormatOf(format.id).sides, entries)) return EXIT.usage;
  const set = await optionsOf(opened, entries, options, catalogue);
  if (!set) return EXIT.refused;
  const sides = inTeams(format, entries, teams);
  if (!sides) return EXIT.usage;
  const checked = sides.map((side) => checkSide(side, tier, set));
  const lists = checked.flatMap((found) => found ?? []);
  return checked.includes(undefined) ? EXIT.refused : { format, pointsUpdate: await updateOf(catalogue), lists: withNamesApart(lists) };
}

const FEWEST_LISTS = 2;

/** Where there is no opponent, or nobody at all, ready-made lists of other factions. */
async function fillUp(opened: Named[], entries: SideEntry[], format: Format, data: unknown): Promise<void> {
  const offers = entries.length < FEWEST_LISTS ? await readyMadeIn(format.id) : [];
  const places = Array.from({ length: FEWEST_LISTS }, (_, at) => {
    const squads = entries[at]?.question.entry.squads;
    return { side: entries[at]?.team ?? at + 1, chosen: squads && { id: "", entry: { squads } } };
  });
  const lists = listsForSides<{ readonly id: string; readonly entry: Pick<EntryDraft, "squads"> }>(
    places,
    offers,
    ({ entry }) => entry.squads[0]?.faction,
  );
  for (const list of lists.slice(entries.length)) {
    const one = list && (await openOne(list.id));
    const question = one && (await entryOf(one, format, data));
    if (!question) continue;
    entries.push({ file: one.file, team: entries.length + 1, from: [entries.length], question });
    opened.push(one);
  }
}

/** The id of a ready-made list goes before a file of that name. */
export async function openOne(given: string): Promise<Named | undefined> {
  const text = await readyMadeText(given);
  const isReadyMade = text !== undefined;
  if (isReadyMade || given === "-" || (await isThere(given))) {
    const list = isReadyMade ? listIn(given, text) : await openList(given);
    return list && { file: given, list, isReadyMade };
  }
  complain(`There is neither a file nor a ready-made list "${given}"; broadside lists names the ready-made ones.`);
  return undefined;
}

const isThere = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The format that is asked for, or else the one that the lists name. */
function formatOf(opened: readonly Named[], wanted: PlayedFormat | undefined): Format | undefined {
  const named = new Set(opened.flatMap(({ list }) => list.format ?? []));
  const [only] = named;
  const choices = `say --format ${PLAYED_FORMATS.join(" or ")}`;
  if (wanted === undefined && named.size > 1) {
    complain(`The lists are for different formats, ${[...named].join(" and ")}; ${choices}.`);
    return undefined;
  }
  const id = wanted ?? only ?? "standard-100";
  if (PLAYED_FORMATS.some((known) => known === id)) return formatById(id);
  complain(`${formatById(id)?.name ?? id} cannot be played yet; ${choices}.`);
  return undefined;
}

function tierFits({ name, lists: { called, most } }: Format, tier: number | undefined): boolean {
  const hasTiers = called === "tier";
  if (hasTiers === (tier !== undefined)) return true;
  complain(hasTiers ? `${name} is played tier by tier; say which with --tier 1 to ${most}.` : `${name} has no tiers; leave out --tier.`);
  return false;
}

async function entryOf({ file, list }: Named, format: Format, data: unknown): Promise<OpenedForFormat | undefined> {
  const fitting = chooseFormat(file, list, format.id);
  const opened = fitting && (await readEntry(file, list, format.edition, data));
  if (!opened) return undefined;
  for (const note of opened.notes) complain(`Note: ${file}: ${problemInWords(note)}.`);
  return { ...opened, format };
}

/**
 * What the organiser has set holds for all; what a list sets for itself counts in nobody's game. Ready-made ones are no player's: the epic
 * points that they give to huge ships hold where nothing else is set.
 */
async function optionsOf(
  opened: readonly Named[],
  entries: readonly SideEntry[],
  file: unknown,
  catalogue: Catalogue,
): Promise<FormatOptions | undefined> {
  if (typeof file === "string") return openOptions(file, catalogue);
  const given = entries.flatMap(({ question }, at) => (opened[at]?.isReadyMade ? [question.entry.options?.epicPoints ?? {}] : []));
  const epicPoints = Object.assign({}, ...given) as NonNullable<FormatOptions["epicPoints"]>;
  return Object.keys(epicPoints).length > 0 ? { epicPoints } : {};
}

/** The lists of a side, each a seat; undefined, with the verdict said, where they are not legal. */
function checkSide({ file, team, from, question: given }: SideEntry, tier: number | undefined, options: FormatOptions) {
  const question = ofTier({ ...given, entry: { ...given.entry, options } }, tier);
  const { verdict, legal } = checkEntry(question.entry, question.format, question.catalogue);
  if (!legal) {
    complain([`${file} cannot be played.`, ...verdictInWords(question, verdict)].join("\n"));
    return undefined;
  }
  const drafts = question.entry.squads;
  noteObstacles(file, question.format, drafts);
  const inPlay = (place: number): readonly ListInPlay[] => {
    const squad = legal.squads[place];
    if (!squad) return [];
    const name = nameOf(file, drafts[place]);
    return [{ name, squad: { ...squad, obstacles: obstaclesOf(drafts, place) }, team, from: from[place] ?? from[0] ?? 0 }];
  };
  if (question.format.lists.called === "tier" && legal.squads.length > 1) return inPlay((tier ?? 1) - 1);
  return legal.squads.flatMap((_, place) => inPlay(place));
}

/** A side that brings too few obstacles, or too many, is told what is done about it. */
function noteObstacles(file: string, { id, lists }: Format, squads: readonly SquadDraft[]): void {
  const { each, filled } = setUpFormatOf(id).obstacles;
  const named = new Set(squads.flatMap(({ obstacles = [] }) => obstacles)).size;
  if (filled === "each side" && named > 0 && named !== each)
    complain(
      `Note: ${file} names ${named} obstacles; a ${lists.called === "member" ? "team" : "player"} brings ${each}, so ${named < each ? "asteroids of the core set fill up" : `the first ${each} count`}.`,
    );
}

/** An entry with every tier is checked whole, a single list as the tier that is played. */
function ofTier(question: Question, tier: number | undefined): Question {
  const [squad] = question.entry.squads;
  if (tier === undefined || !squad || question.entry.squads.length > 1) return question;
  return { ...question, format: tierFormat(squad, tier, question.format), name: `tier ${tier} of ${question.format.name}` };
}

/** The lists of an entry share the obstacles that the first one names. */
const obstaclesOf = (squads: readonly SquadDraft[], place: number): readonly string[] =>
  squads[place]?.obstacles ?? squads.find(({ obstacles }) => obstacles)?.obstacles ?? [];

export function nameOf(file: string, squad: SquadDraft | undefined): string {
  const name = squad?.player ?? squad?.name;
  if (name !== undefined && name.trim() !== "") return name.trim();
  return file === "-" ? "standard input" : basename(file, extname(file));
}

/** Seats of one name get numbers. */
function withNamesApart(lists: readonly ListInPlay[]): readonly ListInPlay[] {
  const counts = new Map<string, number>();
  return lists.map((list) => {
    const count = (counts.get(list.name) ?? 0) + 1;
    counts.set(list.name, count);
    return count === 1 ? list : { ...list, name: `${list.name} ${count}` };
  });
}
