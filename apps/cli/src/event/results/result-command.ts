/** `broadside event result FILE TABLE A B`: results, reported by players or entered by the staff. */

import type { Claim } from "@broadside/formats";
import { contentHash } from "@broadside/kit";
import type { GameRecord } from "@broadside/rules";
import {
  isOpen,
  type Match,
  matchAt,
  membersOf,
  nameOf,
  placesOfRecord,
  type RecordMark,
  type Round,
  roundOf,
  type TournamentEvent,
} from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { ReadProof } from "../../play/verify-game.ts";
import { DATA_ARG } from "../../points-updates.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain, print, printNote } from "../../terminal/messages.ts";
import { OptionReader, wholeNumber } from "../../terminal/option-reader.ts";
import { AS_ARG, changeEvent, FILE_ARG, readEvent, type SuccessLines, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { isWrittenByPlayer } from "../people/player-only.ts";
import { pairedRound, ROUND_ARG } from "../rounds/round-option.ts";
import { openInWords } from "../rounds/round-words.ts";
import { matchNamed, peopleAt } from "../rounds/table-option.ts";
import { agreementsBroken } from "./agreement-check.ts";
import { claimFrom } from "./claim-options.ts";
import { claimInTable, impossibleClaimReasons, keptPairingsNote, lossesWithoutScore, questionsOn, resultInWords } from "./result-words.ts";

/** A pod has at most this many sides. */
const MOST_TOTALS = 8;
/** Options for facts that a game's record already contains. */
const TOLD_BY_GAME = ["lost", "wiped", "conceded", "time", "game-rounds", "tiebreak", "counters"] as const;

export const resultCommand: Subcommand = {
  about: "Enter, report, confirm or dispute a result; without a table, list the open tables",
  example: "cup.jsonl 1 120 80",
  args: {
    file: FILE_ARG,
    table: {
      type: "positional",
      required: false,
      valueHint: "TABLE",
      description: "the table's number, or a player or team there",
    },
    totals: {
      type: "positional",
      required: false,
      valueHint: "POINTS…",
      description: "the score of each side, in the order shown for the table",
    },
    round: ROUND_ARG,
    lost: {
      type: "string",
      valueHint: "SIDE: SHIP,…;…",
      description:
        'the ships that each side lost, by number or name: "Ana: 1, Wedge half, 3 fore; Ben: 4 fled"; for a paper list, "Cid: 120 points"',
    },
    record: { type: "string", valueHint: "RECORD", description: "read the whole result from the game's record" },
    wiped: { type: "string", valueHint: "SIDE;…", description: "the players or teams with no ships left" },
    conceded: { type: "string", valueHint: "SIDE;…", description: "the players or teams that conceded" },
    time: { type: "boolean", description: "time was called" },
    "game-rounds": { type: "string", valueHint: "N", description: "how many game rounds were played" },
    tiebreak: { type: "string", valueHint: "A,B;…", description: "the values compared by the scenario's tiebreakers; higher is better" },
    counters: { type: "string", valueHint: "A,B", description: "the victory counters of each side" },
    correct: { type: "string", valueHint: "REASON", description: "replace the current result" },
    confirm: { type: "boolean", description: "confirm the result that the other side reported" },
    dispute: { type: "string", valueHint: "NOTE", description: "dispute the result that the other side reported" },
    anyway: {
      ...WRITING_ARGS.anyway,
      description:
        "do it even if the event is closed, the file was edited by hand or the numbers look wrong; the staff can also accept an unproven record",
    },
    data: DATA_ARG,
    as: { ...AS_ARG, description: "the person who enters this: a player reports, the staff decides" },
  },
  renamed: { game: "record" },
  run: async (values) => {
    const options = new OptionReader(values);
    const [file, table] = [String(values["file"]), options.text("table")];
    const number = options.whole("round", 1);
    const texts = options.words().slice(2);
    const extra = texts[MOST_TOTALS];
    if (extra !== undefined) options.note(`"${extra}" is one argument too many.`, "See the options: broadside event result --help");
    const scores = texts.flatMap(
      (text) => wholeNumber(text) ?? options.note(`A side's score can't be "${text}".`, "Use whole numbers, 0 or more.") ?? [],
    );
    for (const key of ["game-rounds"]) options.whole(key);
    options.numbers("counters");
    options.numberLists("tiebreak");
    const [confirm, note] = [options.flag("confirm"), options.text("dispute")];
    if (confirm && note !== undefined) options.note("--confirm and --dispute contradict each other.", "Leave out one of them.");
    const recordFile = options.text("record");
    if (recordFile !== undefined && (scores.length > 0 || TOLD_BY_GAME.some((key) => values[key] !== undefined)))
      options.note("--record reads the whole result.", `Leave out the scores and ${TOLD_BY_GAME.map((key) => `--${key}`).join(", ")}.`);
    if (recordFile !== undefined && table === undefined)
      options.note("--record needs the game's table.", "Name the table, or a side that plays there.");
    if (options.reportProblems()) return EXIT.usage;
    if (table === undefined) return showOpen(file, number);
    const game = recordFile === undefined ? undefined : await proofIn(recordFile, values["data"]);
    if (recordFile !== undefined && (!game || !mayBeTaken(recordFile, game, options.flag("anyway")))) return EXIT.refused;
    const reader = game && (await gameReader(game));
    const gameRounds = options.whole("game-rounds");
    const asksRounds = gameRounds === undefined ? undefined : (await import("./last-round.ts")).roundsQuestion;
    return changeEvent(
      file,
      values,
      (writing) => {
        const { event } = writing.log;
        const round = pairedRound(event, number);
        const match = round && matchNamed(event, round, table);
        if (!round || !match) return undefined;
        if (confirm || note !== undefined) return isWrittenByPlayer(event, writing.by) ? answer(writing, round, match, note) : undefined;
        if (scores.length > 0 && wholeNumber(table) === undefined) {
          complain(
            "Scores must be in the order of the table's sides, so name the table by its number.",
            `Type ${match.table}, then the scores of ${match.sides.map((side) => nameOf(event, side)).join(", ")}, in this order.`,
          );
          return undefined;
        }
        const counted = game && countsAlready(event, round, match, game, options.text("correct") !== undefined);
        if (counted !== undefined) {
          complain(counted, "Name the record of another game, or enter the result by hand.");
          return undefined;
        }
        const broken = game && reader ? [...agreementsBroken(event, game.record.setup), ...reader.otherwise(event, round)] : [];
        if (broken.length > 0 && !options.flag("anyway")) {
          complain(broken.join("\n"), ACCEPT_ANYWAY);
          return undefined;
        }
        const unproven = [game?.unproven, ...broken].filter((words) => words !== undefined).join(" ");
        const claim = reader ? reader.claim(event, round, match) : claimFrom(options, scores, event, round, match);
        const isTaken = isOpen(match) || options.text("correct") !== undefined;
        const doubts = claim && isTaken ? impossibleClaimReasons(event, round, match, claim) : [];
        if (doubts.length > 0) complain(doubts.join("\n"), "Correct the result, then run the command again.");
        if (!claim || doubts.length > 0) return undefined;
        const isAsked = claim && isTaken && !game && !options.flag("anyway");
        const questions = isAsked
          ? [...questionsOn(event, round, match, claim), ...(asksRounds?.(event, round, gameRounds ?? 0) ?? [])]
          : [];
        if (questions.length > 0) {
          complain(questions.join("\n"), "Check the result. If it is right, add --anyway.");
          return undefined;
        }
        return enterResult(writing, round, match, {
          claim,
          correction: options.text("correct"),
          record: game && markOf(game.record),
          unproven: unproven === "" ? undefined : unproven,
        });
      },
      (event) => peopleAt(event, number, table),
    );
  },
};

const ACCEPT_ANYWAY = "Enter the result by hand. The staff can also accept the record with --anyway, and the log will say so.";

/** Checks a game's record. Loads the rules and all cards only here, so that other event commands don't wait for them. */
async function proofIn(file: string, data: unknown): Promise<ReadProof | undefined> {
  const { readProof } = await import("../../play/verify-game.ts");
  return readProof(file, data);
}

/** Whether the record is proof, or the user accepts it with --anyway. Prints the reason if not. */
function mayBeTaken(file: string, { unproven }: ReadProof, anyway: boolean): boolean {
  if (unproven === undefined || anyway) return true;
  complain(`${file} doesn't prove the result. ${unproven}`, ACCEPT_ANYWAY);
  return false;
}

/** Returns the hashes that identify a game in the log. An unproven record may have any text as its key, so that text is hashed. */
function markOf({ key, commitment }: GameRecord): RecordMark {
  return { key: isHash(key) ? key : contentHash(key), ...(commitment !== undefined && isHash(commitment) && { commitment }) };
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Returns an error message if the game is already the result of another match. */
function countsAlready(event: TournamentEvent, round: Round, match: Match, { record }: ReadProof, corrects: boolean): string | undefined {
  const isHere = (place: { readonly round: number; readonly table: number }): boolean =>
    place.round === round.number && place.table === match.table && (isOpen(match) || corrects);
  const counted = placesOfRecord(event, markOf(record).key).find((place) => !isHere(place));
  if (!counted) return undefined;
  const sides = matchAt(event, counted.round, counted.table)?.sides.map((side) => nameOf(event, side)) ?? [];
  return `This game already counts for round ${counted.round}, table ${counted.table}, ${sides.join(" against ")}. A record counts only once.`;
}

/** A result together with its record. */
interface ResultToEnter {
  readonly claim: Claim;
  readonly correction: string | undefined;
  readonly record: RecordMark | undefined;
  readonly unproven: string | undefined;
}

/** Loads the cards of the game's edition to compare the lists. An unproven record may contain anything, even an invalid claim. */
async function gameReader({ record, unproven }: ReadProof) {
  const { claimFromGame } = await import("./claim-from-game.ts");
  const { acceptableDifferences } = await import("./match-check.ts");
  const { catalogueFor } = await import("@broadside/content");
  const cards = await catalogueFor(record.setup.edition);
  const claim = (event: TournamentEvent, round: Round, match: Match): Claim | undefined => {
    if (unproven === undefined) return claimFromGame(record, cards, event, round, match);
    try {
      return claimFromGame(record, cards, event, round, match);
    } catch {
      complain("The result in the record can't be read.", "Enter the result by hand.");
      return undefined;
    }
  };
  return { claim, otherwise: (event: TournamentEvent, round: Round) => acceptableDifferences(event, round, record) };
}

/** Enters or reports a result. The staff decides, except in their own match. Everyone else reports, and the other side has to confirm. */
function enterResult(
  writing: Writing,
  entered: Round,
  match: Match,
  { claim, correction, record: mark, unproven }: ResultToEnter,
): SuccessLines {
  const { file, log, by, record } = writing;
  const [{ number: round }, { table, sides }] = [entered, match];
  const plays = sides.some((side) => membersOf(log.event, side).includes(by));
  const isStaff = log.event.people.get(by)?.role !== undefined && !plays;
  if (!isStaff && correction !== undefined) {
    complain(
      plays ? "You can't correct the result of your own match." : "Only the staff can correct a result.",
      plays ? "Ask another staff member to correct it." : "Ask a staff member to correct it, with --as STAFF.",
    );
    return undefined;
  }
  if (!isStaff && unproven !== undefined) {
    complain("Only the staff can accept an unproven record.", "Enter the result by hand; the other side then confirms it.");
    return undefined;
  }
  if (isStaff && correction === undefined && !isOpen(match)) {
    complain(`Table ${table} of round ${round} already has a result.`, "Add --correct REASON to replace it.");
    return undefined;
  }
  const done = isStaff
    ? record({
        kind: "result",
        round,
        table,
        claim,
        ...(correction !== undefined && { correction }),
        ...(mark && { record: mark }),
        ...(unproven !== undefined && { unproven: inOneLine(unproven) }),
      })
    : record({ kind: "reported", round, table, claim, ...(mark && { record: mark }) });
  if (!done) return undefined;
  if (!mark) for (const words of lossesWithoutScore(log.event, entered, match, claim)) printNote(words);
  return [...afterwards(log.event, round, table, claim), ...(correction === undefined ? [] : keptPairingsNote(log.event, round, file))];
}

/** Shortens a note for the log, and removes invisible characters. */
const inOneLine = (text: string): string => [...text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim()].slice(0, LONGEST_UNPROVEN).join("");
const LONGEST_UNPROVEN = 500;

function answer({ log, record }: Writing, { number: round }: Round, { table }: Match, note: string | undefined): SuccessLines {
  const row = { kind: "answered", round, table, answer: note === undefined ? "confirmed" : "disputed" } as const;
  return record(note === undefined || note.trim() === "" ? row : { ...row, note }) ? afterwards(log.event, round, table) : undefined;
}

/** Describes the result and the open tables. */
function afterwards(event: TournamentEvent, number: number, table: number, entered?: Claim): readonly string[] {
  const round = roundOf(event, number);
  const match = matchAt(event, number, table);
  if (!round || !match) return [];
  const stands = resultInWords(event, round, match);
  return [...(stands.length === 0 && entered ? claimInTable(event, round, match, entered) : stands), ...openInWords(event, round)];
}

async function showOpen(file: string, number: number | undefined): Promise<number> {
  const log = await readEvent(file);
  const round = log && pairedRound(log.event, number);
  if (!log || !round) return EXIT.refused;
  print(openInWords(log.event, round).join("\n"));
  return EXIT.fine;
}
