/** `broadside judge FILE`: shows which ships have others in range and in arc, and which rule decides it. */

import {
  type Judgement,
  judge,
  LIMITS,
  millimetres,
  type PairJudgement,
  parsePosition,
  type Reason,
  rangeInWords,
  type Shot,
} from "@broadside/position";
import { EXIT } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";
import { complain, complainOf, print } from "./terminal/messages.ts";
import { readInput } from "./terminal/read-input.ts";

export const judgeCommand: Subcommand = {
  about: "Measure range and arcs between ships in a position",
  example: "table.json --from tantive --to raider",
  args: {
    file: {
      type: "positional",
      required: true,
      valueHint: "FILE",
      description: "the position as JSON (see docs/position.md); - reads standard input",
    },
    from: { type: "string", valueHint: "ID", description: "measure only from this ship" },
    to: { type: "string", valueHint: "ID", description: "measure only to this ship" },
    json: { type: "boolean", description: "print a JSON object" },
  },
  run: async ({ file, from, to, json }) => {
    const text = await readInput(String(file), "a position", LIMITS.characters);
    if (text === undefined) return EXIT.refused;
    const position = parsePosition(text);
    if (!position.ok) {
      const reasons = position.problems.map(({ path, reason }) => `${path === "" ? "the document" : path} ${reason}`);
      complainOf(`${file} isn't a position:`, reasons, "Fix the file; docs/position.md describes the format.");
      return EXIT.refused;
    }
    const known = position.value.ships.map(({ id }) => id);
    const asked = [from, to].filter((id): id is string => typeof id === "string");
    const missing = asked.find((id) => !known.includes(id));
    if (missing !== undefined) {
      complain(
        `There is no ship "${missing}" in ${file}.`,
        known.length === 0 ? "Add ships to the file; docs/position.md describes the format." : `Use one of: ${known.join(", ")}.`,
      );
      return EXIT.usage;
    }
    if (from !== undefined && from === to) {
      complain("A ship can't be measured against itself.", "Name two different ships with --from and --to.");
      return EXIT.usage;
    }
    const judgement = judge(position.value, { ...(typeof from === "string" && { from }), ...(typeof to === "string" && { to }) });
    print(json === true ? JSON.stringify(judgement) : inWords(judgement));
    return EXIT.fine;
  },
};

function inWords({ ships, pairs }: Judgement): string {
  const notes = ships.filter(({ reasons }) => reasons.length > 0).map(({ id, reasons }) => `${id}: ${reasons.map(withRule).join("; ")}`);
  return [...notes, ...pairs.map(pairInWords)].join("\n") || "There is nothing to measure: the position has fewer than two ships.";
}

const pairInWords = ({ from, to, range, distance, shots, reasons }: PairJudgement): string =>
  [
    `${from} → ${to}: ${rangeInWords(range)}, ${millimetres(distance)}`,
    ...reasons.map((reason) => `    ${withRule(reason)}`),
    ...shots.flatMap(shotInWords),
  ].join("\n");

const shotInWords = ({ arc, section, open, distance, range, reasons }: Shot): readonly string[] => [
  `  ${open ? "yes" : "no "} ${arc}${section ? `, ${section} section` : ""}${distance === undefined ? "" : `: ${rangeInWords(range ?? 0)}, ${millimetres(distance)}`}`,
  ...reasons.map((reason) => `        ${withRule(reason)}`),
];

const withRule = ({ rule, text, piece }: Reason): string => `${text}${piece === undefined ? "" : ` ${piece}`} [${rule}]`;
