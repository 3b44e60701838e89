/** `event pair FILE --why SIDE`: explains a pairing by the criteria in the rules, in the rules' order. */

import {
  type Alternative,
  allFit,
  contendersOf,
  type Entry,
  type EventLog,
  explain,
  fold,
  nameOf,
  type PairingKey,
  pairingRules,
  type Round,
  type TournamentEvent,
  undoneBy,
} from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import { complain, print } from "../../terminal/messages.ts";
import { readEvent } from "../file/open-event.ts";
import { findSide } from "../people/find-people.ts";
import { pairedRound } from "./round-option.ts";
import { sideInWords } from "./round-words.ts";

/** Explains why another opponent would be worse, or no better. */
const WORSE: Readonly<Record<PairingKey, string>> = {
  rematches: "there would be more rematches",
  bye: "the bye would go to someone who should get it later",
  difference: "overall, opponents would be further apart in points",
  floats: "higher-ranked players or teams would meet lower-ranked ones",
  opponents: "that would break the order by margin",
  lot: "that would be just as good, and the random draw decided",
};

const SIZES_DIFFER =
  "Not all of these teams can meet, so the pairing first keeps the number of teams that sit out as low as possible. Then it avoids rematches and pairs teams that are close in points.";

export async function explainPairing(file: string, who: string): Promise<number> {
  const log = await readEvent(file);
  const round = log && pairedRound(log.event, undefined);
  const side = round && findSide(log.event, round, who);
  if (!log || !round || side === undefined) return EXIT.refused;
  const match = round.matches.find(({ sides }) => sides.includes(side));
  if (!match && !round.byes.includes(side)) {
    complain(`${nameOf(log.event, side)} doesn't play in round ${round.number}.`, "Name a player or team that plays in the last round.");
    return EXIT.refused;
  }
  print(reasons(log, round, side).join("\n"));
  return EXIT.fine;
}

function reasons(log: EventLog, round: Round, side: string): readonly string[] {
  const { event } = log;
  const match = round.matches.find(({ sides }) => sides.includes(side));
  const others = match?.sides.filter((other) => other !== side) ?? [];
  const meets = match ? `meets ${others.map((other) => sideInWords(event, other)).join(", ")} at table ${match.table}` : "has the bye";
  const first = `${sideInWords(event, side)} ${meets} in round ${round.number}.`;
  if (round.kind === "cut") return [first, "The championship follows its bracket."];
  if (round.plan.unit === "pods") return [first, "Each pod has players who are close in points and have met as rarely as possible."];
  const before = eventBefore(log, round.number);
  if (!before) return [first];
  if (!allFit(before, round.plan, contendersOf(before, round.plan.unit))) return [first, SIZES_DIFFER];
  if (round.number === 1) return [first, "The first round is random. Players who share a label are kept apart if possible."];
  return [first, ...criteria(before, round, side)];
}

function criteria(before: TournamentEvent, round: Round, side: string): readonly string[] {
  const pairs = round.matches.map(({ sides: [a = "", b = ""] }) => [a, b] as const);
  const [bye] = round.byes;
  const contenders = contendersOf(before, round.plan.unit);
  const pairing = { pairs, ...(bye !== undefined && { bye }) };
  const { difference, meetings, opponent, alternatives } = explain(side, pairing, contenders, pairingRules(before), round.seed);
  const apart = difference === 0 ? "They are level on points" : `They are ${difference} points apart`;
  const met = meetings === 0 ? "and have not met before" : `and have met ${meetings === 1 ? "once" : `${meetings} times`} before`;
  return [
    ...(opponent === undefined ? [] : [`${apart} ${met}.`]),
    ...alternatives.map((alternative) => `Why not ${nameOf(before, alternative.opponent)}? ${capitalised(reasonOf(alternative))}.`),
  ];
}

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const reasonOf = ({ key, isBetter }: Alternative): string =>
  isBetter ? `the rules would prefer that (${key}); someone changed this round by hand` : WORSE[key];

/** Returns the event as it was before the round was paired. */
function eventBefore({ entries }: EventLog, number: number): TournamentEvent | undefined {
  const undone = undoneBy(entries);
  const isPairing = ({ number: row, what }: Entry): boolean => what.kind === "paired" && what.round === number && !undone.has(row);
  const folded = fold(entries.slice(0, entries.findLastIndex(isPairing)));
  return folded.ok ? folded.value : undefined;
}
