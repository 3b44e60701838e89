/** Turns the facts in a log line into text. */
import type { NoteOf } from "@broadside/rules";
import type { LineEvent, LineFacts } from "../log/line-facts.ts";
import { attackLine } from "./attack-line.ts";
import { clausesOf } from "./causes.ts";
import { bySubject, type Clause, clause, consequence, named, sentence } from "./clauses.ts";
import { clauseOf } from "./event-clauses.ts";
import { type Names, seatName, shipName } from "./names.ts";
import { kindName, optionInWords } from "./question-words.ts";

export function logLineInWords({ kind, seat, beats }: Pick<LineFacts, "kind" | "seat" | "beats">, names: Names): string {
  const events = beats.map(({ event }) => event);
  switch (kind) {
    case "attack":
      return attackLine(events, names) ?? consequence(clausesOf(events, names, true), names.words);
    case "card":
      return consequence(clausesOf(events, names, true), names.words);
    case "votes":
      return votesInWords(events, names);
    case "set-up":
      return sentence(bySubject(setUpClauses(events, seat, names)), names.words);
    case "activation":
    case "event":
      return sentence(clausesOf(events, names), names.words);
  }
}

/** Lists the ships that a player has placed. */
const setUpClauses = (events: readonly LineEvent[], seat: number | undefined, names: Names): readonly Clause[] =>
  events.flatMap((event, at): readonly Clause[] => {
    const said = clauseOf(event, names, { events, at });
    if (!said) return [];
    const isPlaced = "note" in event && event.note === "placed";
    return [isPlaced ? clause(seatName(names, seat), "places", {}, named(shipName(names, event.ship))) : said];
  });

/** Such as `Vote (first player): Ana and Ben choose Ana`. In set-up, players may vote on the same thing several times. */
function votesInWords(events: readonly LineEvent[], names: Names): string {
  const rounds = roundsOfVotes(events);
  const [only, ...others] = rounds;
  if (!only) return "";
  const { kind } = only;
  const answer = (key: string): string => optionInWords({ kind }, key, names);
  const results = others.length === 0 ? choicesInWords(only, answer, names) : decisionsInWords(rounds, answer, names);
  return names.words.log.votes.on({ about: kindName(kind, names), results: results.join("; ") });
}

/** One vote: what each player chose, and the result of the random draw if they chose differently. */
interface VoteRound {
  readonly kind: NoteOf<"votes">["kind"];
  readonly votes: NoteOf<"votes">[];
  lot: NoteOf<"decided by lot"> | undefined;
}

function roundsOfVotes(events: readonly LineEvent[]): readonly VoteRound[] {
  const rounds: VoteRound[] = [];
  for (const event of events) {
    if (!("note" in event) || (event.note !== "votes" && event.note !== "decided by lot")) continue;
    const last = rounds[rounds.length - 1];
    const isOver = last?.lot || (event.note === "votes" && last?.votes.some(({ seat }) => seat === event.seat));
    const round: VoteRound = !last || isOver ? { kind: event.kind, votes: [], lot: undefined } : last;
    if (round !== last) rounds.push(round);
    if (event.note === "votes") round.votes.push(event);
    else round.lot = event;
  }
  return rounds;
}

type Answer = (key: string) => string;

function choicesInWords({ votes, lot }: VoteRound, answer: Answer, names: Names): readonly string[] {
  const said = names.words.log.votes;
  const choices = [...new Set(votes.map(({ key }) => key))].map((key) => {
    const players = votes.filter((vote) => vote.key === key).map(({ seat }) => seatName(names, seat));
    return said.chooses({ players, count: players.length, answers: answer(key) });
  });
  return lot?.key === undefined ? choices : [...choices, said.drawDecides({ answer: answer(lot.key) })];
}

/** The results of several votes, unanimous ones first. */
function decisionsInWords(rounds: readonly VoteRound[], answer: Answer, names: Names): readonly string[] {
  const said = names.words.log.votes;
  const answers = (keys: readonly (string | undefined)[]): readonly string[] => [
    ...new Set(keys.flatMap((key) => (key === undefined ? [] : [answer(key)]))),
  ];
  const agreed = rounds.filter(({ lot, votes }) => !lot && votes.length > 0);
  const drawn = rounds.flatMap(({ lot }) => lot ?? []);
  const seats = [...new Set(agreed.flatMap(({ votes }) => votes.map(({ seat }) => seat)))].toSorted((one, other) => one - other);
  return [
    ...(agreed.length > 0
      ? [
          said.chooses({
            players: seats.map((seat) => seatName(names, seat)),
            count: seats.length,
            answers: answers(agreed.map(({ votes }) => votes[0]?.key)),
          }),
        ]
      : []),
    ...(drawn.length > 0 ? [said.drawsDecide({ answers: answers(drawn.map(({ key }) => key)) })] : []),
  ];
}
