/** The lists of a game: files, or ready-made ones by id, read, checked for the format and named. Whatever is in the way is said. */
import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { checkEntry, type Format, formatById, type LegalSquad, type ListFile, type SquadDraft, tierFormat } from "@broadside/squads";
import { complain, EXIT } from "../exit-codes.ts";
import { readyMadeText } from "../lists-command.ts";
import { verdictInWords } from "../squad-check.ts";
import { chooseFormat, listIn, openList, problemInWords, readEntry } from "../squad-file.ts";
import type { Question } from "../squad-question.ts";
import { PLAYED_FORMATS, type PlayedFormat } from "./play-choices.ts";

interface ListInPlay {
  /** What its seat is called. */
  readonly name: string;
  readonly squad: LegalSquad;
}

export interface ListsInPlay {
  readonly format: Format;
  readonly lists: readonly ListInPlay[];
}

export interface ListQuestion {
  readonly files: readonly string[];
  readonly format: PlayedFormat | undefined;
  readonly tier: number | undefined;
  readonly data: unknown;
}

interface Named {
  readonly file: string;
  readonly list: ListFile;
}

/** Everything that is wrong with any of the lists is said before it gives up, with the exit code. */
export async function openListsInPlay({ files, format: wanted, tier, data }: ListQuestion): Promise<ListsInPlay | number> {
  const opened: Named[] = [];
  for (const file of files) {
    const list = await openOne(file);
    if (list) opened.push({ file, list });
  }
  if (opened.length < files.length) return EXIT.refused;
  const format = formatOf(opened, wanted);
  if (!format || !tierFits(format, tier)) return EXIT.usage;
  const lists: ListInPlay[] = [];
  for (const one of opened) {
    const checked = await checkOne(one, format, tier, data);
    if (checked) lists.push(checked);
  }
  return lists.length < files.length ? EXIT.refused : { format, lists: withNamesApart(lists) };
}

/** The id of a ready-made list goes before a file of that name. */
async function openOne(given: string): Promise<ListFile | undefined> {
  const text = await readyMadeText(given);
  if (text !== undefined) return listIn(given, text);
  if (given === "-" || (await isThere(given))) return openList(given);
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

async function checkOne({ file, list }: Named, format: Format, tier: number | undefined, data: unknown): Promise<ListInPlay | undefined> {
  const fitting = chooseFormat(file, list, format.id);
  const opened = fitting && (await readEntry(file, list, format.edition, data));
  if (!opened) return undefined;
  for (const note of opened.notes) complain(`Note: ${file}: ${problemInWords(note)}.`);
  // What a list sets for itself counts in nobody else's game.
  const { options: _own, ...entry } = opened.entry;
  const question = tier === undefined ? { ...opened, entry, format } : ofTier({ ...opened, entry, format }, tier);
  const { verdict, legal } = checkEntry(question.entry, question.format, question.catalogue);
  const place = legal?.squads.length === 1 ? 0 : (tier ?? 1) - 1;
  const squad = legal?.squads[place];
  if (!squad) {
    complain([`${file} cannot be played.`, ...verdictInWords(question, verdict)].join("\n"));
    return undefined;
  }
  const drafts = question.entry.squads;
  return { name: nameOf(file, drafts[place]), squad: { ...squad, obstacles: obstaclesOf(drafts, place) } };
}

/** An entry with every tier is checked whole, a single list as the tier that is played. */
function ofTier(question: Question, tier: number): Question {
  const [squad] = question.entry.squads;
  if (!squad || question.entry.squads.length > 1) return question;
  return { ...question, format: tierFormat(squad, tier, question.format), name: `tier ${tier} of ${question.format.name}` };
}

/** The tiers of an entry share the obstacles that the first one names. */
const obstaclesOf = (squads: readonly SquadDraft[], place: number): readonly string[] =>
  squads[place]?.obstacles ?? squads.find(({ obstacles }) => obstacles)?.obstacles ?? [];

function nameOf(file: string, squad: SquadDraft | undefined): string {
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
