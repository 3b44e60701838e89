/** `broadside event check FILE`: pairs every round again, counts everything once more, and says what is broken. */
import { checkEvent, type Finding, type Report } from "@broadside/tournament";
import { complain, EXIT, print } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { readEntries } from "../file/open-event.ts";

export const eventCheckCommand: Subcommand = {
  about: "pairs every round again, counts everything once more, and says what is broken (exit code 0, 1)",
  args: {
    file: {
      type: "positional",
      required: false,
      valueHint: "FILE",
      description: "the event; - or nothing reads standard input",
    },
    json: { type: "boolean", description: "print JSON, one object" },
  },
  run: async ({ file, json }) => {
    if (file === undefined && process.stdin.isTTY) {
      complain("Name the event, or pipe one in; see broadside event check --help.");
      return EXIT.usage;
    }
    const entries = await readEntries(file === undefined ? "-" : String(file));
    if (!entries) return EXIT.refused;
    const report = checkEvent(entries);
    const broken = report.findings.filter(({ weight }) => weight === "broken");
    if (json === true) print(JSON.stringify({ ...report, broken: broken.length }));
    else print(inWords(report, broken).join("\n"));
    return broken.length === 0 ? EXIT.fine : EXIT.refused;
  },
};

function inWords({ rows, rounds, findings }: Report, broken: readonly Finding[]): readonly string[] {
  const notes = findings.filter(({ weight }) => weight === "note");
  const verdict = broken.length === 0 ? "nothing is broken" : `${counted(broken.length, "thing")} broken`;
  return [
    `${counted(rows, "row")}, ${counted(rounds, "round")}: ${verdict}${notes.length > 0 ? `, ${counted(notes.length, "note")}` : ""}.`,
    ...section("Broken:", broken),
    ...section("To note:", notes),
  ];
}

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

const section = (title: string, findings: readonly Finding[]): readonly string[] =>
  findings.length === 0 ? [] : [title, ...findings.map((finding) => `  ${findingInWords(finding)}`)];

function findingInWords({ round, entry, rule, text }: Finding): string {
  const place = [...(round === undefined ? [] : [`round ${round}`]), ...(entry === undefined ? [] : [`row ${entry}`])].join(", ");
  return `${place === "" ? "" : `${place}: `}${text}${rule === undefined ? "" : ` [${rule}]`}`;
}
