/** `broadside event standings FILE`: prints the standings and the championship. */

import {
  bracketPlaces,
  finalStandings,
  isDecided,
  isOpen,
  type ListedRank,
  listedStandings,
  membersOf,
  nameOf,
  type Round,
  standingsCsv,
  type TournamentEvent,
} from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { columns } from "../../terminal/columns.ts";
import { complain, print } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { writeStandardOutput } from "../../terminal/output.ts";
import { FILE_ARG, readEvent } from "../file/open-event.ts";

export const eventStandingsCommand: Subcommand = {
  about: "Print the standings",
  example: "cup.jsonl",
  args: {
    file: FILE_ARG,
    through: { type: "string", valueHint: "N", description: "print the standings after this round (default: the last)" },
    json: { type: "boolean", description: "print a JSON object" },
    csv: { type: "boolean", description: "print CSV for a spreadsheet" },
  },
  run: async (args) => {
    const options = new OptionReader(args);
    if (options.flag("json") && options.flag("csv")) options.note("--json and --csv can't be combined.", "Leave out one of them.");
    const through = options.whole("through", 1);
    if (options.reportProblems()) return EXIT.usage;
    const log = await readEvent(String(args["file"]));
    if (!log) return EXIT.refused;
    const { event } = log;
    const played = swissRounds(event).length;
    if (through !== undefined && through > played) {
      complain(
        played === 0
          ? "No round has been paired yet."
          : `Only ${played === 1 ? "1 round has" : `${played} rounds have`} been paired, not ${through}.`,
        played === 0
          ? "Run broadside event pair first, or leave out --through."
          : played === 1
            ? "Use --through 1, or leave it out."
            : `Use a round from 1 to ${played}, or leave out --through.`,
      );
      return EXIT.refused;
    }
    if (options.flag("csv")) await writeStandardOutput(standingsCsv(event, through));
    else print(options.flag("json") ? JSON.stringify(inJson(event, through)) : inWords(event, through).join("\n"));
    return EXIT.fine;
  },
};

const swissRounds = ({ rounds }: TournamentEvent): readonly Round[] => rounds.filter(({ kind }) => kind === "swiss");

function inJson(event: TournamentEvent, through: number | undefined) {
  const sides = ranksOf(event, through).map(({ opponents, swiss, championship: place, ...rank }) => ({
    ...rank,
    name: nameOf(event, rank.side),
    ...(event.teams.has(rank.side) && { members: membersOf(event, rank.side).map((member) => nameOf(event, member)) }),
    opponents,
    swiss,
    championship: place,
  }));
  return {
    event: event.name,
    format: event.format.id,
    through: Math.min(through ?? Number.POSITIVE_INFINITY, swissRounds(event).length),
    standings: sides.filter(({ swiss }) => swiss !== undefined),
    disqualified: sides.filter(({ swiss }) => swiss === undefined),
  };
}

function inWords(event: TournamentEvent, through: number | undefined): readonly string[] {
  const ranks = ranksOf(event, through);
  const isFinal = event.bracket !== undefined && through === undefined;
  return [
    `${event.name}: ${titleOf(event, through)}`,
    ...(isFinal ? ["", "Championship", ...championship(event), "", "All players, with their rank after the Swiss rounds"] : []),
    ...(ranks.length === 0 ? ["No one is ranked yet."] : rankTable(event, ranks, isFinal)),
  ];
}

/** Returns the final standings, or the standings after a given round. */
const ranksOf = (event: TournamentEvent, through: number | undefined): readonly ListedRank[] =>
  through === undefined ? finalStandings(event) : listedStandings(event, through);

/** Returns the title, which also mentions any missing results in the last round. */
function titleOf(event: TournamentEvent, through = Number.POSITIVE_INFINITY): string {
  if (event.bracket && through === Number.POSITIVE_INFINITY) return isDecided(event) ? "final standings" : "standings in the championship";
  const last = swissRounds(event).findLast(({ number }) => number <= through);
  if (!last) return "standings before the first round";
  return `standings ${last.matches.some(isOpen) ? "during" : "after"} round ${last.number}`;
}

function rankTable(event: TournamentEvent, ranks: readonly ListedRank[], isFinal: boolean): readonly string[] {
  const modified = event.format.points.modifiedWin !== undefined;
  const byes = ranks.some((rank) => rank.byes > 0);
  const proven = ranks.some((rank) => rank.proven !== undefined);
  const margin = event.format.margin === "the score" ? "mission" : "margin";
  return columns(
    [
      [
        "rank",
        "name",
        "points",
        margin,
        "schedule",
        modified ? "win-mod-draw-loss" : "win-draw-loss",
        ...(byes ? ["byes"] : []),
        ...(isFinal ? ["swiss"] : []),
        ...(proven ? ["proven"] : []),
        "",
      ],
      ...ranks.map((rank) => [
        String(rank.rank ?? (rank.championship === "in" ? "in" : "")),
        sideInWords(event, rank.side),
        String(rank.points),
        String(rank.margin),
        String(rank.schedule),
        [rank.wins, ...(modified ? [rank.modifiedWins] : []), rank.draws, rank.losses].join("-"),
        ...(byes ? [String(rank.byes)] : []),
        ...(isFinal ? [String(rank.swiss ?? "")] : []),
        ...(proven ? [String(rank.proven ?? 0)] : []),
        rank.status === "playing" ? "" : rank.status,
      ]),
    ],
    [0, 2, 3, 4, ...[byes, isFinal, proven].filter(Boolean).map((_, at) => 6 + at)],
  );
}

/** Lists the places decided so far, with the sides that are still playing at the top. */
function championship(event: TournamentEvent): readonly string[] {
  const places = bracketPlaces(event);
  const seeds = event.bracket?.seeds ?? [];
  const sides = seeds.map((side, at) => ({ side, seed: at + 1, place: places.get(side) ?? 0 }));
  const inOrder = sides.toSorted((a, b) => a.place - b.place || a.seed - b.seed);
  return columns(
    [
      ["place", "name", "seed"],
      ...inOrder.map(({ side, seed, place }) => [placeInWords(event, side, place), sideInWords(event, side), String(seed)]),
    ],
    [0, 2],
  );
}

function placeInWords(event: TournamentEvent, side: string, place: number): string {
  if (place > 0) return String(place);
  return event[event.format.ranks].get(side)?.status === "disqualified" ? "out" : "in";
}

const sideInWords = (event: TournamentEvent, side: string): string =>
  event.teams.has(side)
    ? `${nameOf(event, side)} (${membersOf(event, side)
        .map((member) => nameOf(event, member))
        .join(", ")})`
    : nameOf(event, side);
