/** Why an input was not taken, in words. */
import type { Refusal, RefusalReason } from "@broadside/rules";

const SENTENCES: Readonly<Record<RefusalReason, string>> = {
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
};

/** One line, with the rule that a place breaks and what is wrong with it. */
export function refusalInWords({ refused, detail, rule }: Refusal): string {
  const more = [detail, rule].filter((word) => word !== undefined);
  return `${SENTENCES[refused]}${more.length > 0 ? ` (${more.join("; ")})` : ""}`;
}
