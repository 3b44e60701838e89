/** `broadside event pair FILE`: the next round, drawn by the rules or by hand. */
import {
  byeNotes,
  contendersOf,
  isOpen,
  lastRound,
  nameOf,
  nextPlan,
  proposeRound,
  type RoundPairing,
  readinessRefusal,
  type TournamentEvent,
  withRule,
} from "@broadside/tournament";
import { complain, EXIT, print } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, type SuccessLines, sentence, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { SEED_ARG, seedOf } from "../settings/seed.ts";
import { pairsByHand } from "./pair-by-hand.ts";
import { explainPairing } from "./pair-reasons.ts";
import { byTable, roundInWords, sideInWords } from "./round-words.ts";

const MOST_NAMED = 20;

export const pairCommand: Subcommand = {
  about: "pairs the next round, or takes its pairing back, or explains it",
  args: {
    file: FILE_ARG,
    seed: SEED_ARG,
    confirm: { type: "boolean", description: "sides may meet again where there is no other way" },
    "by-hand": { type: "string", valueHint: "A-B,C-D,bye:E", description: "these tables, in this order" },
    cancel: { type: "string", valueHint: "REASON", description: "takes the last pairing back, while it has no results" },
    why: { type: "string", valueHint: "SIDE", description: "explains whom a side meets in the last round" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [byHand, reason, why, confirm] = [options.text("by-hand"), options.text("cancel"), options.text("why"), options.flag("confirm")];
    const seed = seedOf(options);
    if ([byHand, reason, why].filter((way) => way !== undefined).length > 1) options.note("Say one of --by-hand, --cancel and --why");
    if (options.complains()) return EXIT.usage;
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
    complain(sentence(proposal.problems));
    const short = proposal.problems.some(({ path }) => path === "tables");
    if (short) complain(`Say how many tables there are: ${eventCommand("set", writing.file, "--tables N")}.`);
    return undefined;
  }
  return write(writing, proposal.value.row, proposal.value.notes, confirm);
}

/** What comes before every pairing, drawn or by hand; what is in the way has been said. */
function mayPair({ file, log: { event } }: Writing): boolean {
  const plan = nextPlan(event);
  if (!plan) {
    complain(
      event.settings.rounds.length === 0
        ? `No rounds have been planned; say how many there are: ${eventCommand("set", file, "--rounds N")}.`
        : `All ${event.settings.rounds.length} rounds have been paired; go on with ${eventCommand("cut", file)} or ${eventCommand("finish", file)}.`,
    );
    return false;
  }
  const open = event.rounds.flatMap(({ number, matches }) =>
    byTable(matches.filter(isOpen)).map(({ table }) => `round ${number} table ${table}`),
  );
  const refusal = event.bracket ? undefined : readinessRefusal(event, plan);
  const few = !event.bracket && contendersOf(event, plan.unit).length < (plan.unit === "pods" ? 3 : 2) ? notHere(event) : [];
  if (open.length > 0)
    complain(`Results are missing: ${open.slice(0, MOST_NAMED).join(", ")}${moreThan(open)}. ${eventCommand("result", file)} lists them.`);
  else if (refusal) complain(`${withRule(refusal.reason, refusal.rule)}.`);
  else if (few.length > 0) complain(`${few.join("; ")}. ${eventCommand("here", file, "PLAYER")} checks somebody in.`);
  return open.length === 0 && !refusal && few.length === 0;
}

/** Those whom the check-in keeps out. */
function notHere({ settings, players }: TournamentEvent): readonly string[] {
  const absent = [...players.values()].filter(({ status, checkedIn }) => status === "playing" && !checkedIn).map(({ name }) => name);
  if (settings.checkIn !== true || absent.length === 0) return [];
  return [`Only who has checked in is paired; not here: ${absent.slice(0, MOST_NAMED).join(", ")}${moreThan(absent)}`];
}

const moreThan = (all: readonly unknown[]): string => (all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : "");

/** Sides meet again only where the organiser has seen it. */
function write(writing: Writing, row: RoundPairing, notes: readonly string[], confirm: boolean): SuccessLines {
  const { event } = writing.log;
  const again = rematches(event, row);
  if (again.length > 0 && !confirm) {
    print(["Proposed, and not written:", ...proposed(event, row)].join("\n"));
    complain(`${again.join("; ")}. To have it so, say --confirm${row.byHand === true ? "" : ` --seed ${row.seed}`}.`);
    return undefined;
  }
  return writing.record(again.length > 0 ? { ...row, rematchesConfirmed: true } : row)
    ? shown(writing, notes, row.byHand === true)
    : undefined;
}

/** Who meets again; in pods and the championship that may be. */
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

function shown({ log: { event } }: Writing, notes: readonly string[], byHand: boolean): SuccessLines {
  const round = lastRound(event);
  return round
    ? [
        ...roundInWords(event, round),
        ...[...notes, ...notHere(event)].map((note) => `Note: ${note}.`),
        byHand ? "Seated by hand." : `Drawn with seed ${round.seed}.`,
      ]
    : [];
}

function cancel({ log: { event }, record, told }: Writing, reason: string): SuccessLines {
  const round = lastRound(event);
  if (!round) complain(`No round of ${event.name} has been paired.`);
  return round && record({ kind: "pairing cancelled", round: round.number, reason }) ? told : undefined;
}
