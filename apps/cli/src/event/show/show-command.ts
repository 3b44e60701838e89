/** `broadside event show FILE`: prints the state of the event and the next step. */

import { bracketPlaces, type EventLog, lastRound, nameOf, type TournamentEvent } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { print } from "../../terminal/messages.ts";
import { eventCommand } from "../file/command-words.ts";
import { FILE_ARG, now, readEvent } from "../file/open-event.ts";
import { requiredAgreements } from "../results/agreement-check.ts";
import { nextStep } from "./next-step.ts";
import { peopleInWords, requirementsInWords, warningsOf } from "./show-people.ts";
import { roundPlans, roundTables } from "./show-rounds.ts";

export const eventShowCommand: Subcommand = {
  about: "Show the event: people, rounds, open tables, clock, and what to do next",
  example: "cup.jsonl",
  args: { file: FILE_ARG },
  run: async ({ file }) => {
    const log = await readEvent(String(file));
    if (!log) return EXIT.refused;
    print(inWords(log, String(file), now()).join("\n"));
    return EXIT.fine;
  },
};

function inWords({ event, entries }: EventLog, file: string, moment: string): readonly string[] {
  const round = lastRound(event);
  const { words, command } = nextStep(event, moment);
  return [
    ...headInWords(event, entries.length),
    ...section("People", peopleInWords(event)),
    ...section("Lists", requirementsInWords(event)),
    ...section("Rounds", [...roundPlans(event), ...requiredAgreements(event)]),
    ...(round && !event.finished ? section(`Round ${round.number}`, roundTables(event, round, moment)) : []),
    ...section("Problems", warningsOf(event, words)),
    "",
    `Next: ${words}.`,
    `  ${asCommand(command, file)}`,
  ];
}

function headInWords(event: TournamentEvent, rows: number): readonly string[] {
  const { name, format, tier, series, date, place, finished } = event;
  const state = finished ? "closed" : event.bracket ? `cut to the top ${event.bracket.seeds.length}` : undefined;
  const champion = [...bracketPlaces(event)].find(([, rank]) => rank === 1)?.[0];
  return [
    name,
    `  ${format.name} (edition ${format.edition}), following the ${format.document.name}, version ${format.document.version}`,
    `  ${[tier, series, date, place, state, `${rows} log ${rows === 1 ? "entry" : "entries"}`].filter((fact) => fact !== undefined).join(", ")}`,
    ...(champion === undefined ? [] : [`  Champion: ${nameOf(event, champion)}`]),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];

function asCommand(command: string, file: string): string {
  const [does = "", ...words] = command.split(" FILE");
  return `${eventCommand(does, file)}${words.join(" FILE")}`;
}
