/** Why an input was not taken, in words. */
import type { RefusalReason } from "@broadside/rules";
import type { AnyRefusal, TableRefusalReason } from "../table-refusals.ts";
import { placeInWords } from "./places.ts";

const REASONS: Readonly<Record<RefusalReason | Exclude<TableRefusalReason, "went on elsewhere">, string>> = {
  "the game is over": "the game is over",
  "no such question": "no such question is open",
  "no longer open": "the question is no longer open",
  "not this seat's question": "somebody else is asked",
  "no such option": "the question has no such answer",
  "not a legal place": "it may not lie there",
  "not understood": "it was not understood",
  "no such seat": "there is no such seat",
  "this seat is out of the game": "this seat is out of the game",
  "no such proposal": "nothing of the kind is proposed",
  "a proposal is open already": "another proposal is still open",
  "not this seat's to decide": "this is not for this seat to decide",
  "the change does not fit the game": "the change does not fit the game",
  "nothing to undo there": "there is nothing to take back",
  "somebody must stay at the table": "somebody must stay at the table",
  "too many standing answers": "there are too many standing answers",
  "not this client's seat": "somebody else plays this seat",
  "a program plays this seat": "a program plays this seat",
  "for a judge alone": "only a judge may do this",
  "for players and judges": "only a player or a judge may do this",
  "taking back is not agreed on": "it was agreed that nothing is taken back",
  "aids are not agreed on": "it was agreed to play without aids",
  "named like a bot": "records name bots like that; choose another name",
  "no hint was found": "no program has found an answer",
  "no attack is asked about": "no attack is asked about",
  "no ship is to be placed": "no ship is to be placed now",
  "each ship is placed by itself": "in this game each ship is placed by itself",
  "not kept": "it could not be kept",
  "the rules failed": "the rules failed at it",
  "only to be watched": "this game can only be watched",
};

/** What goes with a reason: the rule that a place breaks, and what is wrong with it. */
const detailsOf = (refusal: AnyRefusal): readonly string[] =>
  [
    refusal.detail,
    "place" in refusal && refusal.place ? placeInWords(refusal.place) : undefined,
    "rule" in refusal ? refusal.rule : undefined,
  ].filter((word) => word !== undefined);

/** A whole sentence. */
export function refusalInWords(refusal: AnyRefusal): string {
  if (refusal.refused === "went on elsewhere")
    return "This game went on in another window of the browser. Here is how it stands now; answer again.";
  const details = detailsOf(refusal);
  return `That was not taken: ${REASONS[refusal.refused]}${details.length > 0 ? ` (${details.join("; ")})` : ""}.`;
}
