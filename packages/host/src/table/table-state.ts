/** What has happened at the table so far, computed from its acts one by one. */
import type { JudgeReason, Seat, TableRequestKind, TalkLine } from "@broadside/protocol";
import type { TableAct } from "./table-act.ts";

export interface TableState {
  /** Set once the players have agreed to continue as correspondence: the milliseconds for each turn. */
  readonly turn: number | undefined;
  readonly paused: { readonly by: Seat | "judge"; readonly at: number } | undefined;
  readonly request: OpenRequest | undefined;
  /** All requests so far. Their order gives their numbers, from 1. */
  readonly asked: readonly { readonly seat: Seat; readonly what: TableRequestKind; readonly round: number }[];
  /** For each absent seat: the seats that want a bot to play. */
  readonly votes: Readonly<Record<Seat, readonly Seat[]>>;
  /** Seats that were replaced while their players were absent. */
  readonly replaced: readonly Seat[];
  readonly talk: readonly TalkLine[];
  readonly judgeCalls: readonly { readonly seat: Seat; readonly about: JudgeReason }[];
  readonly reports: number;
}

export interface OpenRequest {
  readonly number: number;
  readonly what: TableRequestKind;
  readonly seat: Seat;
  /** The seats that have agreed, including the one that asked. */
  readonly agreed: readonly Seat[];
  readonly at: number;
}

export const NEW_TABLE: TableState = {
  turn: undefined,
  paused: undefined,
  request: undefined,
  asked: [],
  votes: {},
  replaced: [],
  talk: [],
  judgeCalls: [],
  reports: 0,
};

/** Three days a turn, for a live game that is continued as correspondence. */
const SAVED_FOR_LATER = 259_200_000;
/** A journal keeps everything that was said; the table only remembers this much. */
const MOST_TALK = 500;

/** Returns the table after an act. `at` is the act's time in milliseconds. */
export function tableAfter(table: TableState, act: TableAct, at: number): TableState {
  switch (act.act) {
    case "ask": {
      const asked = [...table.asked, { seat: act.seat, what: act.what, round: act.round }];
      return { ...table, asked, request: { number: asked.length, what: act.what, seat: act.seat, agreed: [act.seat], at } };
    }
    case "reply":
      return replied(table, act, at);
    case "lapse":
      return table.request?.number === act.request ? { ...table, request: undefined } : table;
    case "pause":
      return { ...table, paused: { by: "judge", at } };
    case "resume":
      return { ...table, paused: undefined };
    case "vote":
      return { ...table, votes: { ...table.votes, [act.absent]: votesAfter(table.votes[act.absent] ?? [], act) } };
    case "replaced":
      return { ...withoutVotes(table, act.seat), replaced: [...table.replaced.filter((seat) => seat !== act.seat), act.seat] };
    case "back":
      return { ...withoutVotes(table, act.seat), replaced: table.replaced.filter((seat) => seat !== act.seat) };
    case "say": {
      const number = (table.talk.at(-1)?.number ?? 0) + 1;
      return { ...table, talk: [...table.talk, { number, at, from: act.from, said: act.said }].slice(-MOST_TALK) };
    }
    case "call judge":
      return { ...table, judgeCalls: [...table.judgeCalls.filter(({ seat }) => seat !== act.seat), { seat: act.seat, about: act.about }] };
    case "grant":
      return table;
    case "report":
      return { ...table, reports: act.report };
  }
}

function replied(table: TableState, { seat, request: number, yes, isAgreed }: Extract<TableAct, { readonly act: "reply" }>, at: number) {
  const { request } = table;
  if (request?.number !== number) return table;
  if (!yes) return { ...table, request: undefined };
  if (!isAgreed) return { ...table, request: { ...request, agreed: [...request.agreed, seat] } };
  const agreed = request.what === "pause" ? { paused: { by: request.seat, at } } : { turn: SAVED_FOR_LATER };
  return { ...table, request: undefined, ...agreed };
}

const votesAfter = (votes: readonly Seat[], { seat, yes }: Extract<TableAct, { readonly act: "vote" }>): readonly Seat[] => {
  const others = votes.filter((other) => other !== seat);
  return yes ? [...others, seat] : others;
};

function withoutVotes(table: TableState, seat: Seat): TableState {
  const { [seat]: _, ...votes } = table.votes;
  return { ...table, votes };
}
