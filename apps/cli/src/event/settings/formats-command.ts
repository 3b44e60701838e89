/** `broadside event formats`: the kinds of events. */

import { EVENT_FORMATS, type EventFormat } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { print } from "../../terminal/messages.ts";

export const eventFormatsCommand: Subcommand = {
  about: "List the event formats with their limits, times, points and tiers",
  example: "",
  args: { json: { type: "boolean", description: "print a JSON array" } },
  run: async ({ json }) => {
    print(json === true ? JSON.stringify(EVENT_FORMATS) : EVENT_FORMATS.flatMap(inWords).join("\n"));
    return EXIT.fine;
  },
};

const INDENT = " ".repeat(21);

function inWords(format: EventFormat): readonly string[] {
  const { id, edition, name, document, tiers, ranks, units, rounds, scenarios } = format;
  const facts = [
    `${document.name}, ${document.version}; ${tiers.join(", ")}`,
    `ranks ${ranks}; rounds for ${units.join(" or ")}; ${rounds === undefined ? "any number of rounds" : `${rounds} rounds`}`,
    `${format.limits.join(", ")} points; ${format.minutes.map(minutesInWords).join("; ")}`,
    pointsInWords(format),
    ...(scenarios.length > 0 ? [`scenarios: ${scenarios.map((scenario) => scenario.id).join(", ")}`] : []),
  ];
  return [`${id.padEnd(16)}${edition.padEnd(5)}${name}`, ...facts.map((fact) => `${INDENT}${fact}`)];
}

const minutesInWords = ({ usual, least, most }: EventFormat["minutes"][number]): string => `${usual} minutes (${least} to ${most})`;

function pointsInWords({ points: { win, modifiedWin, draw, loss, places }, units }: EventFormat): string {
  const modified = modifiedWin
    ? [`modified win ${modifiedWin.points} (if time was called and the lead is below ${modifiedWin.below})`]
    : [];
  const pods = units.includes("pods") ? `; in a pod ${places.join(", ")} by place` : "";
  return `${[`win ${win}`, ...modified, `draw ${draw}`, `loss ${loss}`].join(", ")}${pods}`;
}
