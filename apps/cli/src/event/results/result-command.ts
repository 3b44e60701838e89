/** `broadside event result FILE TABLE A B`: results, told by players or put down by the staff. */
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
import { complain, EXIT, print } from "../../exit-codes.ts";
import type { ReadProof } from "../../play/verify-game.ts";
import { DATA_ARG } from "../../points-updates.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader, wholeNumber } from "../../terminal/option-reader.ts";
import { AS_ARG, changeEvent, FILE_ARG, readEvent, type SuccessLines, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { isSaidByPlayer } from "../people/player-only.ts";
import { ROUND_ARG, roundAsked } from "../rounds/round-option.ts";
import { openInWords } from "../rounds/round-words.ts";
import { matchNamed, peopleAt } from "../rounds/table-option.ts";
import { agreementsBroken } from "./agreement-check.ts";
import { claimFrom } from "./claim-options.ts";
import { claimDoubts, claimInTable, pairingsStand, questionsOn, resultInWords, ticksWithoutWorth } from "./result-words.ts";

/** As many totals as a pod has sides. */
const TOTALS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
/** What need not be said beside the record of a game. */
const TOLD_BY_GAME = ["lost", "wiped", "conceded", "time", "game-rounds", "tiebreak", "counters"] as const;
const TOTAL_ARG = { type: "positional", required: false, valueHint: "POINTS" } as const;

export const resultCommand: Subcommand = {
  about: "puts down or reports a result, confirms or disputes one; alone it lists open tables",
  args: {
    file: FILE_ARG,
    table: { type: "positional", required: false, valueHint: "TABLE", description: "the table, or a side that sits there" },
    ...Object.fromEntries(TOTALS.map((key, at) => [key, { ...TOTAL_ARG, description: `what side ${at + 1} of the table scored` }])),
    round: ROUND_ARG,
    lost: {
      type: "string",
      valueHint: "SIDE: SHIP,…;…",
      description:
        'ships lost by number or name, "Ana: 1, Wedge half, 3 fore; Ben: 4 fled"; of a list on paper the points, "Cid: 120 points"',
    },
    game: { type: "string", valueHint: "RECORD", description: "the record of the game, from which all of this is read" },
    wiped: { type: "string", valueHint: "SIDE;…", description: "who has no ship left" },
    conceded: { type: "string", valueHint: "SIDE;…", description: "who gave up" },
    time: { type: "boolean", description: "time was called" },
    "game-rounds": { type: "string", valueHint: "N", description: "rounds of the game that were played" },
    tiebreak: { type: "string", valueHint: "A,B;…", description: "the figures that the scenario's tiebreakers compare, more is better" },
    counters: { type: "string", valueHint: "A,B", description: "victory counters" },
    correct: { type: "string", valueHint: "REASON", description: "replaces the result that stands" },
    confirm: { type: "boolean", description: "what the other side has told is right" },
    dispute: { type: "string", valueHint: "NOTE", description: "it is not" },
    anyway: {
      ...WRITING_ARGS.anyway,
      description: `${WRITING_ARGS.anyway.description}; also figures that are hardly right, and the record of a game that proves nothing (staff only)`,
    },
    data: DATA_ARG,
    as: { ...AS_ARG, description: "who tells it: a player reports, the staff decides" },
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [file, table] = [String(values["file"]), options.text("table")];
    const number = options.whole("round", 1);
    const texts = TOTALS.map((key) => options.text(key)).filter((text) => text !== undefined);
    const scores = texts.flatMap((text) => wholeNumber(text) ?? options.note(`A total is a whole number from 0, not "${text}"`) ?? []);
    for (const key of ["game-rounds"]) options.whole(key);
    options.numbers("counters");
    options.numberLists("tiebreak");
    const [confirm, note] = [options.flag("confirm"), options.text("dispute")];
    if (confirm && note !== undefined) options.note("A result is confirmed or disputed, not both");
    const recordFile = options.text("game");
    if (recordFile !== undefined && (scores.length > 0 || TOLD_BY_GAME.some((key) => values[key] !== undefined)))
      options.note(`A game's record tells the whole result; leave out the totals and ${TOLD_BY_GAME.map((key) => `--${key}`).join(", ")}`);
    if (recordFile !== undefined && table === undefined) options.note("A game is played at one table; name it, or a side that sits there");
    if (options.complains()) return EXIT.usage;
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
        const round = roundAsked(event, number);
        const match = round && matchNamed(event, round, table);
        if (!round || !match) return undefined;
        if (confirm || note !== undefined) return isSaidByPlayer(event, writing.by) ? answer(writing, round, match, note) : undefined;
        if (scores.length > 0 && wholeNumber(table) === undefined) {
          complain(
            `Totals go in the order of the table's sides; name it by its number, ${match.table}: ${match.sides.map((side) => nameOf(event, side)).join(", ")}.`,
          );
          return undefined;
        }
        const counted = game && countsAlready(event, round, match, game, options.text("correct") !== undefined);
        if (counted !== undefined) {
          complain(counted);
          return undefined;
        }
        const broken = game && reader ? [...agreementsBroken(event, game.record.setup), ...reader.otherwise(event, round)] : [];
        if (broken.length > 0 && !options.flag("anyway")) {
          for (const words of broken) complain(words);
          complain("If it is to count all the same, the staff says --anyway, and the log tells it; or tell the result by hand.");
          return undefined;
        }
        const unproven = [game?.unproven, ...broken].filter((words) => words !== undefined).join(" ");
        const claim = reader ? reader.claim(event, round, match) : claimFrom(options, scores, event, round, match);
        const isTaken = isOpen(match) || options.text("correct") !== undefined;
        const doubts = claim && isTaken ? claimDoubts(event, round, match, claim) : [];
        for (const doubt of doubts) complain(doubt);
        if (!claim || doubts.length > 0) return undefined;
        const isAsked = claim && isTaken && !game && !options.flag("anyway");
        const questions = isAsked
          ? [...questionsOn(event, round, match, claim), ...(asksRounds?.(event, round, gameRounds ?? 0) ?? [])]
          : [];
        for (const question of questions) complain(question);
        if (questions.length > 0) {
          complain("If that is right, say it again with --anyway.");
          return undefined;
        }
        return tell(writing, round, match, {
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

/** The rules and all cards are loaded here alone: no other command about events should wait for them. */
async function proofIn(file: string, data: unknown): Promise<ReadProof | undefined> {
  const { readProof } = await import("../../play/verify-game.ts");
  return readProof(file, data);
}

/** Only what verifies under these rules is proof; anything else is said, and needs `--anyway`. */
function mayBeTaken(file: string, { unproven }: ReadProof, anyway: boolean): boolean {
  if (unproven === undefined || anyway) return true;
  complain(
    `${file} proves nothing. ${unproven} If it is to count all the same, the staff says --anyway, and the log tells it; or tell the result by hand.`,
  );
  return false;
}

/** By what a row tells games apart; of a record that proves nothing the key may be any text. */
function markOf({ key, commitment }: GameRecord): RecordMark {
  return { key: isHash(key) ? key : contentHash(key), ...(commitment !== undefined && isHash(commitment) && { commitment }) };
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Said before anything else that may be wrong with it. */
function countsAlready(event: TournamentEvent, round: Round, match: Match, { record }: ReadProof, corrects: boolean): string | undefined {
  const isHere = (place: { readonly round: number; readonly table: number }): boolean =>
    place.round === round.number && place.table === match.table && (isOpen(match) || corrects);
  const counted = placesOfRecord(event, markOf(record).key).find((place) => !isHere(place));
  if (!counted) return undefined;
  const sides = matchAt(event, counted.round, counted.table)?.sides.map((side) => nameOf(event, side)) ?? [];
  return `This game counts already: round ${counted.round}, table ${counted.table}, ${sides.join(" against ")}. A record counts once.`;
}

/** What is told, and what goes with it. */
interface ResultToEnter {
  readonly claim: Claim;
  readonly correction: string | undefined;
  readonly record: RecordMark | undefined;
  readonly unproven: string | undefined;
}

/** With the cards of its edition, since lists are held against those that were flown. What proves nothing may hold anything, also in place of a claim. */
async function gameReader({ record, unproven }: ReadProof) {
  const { claimFromGame } = await import("./claim-from-game.ts");
  const { playedOtherwise } = await import("./match-check.ts");
  const { catalogueFor } = await import("@broadside/content");
  const cards = await catalogueFor(record.setup.edition);
  const claim = (event: TournamentEvent, round: Round, match: Match): Claim | undefined => {
    if (unproven === undefined) return claimFromGame(record, cards, event, round, match);
    try {
      return claimFromGame(record, cards, event, round, match);
    } catch {
      complain("The record's claim cannot be read; tell the result by hand.");
      return undefined;
    }
  };
  return { claim, otherwise: (event: TournamentEvent, round: Round) => playedOtherwise(event, round, record) };
}

/** The staff decides, but not in a match of its own; everybody else tells, and the other side has to confirm. */
function tell(writing: Writing, told: Round, match: Match, { claim, correction, record: mark, unproven }: ResultToEnter): SuccessLines {
  const { file, log, by, record } = writing;
  const [{ number: round }, { table, sides }] = [told, match];
  const plays = sides.some((side) => membersOf(log.event, side).includes(by));
  const isStaff = log.event.people.get(by)?.role !== undefined && !plays;
  if (!isStaff && correction !== undefined) {
    complain(plays ? "Somebody else of the staff corrects a result of your own match." : "Only the staff corrects a result.");
    return undefined;
  }
  if (!isStaff && unproven !== undefined) {
    complain("Only the staff takes a record that proves nothing; tell the result by hand, and the other side confirms it.");
    return undefined;
  }
  if (isStaff && correction === undefined && !isOpen(match)) {
    complain(`Table ${table} of round ${round} has a result already. If it is wrong, say this again with --correct REASON.`);
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
  if (!mark) for (const words of ticksWithoutWorth(log.event, told, match, claim)) complain(words);
  return [...afterwards(log.event, round, table, claim), ...(correction === undefined ? [] : pairingsStand(log.event, round, file))];
}

/** As a note of the log: nothing in it that cannot be seen, and no novel. */
const inOneLine = (text: string): string => [...text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim()].slice(0, LONGEST_UNPROVEN).join("");
const LONGEST_UNPROVEN = 500;

function answer({ log, record }: Writing, { number: round }: Round, { table }: Match, note: string | undefined): SuccessLines {
  const row = { kind: "answered", round, table, answer: note === undefined ? "confirmed" : "disputed" } as const;
  return record(note === undefined || note.trim() === "" ? row : { ...row, note }) ? afterwards(log.event, round, table) : undefined;
}

/** What came of it, and what is still open. */
function afterwards(event: TournamentEvent, number: number, table: number, told?: Claim): readonly string[] {
  const round = roundOf(event, number);
  const match = matchAt(event, number, table);
  if (!round || !match) return [];
  const stands = resultInWords(event, round, match);
  return [...(stands.length === 0 && told ? claimInTable(event, round, match, told) : stands), ...openInWords(event, round)];
}

async function showOpen(file: string, number: number | undefined): Promise<number> {
  const log = await readEvent(file);
  const round = log && roundAsked(log.event, number);
  if (!log || !round) return EXIT.refused;
  print(openInWords(log.event, round).join("\n"));
  return EXIT.fine;
}
