/** Reads the lists of a first-edition game, from files or by the ids of ready-made lists, and arranges them in seats and teams. */

import type { Catalogue } from "@broadside/cards";
import type { ListOffer, SeatChoice } from "@broadside/content";
import { gameEdition, gameSheet } from "@broadside/formats";
import { mayHaveHugeObstacle } from "@broadside/rules";
import { type Format, type FormatOptions, formatById, listsForSides, type SquadDraft } from "@broadside/squads";
import { loadCatalogue } from "../catalogues.ts";
import { EXIT } from "../exit-codes.ts";
import { readyMadeIn } from "../lists-command.ts";
import { chooseFormat } from "../squad/squad-file.ts";
import { openOptions } from "../squad/squad-question.ts";
import { complain } from "../terminal/messages.ts";
import type { ChosenGame } from "./chosen-game.ts";
import { nameOf, type OpenedList, openOne, readOne, withNamesApart } from "./list-file.ts";
import { PLAYED_FORMATS, PLAYER_NAMES, type PlayedFormat } from "./play-choices.ts";
import type { PlayOptions } from "./play-options.ts";
import { inTeams, type SideLists, seatsFit } from "./teams-in-play.ts";

/** Returns the game, or an exit code if any file has a problem. Reads all files first, so that it prints all their problems. */
export async function formatGame(options: PlayOptions, args: Readonly<Record<string, unknown>>): Promise<ChosenGame | number> {
  const { files } = options;
  const opened: OpenedList[] = [];
  for (const file of files) {
    const list = await openOne(file);
    if (list) opened.push(list);
  }
  if (opened.length < files.length) return EXIT.refused;
  const format = playedFormat(opened, options);
  if (!format) return EXIT.usage;
  const catalogue = await loadCatalogue(format.edition, args["data"]);
  if (!catalogue) return EXIT.refused;
  const read: ListOffer[] = [];
  for (const one of opened) {
    const list = await readForFormat(one, format, args["data"]);
    if (list) read.push(list);
  }
  return read.length < files.length ? EXIT.refused : gameOfLists(read, format, { ...options, catalogue }, args);
}

/** A format that can be played. */
export type FormatInPlay = Format & { readonly id: PlayedFormat };

/** Finds the format. Prints the reason and returns undefined if neither the lists nor the options name one. */
export function playedFormat(
  opened: readonly OpenedList[],
  { format: wanted, tier }: Pick<PlayOptions, "format" | "tier">,
): FormatInPlay | undefined {
  const id = formatOf(opened, wanted);
  const format = id && formatById(id);
  return format && tierFits(format, tier) ? { ...format, id } : undefined;
}

/** Sets up a game between lists, one for each side or player. A single list gets a ready-made opponent from another faction. */
export async function gameOfLists(
  lists: readonly ListOffer[],
  format: FormatInPlay,
  options: Omit<PlayOptions, "files"> & { readonly catalogue: Catalogue },
  args: Readonly<Record<string, unknown>>,
): Promise<ChosenGame | number> {
  const { id } = format;
  const { tier, teams, catalogue } = options;
  const entries = lists.map((list, from): SideLists => ({ ...list, team: teams?.[from] ?? from + 1, from: [from] }));
  await fillUp(entries, format, args["data"]);
  if (!seatsFit(format, gameSheet(id).sides, entries)) return EXIT.usage;
  const set = await optionsOf(entries, args["options"], catalogue);
  if (!set) return EXIT.refused;
  const sides = inTeams(format, entries, teams);
  if (!sides) return EXIT.usage;
  const { deck, rounds: roundLimit, hugeObstacle, agreements, players } = options;
  if (hugeObstacle && !mayHaveHugeObstacle(id)) {
    complain(`Only standard games can use a huge ship as an obstacle, not ${format.name}.`, "Leave out --huge-obstacle.");
    return EXIT.usage;
  }
  const seats = sides.flatMap((side) => seatsOf(side, format, tier));
  return {
    choice: {
      edition: gameEdition(id),
      format: id,
      tier,
      options: set,
      deck,
      roundLimit,
      agreements,
      ...(hugeObstacle && { hugeObstacle }),
      seats: withNamesApart(seats.map(({ seat }) => seat)),
    },
    updated: catalogue,
    players: seats.map(({ from }) => players[from] ?? PLAYER_NAMES[0]),
    sources: seats.map(({ file }) => file),
    notes: sides.flatMap((side) => obstacleNotes(side, id, format)),
  };
}

const FEWEST_LISTS = 2;

/** Adds ready-made lists of other factions until there are two lists. */
async function fillUp(entries: SideLists[], format: FormatInPlay, data: unknown): Promise<void> {
  const offers = entries.length < FEWEST_LISTS ? await readyMadeIn(format.id) : [];
  const places = Array.from({ length: FEWEST_LISTS }, (_, at) => {
    const chosen = entries[at];
    return { side: chosen?.team ?? at + 1, chosen };
  });
  const lists = listsForSides<Pick<ListOffer, "id" | "squads">>(places, offers, ({ squads }) => squads[0]?.faction);
  for (const list of lists.slice(entries.length)) {
    const one = list && (await openOne(list.id));
    const read = one && (await readForFormat(one, format, data));
    if (!read) continue;
    entries.push({ ...read, team: entries.length + 1, from: [entries.length] });
  }
}

/** Returns the format that the options name, or else the one that the lists name. */
function formatOf(opened: readonly OpenedList[], wanted: PlayedFormat | undefined): PlayedFormat | undefined {
  const named = new Set(opened.flatMap(({ list }) => list.format ?? []));
  const [only] = named;
  const next = `Choose one with --format: ${PLAYED_FORMATS.join(", ")}.` as const;
  if (wanted === undefined && named.size > 1) {
    complain(`The lists are for different formats: ${[...named].join(" and ")}.`, next);
    return undefined;
  }
  const id = wanted ?? only ?? "standard-100";
  const played = PLAYED_FORMATS.find((known) => known === id);
  if (played === undefined) complain(`Broadside can't play ${formatById(id)?.name ?? id} yet.`, next);
  return played;
}

function tierFits({ name, lists: { called, most } }: Format, tier: number | undefined): boolean {
  const hasTiers = called === "tier";
  if (hasTiers === (tier !== undefined)) return true;
  if (hasTiers) complain(`${name} is played one tier at a time.`, `Choose a tier from 1 to ${most}, such as --tier 1.`);
  else complain(`There are no tiers in ${name}.`, "Leave out --tier.");
  return false;
}

/** Reads a list for a format, and reports anything it couldn't read. */
export async function readForFormat(opened: OpenedList, format: FormatInPlay, data: unknown): Promise<ListOffer | undefined> {
  return chooseFormat(opened.file, opened.list, format.id) && readOne(opened, format.edition, data);
}

/**
 * Chooses the options for all lists. The organiser's options apply to every list, and a player's list can't set its own. Without an
 * organiser's file, only ready-made lists set options: the epic points that their huge ships cost.
 */
async function optionsOf(lists: readonly ListOffer[], file: unknown, catalogue: Catalogue): Promise<FormatOptions | undefined> {
  if (typeof file === "string") return openOptions(file, catalogue);
  const given = lists.flatMap(({ source, options }) => (source === "Ready-made" ? [options?.epicPoints ?? {}] : []));
  const epicPoints = Object.assign({}, ...given) as NonNullable<FormatOptions["epicPoints"]>;
  return Object.keys(epicPoints).length > 0 ? { epicPoints } : {};
}

interface SeatInPlay {
  readonly seat: SeatChoice;
  /** The list's file, and the file's position on the command line. */
  readonly file: string;
  readonly from: number;
}

/** Returns a seat for every list, or only for the list of the tier being played. That seat keeps all tiers, which are checked together. */
function seatsOf({ id: file, team, from, squads }: SideLists, { lists }: Format, tier = 1): readonly SeatInPlay[] {
  const isTiers = lists.called === "tier" && squads.length > 1;
  return (isTiers ? squads.slice(tier - 1, tier) : squads).map((squad, place) => ({
    file,
    from: from[place] ?? from[0] ?? 0,
    seat: {
      name: nameOf(file, squad),
      team,
      squad: lists.called === "member" ? { ...squad, obstacles: obstaclesOf(squads, place) } : squad,
      ...(isTiers && { tiers: squads }),
    },
  }));
}

/** Returns the obstacles that a team's members share: those of the first list that names any. */
const obstaclesOf = (squads: readonly SquadDraft[], place: number): readonly string[] =>
  squads[place]?.obstacles ?? squads.find(({ obstacles }) => obstacles)?.obstacles ?? [];

/** Explains what happens when a side names too few or too many obstacles. */
function obstacleNotes({ id: file, squads }: SideLists, id: PlayedFormat, { lists }: Format): readonly string[] {
  const { each, filled } = gameSheet(id).obstacles;
  const named = new Set(squads.flatMap(({ obstacles = [] }) => obstacles)).size;
  if (filled !== "each side" || named === 0 || named === each) return [];
  const done = named < each ? "core set asteroids replace the missing ones" : `only the first ${each} count`;
  return [`${file} names ${named} obstacles, but each ${lists.called === "member" ? "team" : "player"} brings ${each}, so ${done}`];
}
