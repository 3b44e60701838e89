/** The lines of the log in words. */
import type { NoteOf } from "@broadside/rules";
import type { LineEvent, LineFacts } from "../log/line-facts.ts";
import { attackLine } from "./attack-line.ts";
import { clausesOf } from "./causes.ts";
import { bySubject, type Clause, consequence, named, sentence } from "./clauses.ts";
import { clauseOf } from "./event-clauses.ts";
import type { LogNames } from "./log-names.ts";
import { capital, listed, seatName, shipName } from "./names.ts";
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
    const isPlaced = "note" in event && event.note === "placed";
    return [isPlaced ? { subject: seatName(names, seat), verb: "places", things: [named(shipName(names, event.ship))] } : clause];
  });

/** `Vote: who is the first player? Ana and Ben choose Ana`; in set-up players may vote on the same several times. */
function votesInWords(events: readonly LineEvent[], names: LogNames): string {
  const rounds = roundsOfVotes(events);
  const kind = rounds[0]?.kind;
  if (kind === undefined) return "";
  const answer = (key: string): string => optionInWords({ kind }, key, names);
  const [only, ...others] = rounds;
  const said = only && others.length === 0 ? choicesInWords(only, answer, names) : decisionsInWords(rounds, answer, names);
  return `Vote: ${question(kind, names)} ${said.join("; ")}`;
}

/** What players have voted for, once each, and what a draw has decided where they differ. */
interface VoteRound {
  readonly kind: string;
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

function choicesInWords({ votes, lot }: VoteRound, answer: Answer, names: LogNames): readonly string[] {
  const choices = [...new Set(votes.map(({ key }) => key))].map((key) => {
    const seats = votes.filter((vote) => vote.key === key).map(({ seat }) => seatName(names, seat));
    return `${listed(seats)} ${seats.length === 1 ? "chooses" : "choose"} ${answer(key)}`;
  });
  return lot?.key === undefined ? choices : [...choices, `a random draw decides: ${answer(lot.key)}`];
}

/** Of several votes what came of them: first what all were for. */
function decisionsInWords(rounds: readonly VoteRound[], answer: Answer, names: LogNames): readonly string[] {
  const answers = (keys: readonly (string | undefined)[]): string =>
    listed([...new Set(keys.flatMap((key) => (key === undefined ? [] : [answer(key)])))]);
  const agreed = rounds.filter(({ lot, votes }) => !lot && votes.length > 0);
  const drawn = rounds.flatMap(({ lot }) => lot ?? []);
  const seats = [...new Set(agreed.flatMap(({ votes }) => votes.map(({ seat }) => seat)))].toSorted((one, other) => one - other);
  const verb = seats.length === 1 ? "chooses" : "choose";
  return [
    ...(agreed.length > 0
      ? [`${listed(seats.map((seat) => seatName(names, seat)))} ${verb} ${answers(agreed.map(({ votes }) => votes[0]?.key))}`]
      : []),
    ...(drawn.length > 0 ? [`votes that differ are decided at random: ${answers(drawn.map(({ key }) => key))}`] : []),
  ];
}

/** What the vote was about. */
function question(kind: string, { terms }: LogNames): string {
  const words = { ship: "the ship", target: "the target", card: "the card", piece: "a piece", maneuver: "maneuver", terms };
  return SENTENCES[kind]?.(words) ?? `${capital(kind)}?`;
}
