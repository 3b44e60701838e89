/** Answers each kind of request from a client that has joined. */
import type { AnyRefusal, ClientMessageKind, ClientMessageOf, LookKind, MessageId, PlayerId, RequestKind, Seat } from "@broadside/protocol";
import { isPlaceAsk, mayTryPlaces } from "@broadside/rules";
import { dialLinesOf, wordingIn } from "@broadside/telling";
import { answerAid } from "../help/client-aid.ts";
import type { HostedGame } from "../hosted-game.ts";
import { looksIn } from "../journal/side-rows.ts";
import type { Client } from "../people/clients.ts";
import { takeOver } from "../people/seat-changes.ts";
import { answerRequestOfTable } from "../table/table-requests.ts";
import { refuseAction } from "./authority.ts";
import { giveInputs } from "./inputs.ts";
import { DONE, type Outcome, refusing } from "./outcome.ts";
import { HOST } from "./sender.ts";

type Handler<Kind extends ClientMessageKind> = (running: HostedGame, client: Client, message: ClientMessageOf<Kind>) => Promise<Outcome>;

const HANDLERS: { readonly [Kind in RequestKind]: Handler<Kind> } = {
  give: giveInputs,
  show,
  look: async (running, client, { id, seat }) => {
    const { refusal } = await running.act(client, id, () => refusing(noteLook(running, client, "look", seat, "dials")));
    return refusal ? { refusal } : { content: { dials: dialLinesOf(running.live.game, seat, client.language) } };
  },
  uncover: (running, client, { id, seat, at }) => running.act(client, id, () => refusing(noteLook(running, client, "uncover", seat, at))),
  "why not": (running, client, message) => running.inTurn(async () => whyNot(running, client, message)),
  aid: (running, client, { request }) => answerAid(running, request, client),
  "take over": (running, client, { id, seat, bot }) => running.act(client, id, () => refusing(takeOver(running, client, seat, bot))),
  "grant time": (running, client, { id, milliseconds }) =>
    running.act(client, id, () => {
      const { live, keeper } = running;
      const refusal = live.game.state.outcome
        ? ({ refused: "the game is over" } as const)
        : refuseAction("grant time", client.visitor, undefined, live);
      if (refusal) return { refusal };
      keeper.grant(milliseconds);
      running.addAct({ act: "grant", milliseconds });
      return DONE;
    }),
  ask: answerRequestOfTable,
  reply: answerRequestOfTable,
  pause: answerRequestOfTable,
  resume: answerRequestOfTable,
  nudge: answerRequestOfTable,
  phrase: answerRequestOfTable,
  chat: answerRequestOfTable,
  vote: answerRequestOfTable,
  "call judge": answerRequestOfTable,
  report: answerRequestOfTable,
  record: (running, client) => running.inTurn(async () => record(running, client)),
};

export function answerRequest(running: HostedGame, client: Client, message: ClientMessageOf<RequestKind>): Promise<Outcome> {
  const handler = HANDLERS[message.message] as Handler<RequestKind>;
  return handler(running, client, message);
}

function noteLook(
  running: HostedGame,
  { visitor }: Client,
  action: "look" | "uncover",
  seat: Seat,
  kind: LookKind,
): AnyRefusal | undefined {
  const { live, options } = running;
  const refused = refuseAction(action, visitor, seat, live);
  if (refused) return refused;
  const { round } = live.game.state;
  const looks = looksIn(live.side).filter((look) => look.seat === seat && look.round === round).length;
  const most = options.limits?.requests.look;
  if (most !== undefined && looks >= most) return { refused: "asked too often" };
  running.noteLook(seat, kind);
  return undefined;
}

/** Players show their own seats. A judge may show any seat, and a row tells everybody which seats the judge has opened. */
async function show(running: HostedGame, client: Client, { id, seats }: ClientMessageOf<"show">): Promise<Outcome> {
  const { visitor } = client;
  const isOwn = (seat: Seat): boolean => visitor.seats.includes(seat);
  const { refusal } = await running.act(client, id, () => {
    for (const seat of seats)
      if (mayShow(running, client, seat) && !isOwn(seat) && !client.shown.includes(seat)) running.noteLook(seat, "judge");
    return DONE;
  });
  if (refusal) return { refusal };
  return running.inTurn(() => {
    const isNoted = (seat: Seat): boolean => isOwn(seat) || client.shown.includes(seat) || isLookOf(running, visitor.player, id, seat);
    client.shown = seats.filter((seat) => mayShow(running, client, seat) && isNoted(seat));
    running.showLater(client);
    return running.change(HOST, () => DONE);
  });
}

const mayShow = ({ live }: HostedGame, { visitor }: Client, seat: Seat): boolean =>
  live.players[seat] !== undefined && !refuseAction("show a seat", visitor, seat, live);

/** The row may be older than this host, if the message is sent again. */
const isLookOf = ({ live }: HostedGame, player: PlayerId, id: MessageId, seat: Seat): boolean =>
  live.side.some((row) => row.row === "look" && row.seat === seat && row.given?.id === id && row.given.by === player);

function whyNot({ live }: HostedGame, { visitor, language }: Client, { question, pose }: ClientMessageOf<"why not">): Outcome {
  const { game } = live;
  const asked = game.open.find(({ number }) => number === question)?.ask;
  const refusal = asked && refuseAction("why not", visitor, asked.seat, live);
  if (refusal) return { refusal };
  if (!asked || !isPlaceAsk(asked)) return { refusal: { refused: "no longer open" } };
  if (!mayTryPlaces(game, asked)) return { refusal: { refused: "aids are not agreed on" } };
  const refused = asked.refusal(pose);
  if (!refused) return { content: { fits: true } };
  const words = wordingIn(language);
  const text = words.placeInWords(refused.why, words.logNamesOf(game).ships);
  return { content: { unfit: { ...(refused.rule && { rule: refused.rule }), text } } };
}

/** While a game is running, nobody gets its record, because it contains every secret. */
const record = (running: HostedGame, _client: Client): Outcome =>
  running.live.game.state.outcome || running.live.closed
    ? { content: { record: running.record() } }
    : { refusal: { refused: "not over yet" } };
