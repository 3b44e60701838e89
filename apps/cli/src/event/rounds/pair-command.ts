/** `broadside event pair FILE`: pairs the next round, by the rules or by hand. */

import { pairingNoteInWords, refusalInWords } from "@broadside/telling/events";
import {
  byeNotes,
  contendersOf,
  isOpen,
  lastRound,
  nameOf,
  nextPlan,
  type PairingNote,
  proposeRound,
  type RoundPairing,
  readinessRefusal,
  type TournamentEvent,
} from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain, print } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, type SuccessLines, sentence, stateStep, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { SEED_ARG, seedOf } from "../settings/seed.ts";
import { pairsByHand } from "./pair-by-hand.ts";
import { explainPairing } from "./pair-reasons.ts";
import { byTable, roundInWords, sideInWords } from "./round-words.ts";

const MOST_NAMED = 20;

export const pairCommand: Subcommand = {
  about: "Pair the next round, or cancel or explain the last pairing",
  example: "cup.jsonl",
  args: {
    file: FILE_ARG,
    seed: SEED_ARG,
    "allow-rematches": { type: "boolean", description: "allow rematches if there is no other way" },
    "by-hand": { type: "string", valueHint: "A-B,C-D,bye:E", description: "pair these players or teams, table by table" },
    cancel: { type: "string", valueHint: "REASON", description: "cancel the last pairing, if it has no results yet" },
    why: { type: "string", valueHint: "SIDE", description: "explain why this player or team got its opponent in the last round" },
    ...WRITING_ARGS,
  },
  renamed: { confirm: "allow-rematches" },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [byHand, reason, why, confirm] = [
      options.text("by-hand"),
      options.text("cancel"),
      options.text("why"),
      options.flag("allow-rematches"),
    ];
    const seed = seedOf(options);
    if ([byHand, reason, why].filter((way) => way !== undefined).length > 1)
      options.note("--by-hand, --cancel and --why can't be combined.", "Use only one of them.");
    if (options.reportProblems()) return EXIT.usage;
    if (why !== undefined) return explainPairing(file, why);
    return changeEvent(file, values, (writing) => {
      if (reason !== undefined) return cancel(writing, reason);
      if (!mayPair(writing)) return undefined;
      if (byHand === undefined) return pairNext(writing, seed, confirm);
      const row = pairsByHand(writing.log.event, byHand, seed);
      const plan = nextPlan(writing.log.event);
      return row && write(writing, row, plan ? byeNotes(writing.log.event, plan, row.byes) : [], confirm);
    });
  },
};

function pairNext(writing: Writing, seed: number, confirm: boolean): SuccessLines {
  const { event } = writing.log;
  const proposal = proposeRound(event, seed);
  if (!proposal.ok) {
    const isShort = proposal.problems.some(({ key }) => key === "too few tables");
    complain(
      sentence(proposal.problems),
      isShort ? `Correct the number of tables: ${eventCommand("set", writing.file, "--tables N")}` : stateStep(writing.file),
    );
    return undefined;
  }
  return write(writing, proposal.value.row, proposal.value.notes, confirm);
}

/** True if the next round can be paired. Prints the reason if not. */
function mayPair({ file, log: { event } }: Writing): boolean {
  const plan = nextPlan(event);
  if (!plan) {
    if (event.finished) complain("The event is closed.", stateStep(file));
    else if (event.settings.rounds.length === 0)
      complain("No rounds are planned.", `Plan them: ${eventCommand("set", file, "--rounds N")}`);
    else
      complain(
        `All ${event.settings.rounds.length} rounds have been paired.`,
        `Run one of: ${eventCommand("cut", file)}, ${eventCommand("finish", file)}`,
      );
    return false;
  }
  const open = event.rounds.flatMap(({ number, matches }) =>
    byTable(matches.filter(isOpen)).map(({ table }) => `table ${table} of round ${number}`),
  );
  const refusal = event.bracket ? undefined : readinessRefusal(event, plan)?.refusal;
  const few = !event.bracket && contendersOf(event, plan.unit).length < (plan.unit === "pods" ? 3 : 2) ? notHere(event) : [];
  if (open.length > 0)
    complain(
      `Results are missing: ${open.slice(0, MOST_NAMED).join(", ")}${moreThan(open)}.`,
      `List the open tables: ${eventCommand("result", file)}`,
    );
  else if (refusal) complain(refusalInWords(refusal), stateStep(file));
  else if (few.length > 0) complain(`${few.join("; ")}.`, `Check players in: ${eventCommand("here", file, "PLAYER")}`);
  return open.length === 0 && !refusal && few.length === 0;
}

/** Returns the players who haven't checked in. */
function notHere({ settings, players }: TournamentEvent): readonly string[] {
  const absent = [...players.values()].filter(({ status, checkedIn }) => status === "playing" && !checkedIn).map(({ name }) => name);
  if (settings.checkIn !== true || absent.length === 0) return [];
  return [`Only players who have checked in are paired. Not here: ${absent.slice(0, MOST_NAMED).join(", ")}${moreThan(absent)}`];
}

const moreThan = (all: readonly unknown[]): string => (all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : "");

/** Writes a pairing. Rematches need the organiser's permission. */
function write(writing: Writing, row: RoundPairing, notes: readonly PairingNote[], confirm: boolean): SuccessLines {
  const { event } = writing.log;
  const again = rematches(event, row);
  if (again.length > 0 && !confirm) {
    print(["Proposed, but not saved:", ...proposed(event, row)].join("\n"));
    complain(`${again.join("; ")}.`, `Add --allow-rematches${row.byHand === true ? "" : ` --seed ${row.seed}`} to pair them like this.`);
    return undefined;
  }
  return writing.record(again.length > 0 ? { ...row, rematchesConfirmed: true } : row)
    ? shown(writing, notes, row.byHand === true)
    : undefined;
}

/** Returns the sides that meet again. In pods and the championship, rematches are normal. */
function rematches(event: TournamentEvent, { tables }: RoundPairing): readonly string[] {
  const unit = nextPlan(event)?.unit ?? "players";
  if (event.bracket || unit === "pods" || event.rounds.length === 0) return [];
  const met = new Map(contendersOf(event, unit).map((contender) => [contender.id, contender.met]));
  return tables
    .filter(({ sides: [a = "", b = ""] }) => met.get(a)?.has(b) === true)
    .map(({ sides }) => `${sides.map((side) => nameOf(event, side)).join(" and ")} meet again`);
}

const proposed = (event: TournamentEvent, { tables, byes }: RoundPairing): readonly string[] => [
  ...byTable(tables).map(({ table, sides }) => `  ${table}  ${sides.map((side) => sideInWords(event, side)).join(" – ")}`),
  ...byes.map((side) => `  bye  ${sideInWords(event, side)}`),
];

function shown({ log: { event } }: Writing, notes: readonly PairingNote[], byHand: boolean): SuccessLines {
  const round = lastRound(event);
  return round
    ? [
        ...roundInWords(event, round),
        ...notes.map((note) => `Note: ${pairingNoteInWords(note)}`),
        ...notHere(event).map((note) => `Note: ${note}.`),
        byHand ? "Paired by hand." : `Paired with random seed ${round.seed}.`,
      ]
    : [];
}

function cancel({ file, log: { event }, record, recorded }: Writing, reason: string): SuccessLines {
  const round = lastRound(event);
  if (!round) complain(`No round of ${event.name} has been paired.`, `Run this to pair one: ${eventCommand("pair", file)}`);
  return round && record({ kind: "pairing cancelled", round: round.number, reason }) ? recorded : undefined;
}
