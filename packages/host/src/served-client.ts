/** What a client that has joined can do with the game; its calls run one after the other. */
import type { Pose } from "@broadside/geometry";
import { type Input, isPlaceAsk, mayTryPlaces, type Seat } from "@broadside/rules";
import { type AnyRefusal, dialLinesOf, LOOK_KINDS, type LookKind } from "@broadside/telling";
import { setAway } from "./attendance.ts";
import { type Authority, asAgreed, checkAuthority, refuseTime } from "./authority.ts";
import { answerAid } from "./client-aid.ts";
import type { Client } from "./clients.ts";
import { placesShip, refuseJig } from "./deployment.ts";
import type { HostClient, PlacementRefusal } from "./host-client.ts";
import { isSeatPlayer } from "./journal-shapes.ts";
import type { RunningGame } from "./running-game.ts";
import { isBot, recordedPlayer } from "./seat-player.ts";

export function servedClient(running: RunningGame, client: Client, leave: () => void): HostClient {
  const { seats, language } = client;
  const isPlayedHere = (seat: Seat): boolean => seats.includes(seat) && !isBot(running.live.players, seat);
  const showAll = async (): Promise<void> => running.clients.show(client, running.live, running.keeper.left);
  return {
    joined: running.inTurn(showAll),
    refresh: () => running.inTurn(showAll),
    give: (inputs) => running.inTurn(() => give(running, client, inputs)),
    show: (shown) =>
      running.inTurn(async () => {
        client.shown = shown.filter((seat) => seats.includes(seat));
        await showAll();
      }),
    look: (seat) =>
      running.inTurn(async () => {
        if (!isPlayedHere(seat)) return undefined;
        await noteLook(running, seat, "dials");
        return dialLinesOf(running.live.game, seat, language);
      }),
    noteLook: (seat, at) =>
      running.inTurn(async () => {
        if (isPlayedHere(seat) && COVERS.has(at)) await noteLook(running, seat, at);
      }),
    whyNot: (question, pose) => running.inTurn(async () => whyNot(running, isPlayedHere, question, pose)),
    aid: (request) => answerAid(running, request, language, isPlayedHere),
    takeOver: (seat, player) =>
      running.inTurn(async () => {
        if (!isSeatPlayer(player)) return { refused: "not understood" };
        const refused = take(running, { input: "seat", seat, player: recordedPlayer(player) }, client);
        if (!refused) running.live.players[seat] = player;
        return (await running.publish()) ?? refused;
      }),
    grantTime: (milliseconds) =>
      running.inTurn(async () => {
        const { game, players } = running.live;
        const refused = refuseTime(milliseconds, client, game.state, (seat) => isBot(players, seat));
        if (refused) return refused;
        running.keeper.grant(milliseconds, game);
        running.clients.tell(running.live, running.keeper.left);
        return undefined;
      }),
    leave,
  };
}

const COVERS: ReadonlySet<LookKind> = new Set(LOOK_KINDS.filter((at) => at !== "dials"));

async function give(running: RunningGame, by: Authority, inputs: readonly unknown[]): Promise<AnyRefusal | undefined> {
  let refused: AnyRefusal | undefined;
  let hasPlaced = false;
  for (const input of inputs) {
    const given = fieldsOf(input);
    const places = placesShip(running.live.game, given);
    refused ??= refuseJig(running.live.game, given, hasPlaced) ?? take(running, input, by);
    hasPlaced ||= places;
  }
  return (await running.publish()) ?? refused;
}

function take(running: RunningGame, input: unknown, by: Authority): AnyRefusal | undefined {
  const { game, closed, players } = running.live;
  if (closed) return { refused: "only to be watched" };
  const refused = checkAuthority(input, by, game.setup, (seat) => isBot(players, seat));
  if (refused) return refused;
  const given = fieldsOf(input);
  if (given.input === "away" && typeof given.seat === "number" && typeof given.away === "boolean")
    return setAway(running, given.seat, given.away, input);
  const unfit = running.carryOut(asAgreed(input, game.setup));
  if (!unfit && given.input === "seat" && given.seat !== undefined && given.player !== undefined) {
    const { id, bot } = given.player;
    players[given.seat] = { id, ...(bot !== undefined && { bot: { level: bot, seed: game.number } }) };
  }
  return unfit;
}

const fieldsOf = (input: unknown): Partial<Input> => (typeof input === "object" && input !== null ? input : {});

/** Writes to the journal that somebody looked at a seat's secrets, and tells everybody. Skips closed games, which have no secrets. */
async function noteLook(running: RunningGame, seat: Seat, at: LookKind): Promise<void> {
  const { game, closed, looks } = running.live;
  const { round, cursor } = game.state;
  if (closed) return;
  running.live.looks = [...looks, { seat, kind: at, number: game.number, round, phase: cursor.phase }];
  await running.publish();
}

function whyNot(
  { live: { game } }: RunningGame,
  isPlayedHere: (seat: Seat) => boolean,
  question: number,
  pose: Pose,
): PlacementRefusal | undefined {
  const asked = game.open.find(({ number }) => number === question)?.ask;
  if (!asked || !isPlaceAsk(asked) || !isPlayedHere(asked.seat)) return "no longer asked";
  return mayTryPlaces(game, asked) ? asked.refusal(pose) : "aids are not agreed on";
}
