/** Requests about the table instead of the game: pauses, saving for later, votes about absent players, and what people say. */
import type { AnyRefusal, ClientMessageOf, Saying, Seat } from "@broadside/protocol";
import type { HostedGame } from "../hosted-game.ts";
import { refuseAction } from "../messages/authority.ts";
import { type Outcome, refusing } from "../messages/outcome.ts";
import type { Client } from "../people/clients.ts";
import { setAway } from "../people/seat-changes.ts";
import { visitorName } from "../people/visitor.ts";
import { absentDeciding, decidingIn } from "../waiting.ts";
import { awayLimit, enoughVotes, seatsAsked, votersAbout } from "./consent.ts";
import type { TableAct } from "./table-act.ts";
import { mayChat } from "./talk.ts";

type TableMessage = ClientMessageOf<"ask" | "reply" | "pause" | "resume" | "nudge" | "phrase" | "chat" | "vote" | "call judge" | "report">;

export async function answerRequestOfTable(running: HostedGame, client: Client, message: TableMessage): Promise<Outcome> {
  const outcome = await running.act(client, message.id, () => answerAtTable(running, client, message));
  const number = message.message === "report" && !outcome.refusal ? reportNumber(running, client, message) : undefined;
  return number === undefined ? outcome : { content: { report: number } };
}

/** Finds the number among the stored reports, because the message may have been answered by an earlier host. */
function reportNumber(
  { live: { side } }: HostedGame,
  { visitor: { player } }: Client,
  { id }: ClientMessageOf<"report">,
): number | undefined {
  const stored = side.find(({ given }) => given?.id === id && given.by === player);
  return stored?.row === "table" && stored.act.act === "report" ? stored.act.report : undefined;
}

function answerAtTable(running: HostedGame, client: Client, message: TableMessage): Outcome {
  const seat = "seat" in message ? message.seat : undefined;
  const { live } = running;
  if (seat !== undefined && !live.players[seat]) return { refusal: { refused: "no such seat" } };
  const refused = refuseAction(message.message, client.visitor, seat, live);
  if (refused) return { refusal: refused };
  switch (message.message) {
    case "phrase":
      return said(running, client, { phrase: message.phrase });
    case "chat":
      return chat(running, client, message.text);
    case "report":
      return report(running, message);
    default:
      break;
  }
  if (live.closed || live.game.state.outcome) return { refusal: { refused: "the game is over" } };
  switch (message.message) {
    case "ask":
      return refusing(ask(running, client, message));
    case "reply":
      return refusing(reply(running, client, message));
    case "pause":
      return act(running, { act: "pause" });
    case "resume":
      return resume(running, client);
    case "nudge":
      return refusing(nudge(running, client, message.seat));
    case "vote":
      return refusing(vote(running, client, message));
    case "call judge":
      return running.options.isOfEvent
        ? act(running, { act: "call judge", seat: ownSeat(running, client) ?? 0, about: message.about })
        : { refusal: { refused: "only in events" } };
  }
}

function act(running: HostedGame, done: TableAct): Outcome {
  running.addAct(done);
  return {};
}

/** Anybody may end a pause that the players agreed on. Only a judge ends a judge's. */
function resume(running: HostedGame, client: Client): Outcome {
  const { paused } = running.live.table;
  if (!paused) return { refusal: { refused: "the game is not paused" } };
  if (paused.by === "judge" && !client.visitor.isJudge) return { refusal: { refused: "for a judge alone" } };
  return act(running, { act: "resume", seat: ownSeat(running, client) ?? "judge" });
}

/** The seat in whose name a client acts: the first that it plays itself. */
const ownSeat = ({ live: { players } }: HostedGame, { visitor }: Client): Seat | undefined =>
  visitor.seats.find((seat) => players[seat] && !players[seat].bot);

function ask(running: HostedGame, client: Client, { what }: ClientMessageOf<"ask">): AnyRefusal | undefined {
  const { live, options } = running;
  const { table, game } = live;
  const seat = ownSeat(running, client);
  if (seat === undefined) return { refused: "for players alone" };
  if (table.request) return { refused: "a request is open already" };
  if (what === "pause" && table.paused) return { refused: "the game is paused" };
  const { round } = game.state;
  const asked = table.asked.filter((one) => one.seat === seat && one.what === what && one.round === round).length;
  const most = options.limits?.requests.pause;
  if (most !== undefined && asked >= most && !client.visitor.isJudge) return { refused: "asked too often" };
  running.addAct({ act: "ask", seat, what, round });
  settle(running, client);
  return undefined;
}

/** A visitor who plays several seats agrees for all of them, and bots always agree. */
function settle(running: HostedGame, client: Client): void {
  for (const seat of client.visitor.seats) {
    const { request } = running.live.table;
    if (request && seatsAsked(running.live, request).includes(seat)) agree(running, request.number, seat);
  }
  const { request } = running.live.table;
  if (request && seatsAsked(running.live, request).length === 0) agree(running, request.number, request.seat);
}

function agree(running: HostedGame, request: number, seat: Seat): void {
  const open = running.live.table.request;
  if (!open) return;
  const isAgreed = seatsAsked(running.live, open).every((other) => other === seat);
  running.addAct({ act: "reply", seat, request, yes: true, ...(isAgreed && { isAgreed }) });
}

function reply(running: HostedGame, client: Client, { request: number, yes }: ClientMessageOf<"reply">): AnyRefusal | undefined {
  const { request } = running.live.table;
  if (request?.number !== number) return { refused: "no such request" };
  const asked = seatsAsked(running.live, request);
  const own = client.visitor.seats.filter((seat) => asked.includes(seat) || (!yes && seat === request.seat));
  const [first] = own;
  if (first === undefined) return { refused: "not this seat's to decide" };
  if (!yes) running.addAct({ act: "reply", seat: first, request: number, yes });
  else for (const seat of own) agree(running, number, seat);
  return undefined;
}

function nudge(running: HostedGame, client: Client, seat: Seat): AnyRefusal | undefined {
  const own = ownSeat(running, client);
  if (own === undefined) return { refused: "for players alone" };
  if (!decidingIn(running.live).includes(seat)) return { refused: "nobody is waited for there" };
  return running.nudge(own, seat);
}

function vote(running: HostedGame, client: Client, { seat: absent, yes }: ClientMessageOf<"vote">): AnyRefusal | undefined {
  const { live, keeper } = running;
  if (!absentDeciding(running).includes(absent)) return { refused: "nobody is waited for there" };
  if (keeper.waited(absent) < awayLimit(live.game.setup)) return { refused: "the player may still come back" };
  const voters = votersAbout(live, absent).filter((seat) => client.visitor.seats.includes(seat));
  if (voters.length === 0) return { refused: "for players alone" };
  const others = (live.table.votes[absent] ?? []).filter((seat) => !voters.includes(seat));
  const isEnough = yes && others.length + voters.length >= enoughVotes(live, absent);
  const refused = isEnough ? setAway(running, absent, true) : undefined;
  if (refused) return refused;
  for (const seat of voters) running.addAct({ act: "vote", seat, absent, yes });
  if (isEnough) running.addAct({ act: "replaced", seat: absent });
  return undefined;
}

function chat(running: HostedGame, client: Client, given: string): Outcome {
  if (!mayChat(running, client)) return { refusal: { refused: "chat is off" } };
  const text = given.replace(UNPRINTABLE, " ").trim();
  return text === "" ? { refusal: { refused: "not understood" } } : said(running, client, { text });
}

/** Control characters and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

function said(running: HostedGame, client: Client, what: Saying): Outcome {
  const { visitor } = client;
  const seat = visitor.seats[0];
  const from = seat !== undefined ? { seat } : visitor.isJudge ? ({ judge: true } as const) : { watcher: visitorName(visitor) };
  return act(running, { act: "say", from, said: what });
}

/** A report keeps the game with all its secrets, so it stays with the host. The sender only gets its number. */
function report(running: HostedGame, { text }: ClientMessageOf<"report">): Outcome {
  const { live, options } = running;
  const most = options.limits?.reports;
  if (most !== undefined && live.table.reports >= most) return { refusal: { refused: "too many reports" } };
  const number = live.table.reports + 1;
  running.addAct({ act: "report", report: number, number: live.game.number, ...(text !== undefined && { text }) });
  running.passOn(number, text);
  return {};
}
