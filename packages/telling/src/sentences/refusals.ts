/** The reason why an input was refused, as text. */
import type { AnyRefusal } from "@broadside/protocol";
import type { Words } from "../languages/words.ts";
import type { Names } from "./names.ts";
import { placeInWords } from "./places.ts";

/** Returns a whole sentence. If a place breaks a rule, the rule and the problem follow the reason. */
export function refusalInWords(refusal: AnyRefusal, ships: Names["ships"], words: Words): string {
  const { refusals } = words;
  const reason = refusals.reasons[refusal.refused];
  const details = [
    refusal.detail,
    "place" in refusal && refusal.place ? placeInWords(refusal.place, ships, words) : undefined,
    "rule" in refusal ? refusal.rule : undefined,
  ].filter((word) => word !== undefined);
  return details.length === 0 ? refusals.because({ reason }) : refusals.becauseOf({ reason, details: details.join("; ") });
}
