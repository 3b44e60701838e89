/** Inputs, and the reasons for refusing them. */
import type { Neighbour, PlaceProblem, Refusal } from "@broadside/protocol";

export { type Answer, type Entry, type Input, type InputKind, REFUSALS, type Refusal, type RefusalReason } from "@broadside/protocol";

/** Formats a refusal in one line, for reports. */
export function refusalLine({ refused, detail, rule, place }: Refusal): string {
  const more = [detail, place && placeProblemLine(place), rule].filter((word) => word !== undefined);
  return more.length > 0 ? `${refused} (${more.join("; ")})` : refused;
}

/** Formats a placement fault in one line, for reports: the fault and its details. */
export const placeProblemLine = ({ fault, ...about }: PlaceProblem): string =>
  [fault, ...Object.values(about as Readonly<Record<string, About>>).map(aboutInLine)].join(" ");

type About = number | string | readonly string[] | Exclude<Neighbour, string>;

function aboutInLine(about: About): string {
  if (typeof about !== "object") return String(about);
  if ("another" in about) return `another ${about.another}`;
  return "inTheMiddle" in about ? `the ${about.inTheMiddle} in the middle` : about.join("/");
}
