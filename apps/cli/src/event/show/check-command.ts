/** `broadside event check FILE`: recalculates every pairing and all scores, and reports everything that is wrong. */

import { findingInWords as foundInWords, withRule } from "@broadside/telling/events";
import { checkEvent, type Finding, fold, type Report } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain, print } from "../../terminal/messages.ts";
import { readEntries } from "../file/open-event.ts";

export const eventCheckCommand: Subcommand = {
  about: "Check an event: repeat every pairing and recount all scores (exit code 0 without errors, 1 with errors)",
  example: "cup.jsonl",
  args: {
    file: {
      type: "positional",
      required: false,
      valueHint: "FILE",
      description: "the event file; without it, or with -, the command reads standard input",
    },
    json: { type: "boolean", description: "print a JSON object" },
  },
  run: async ({ file, json }) => {
    if (file === undefined && process.stdin.isTTY) {
      complain("There is no event to check.", "Name the event file: broadside event check FILE");
      return EXIT.usage;
    }
    const entries = await readEntries(file === undefined ? "-" : String(file));
    if (!entries) return EXIT.refused;
    const report = checkEvent(entries);
    const broken = report.findings.filter(({ weight }) => weight === "broken");
    const event = fold(entries);
    const textOf = ({ found }: Finding): string => foundInWords(found, event.ok ? event.value : undefined);
    const findings = report.findings.map(({ found, ...place }) => ({ ...place, text: textOf({ found, ...place }) }));
    if (json === true) print(JSON.stringify({ ...report, findings, broken: broken.length }));
    else print(inWords(report, broken, textOf).join("\n"));
    return broken.length === 0 ? EXIT.fine : EXIT.refused;
  },
};

function inWords({ rows, rounds, findings }: Report, broken: readonly Finding[], textOf: TextOf): readonly string[] {
  const notes = findings.filter(({ weight }) => weight === "note");
  const verdict = broken.length === 0 ? "no errors" : counted(broken.length, "error");
  return [
    `${counted(rows, "row")}, ${counted(rounds, "round")}: ${verdict}${notes.length > 0 ? `, ${counted(notes.length, "note")}` : ""}.`,
    ...section("Errors:", broken, textOf),
    ...section("Notes:", notes, textOf),
  ];
}

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

type TextOf = (finding: Finding) => string;

const section = (title: string, findings: readonly Finding[], textOf: TextOf): readonly string[] =>
  findings.length === 0 ? [] : [title, ...findings.map((finding) => `  ${placeOf(finding)}${withRule(textOf(finding), finding.rule)}`)];

function placeOf({ round, entry }: Finding): string {
  const place = [...(round === undefined ? [] : [`round ${round}`]), ...(entry === undefined ? [] : [`row ${entry}`])].join(", ");
  return place === "" ? "" : `${place}: `;
}
