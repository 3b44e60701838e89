/** Inputs, and why one was not taken. */
import type { Neighbour, PlaceFault, Refusal } from "@broadside/protocol";

export { type Answer, type Entry, type Input, type InputKind, REFUSALS, type Refusal, type RefusalReason } from "@broadside/protocol";

/** A refusal in one line, as reports name it. */
export function refusalLine({ refused, detail, rule, place }: Refusal): string {
  const more = [detail, place && placeFaultLine(place), rule].filter((word) => word !== undefined);
  return more.length > 0 ? `${refused} (${more.join("; ")})` : refused;
}

/** What is wrong with a place in one line, as reports name it: the fault, and all that it is about. */
export const placeFaultLine = ({ fault, ...about }: PlaceFault): string =>
  [fault, ...Object.values(about as Readonly<Record<string, About>>).map(aboutInLine)].join(" ");

type About = number | string | readonly string[] | Exclude<Neighbour, string>;

function aboutInLine(about: About): string {
  if (typeof about !== "object") return String(about);
  if ("another" in about) return `another ${about.another}`;
  return "inTheMiddle" in about ? `the ${about.inTheMiddle} in the middle` : about.join("/");
}
