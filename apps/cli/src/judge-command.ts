/** `broadside judge FILE`: who is in range and arc of whom, and by which rule. */
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
import { complain, EXIT, print } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";
import { readInput } from "./terminal/read-input.ts";

export const judgeCommand: Subcommand = {
  about: "says who is in range and arc of whom in a position",
  args: {
    file: {
      type: "positional",
      required: true,
      valueHint: "FILE",
      description: "a position as JSON (docs/position.md); - reads standard input",
    },
    from: { type: "string", valueHint: "ID", description: "only what this ship sees" },
    to: { type: "string", valueHint: "ID", description: "only what is seen of this ship" },
    json: { type: "boolean", description: "print JSON, one object" },
  },
  run: async ({ file, from, to, json }) => {
    const text = await readInput(String(file), "a position", LIMITS.characters);
    if (text === undefined) return EXIT.refused;
    const position = parsePosition(text);
    if (!position.ok) {
      complain(`${file} is not a position:`);
      for (const { path, reason } of position.problems) complain(`  ${path === "" ? "the document" : path} ${reason}`);
      return EXIT.refused;
    }
    const known = position.value.ships.map(({ id }) => id);
    const asked = [from, to].filter((id): id is string => typeof id === "string");
    const missing = asked.find((id) => !known.includes(id));
    if (missing !== undefined) {
      complain(`There is no ship "${missing}" in ${file}; there are ${known.length === 0 ? "none" : known.join(", ")}.`);
      return EXIT.usage;
    }
    if (from !== undefined && from === to) {
      complain("A ship is not judged against itself; --from and --to name two ships.");
      return EXIT.usage;
    }
    const judgement = judge(position.value, { ...(typeof from === "string" && { from }), ...(typeof to === "string" && { to }) });
    print(json === true ? JSON.stringify(judgement) : inWords(judgement));
    return EXIT.fine;
  },
};

function inWords({ ships, pairs }: Judgement): string {
  const notes = ships.filter(({ reasons }) => reasons.length > 0).map(({ id, reasons }) => `${id}: ${reasons.map(withRule).join("; ")}`);
  return [...notes, ...pairs.map(pairInWords)].join("\n") || "There is nothing to judge: fewer than two ships.";
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
