/** The lines of the log in words. */
import type { NoteOf } from "@broadside/rules";
import type { LineEvent, LineFacts } from "../log/line-facts.ts";
import { attackLine } from "./attack-line.ts";
import { clausesOf } from "./causes.ts";
import { bySubject, type Clause, consequence, sentence } from "./clauses.ts";
import { clauseOf } from "./event-clauses.ts";
import type { LogNames } from "./log-names.ts";
import { capital, listed, seatName } from "./names.ts";
import { SENTENCES } from "./question-sentences.ts";
import { optionInWords } from "./question-words.ts";

export function logLineInWords({ kind, seat, beats }: Pick<LineFacts, "kind" | "seat" | "beats">, names: LogNames): string {
  const events = beats.map(({ event }) => event);
  switch (kind) {
    case "attack":
      return attackLine(events, names) ?? consequence(clausesOf(events, names, true));
    case "card":
      return consequence(clausesOf(events, names, true));
    case "votes":
      return votesInWords(events, names);
    case "set-up":
      return sentence(bySubject(setUpClauses(events, seat, names)));
    case "activation":
    case "event":
      return sentence(clausesOf(events, names));
  }
}

/** Ships that a player has placed are a list. */
const setUpClauses = (events: readonly LineEvent[], seat: number | undefined, names: LogNames): readonly Clause[] =>
  events.flatMap((event, at): readonly Clause[] => {
    const clause = clauseOf(event, names, { events, at });
    if (!clause) return [];
    return ["note" in event && event.note === "placed" ? { ...clause, subject: seatName(names, seat), verb: "places" } : clause];
  });

/** `Vote: who is the first player? Ana and Ben choose Ana` */
function votesInWords(events: readonly LineEvent[], names: LogNames): string {
  const votes = events.flatMap((event): readonly NoteOf<"votes">[] => ("note" in event && event.note === "votes" ? [event] : []));
  const lots = events.flatMap((event): readonly NoteOf<"decided by lot">[] =>
    "note" in event && event.note === "decided by lot" ? [event] : [],
  );
  const [first] = [...votes, ...lots];
  if (!first) return "";
  const answer = (key: string): string => optionInWords({ kind: first.kind }, key, names);
  const choices = [...new Set(votes.map(({ key }) => key))].map((key) => {
    const seats = [...new Set(votes.filter((vote) => vote.key === key).map(({ seat }) => seatName(names, seat)))];
    return { seats: listed(seats), verb: seats.length === 1 ? "chooses" : "choose", answer: answer(key) };
  });
  const [one, ...others] = choices;
  const isOneGroup = one !== undefined && others.every(({ seats }) => seats === one.seats);
  const said = isOneGroup
    ? [`${one.seats} ${one.verb} ${listed(choices.map((choice) => choice.answer))}`]
    : choices.map((choice) => `${choice.seats} ${choice.verb} ${choice.answer}`);
  const drawn = lots.flatMap(({ key }) => (key === undefined ? [] : [`a random draw decides: ${answer(key)}`]));
  return `Vote: ${question(first.kind, names)} ${[...said, ...drawn].join("; ")}`;
}

/** What the vote was about. */
function question(kind: string, { terms }: LogNames): string {
  const words = { ship: "the ship", target: "the target", card: "the card", piece: "a piece", maneuver: "maneuver", terms };
  return SENTENCES[kind]?.(words) ?? `${capital(kind)}?`;
}
