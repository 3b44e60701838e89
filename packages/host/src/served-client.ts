/** What a client that has joined may do with the game, each call in its turn. */
import { isLikeBot } from "@broadside/formats";
import type { Pose } from "@broadside/geometry";
import { type Input, isPlaceAsk, mayTryPlaces, type Seat } from "@broadside/rules";
import { type AnyRefusal, LOOKED_AT, type LookedAt, ownDials } from "@broadside/telling";
import { comeOrGo } from "./attendance.ts";
import { type Authority, asAgreed, checkAuthority, refuseTime } from "./authority.ts";
import { helped } from "./client-aid.ts";
import type { Looker } from "./clients.ts";
import { placesShip, refuseJig } from "./deployment.ts";
import type { GameInHand } from "./game-in-hand.ts";
import type { HostClient, WhyNot } from "./host-client.ts";
import { isSeatPlayer } from "./journal-shapes.ts";
import { isProgram, playerName } from "./seat-player.ts";

export function servedClient(hand: GameInHand, looker: Looker, leave: () => void): HostClient {
  const { seats, language } = looker;
  const isPlayedHere = (seat: Seat): boolean => seats.includes(seat) && !isProgram(hand.live.players, seat);
  const showAll = async (): Promise<void> => hand.clients.show(looker, hand.live, hand.keeper.left);
  return {
    joined: hand.inTurn(showAll),
    refresh: () => hand.inTurn(showAll),
    give: (inputs) => hand.inTurn(() => give(hand, looker, inputs)),
    show: (shown) =>
      hand.inTurn(async () => {
        looker.shown = shown.filter((seat) => seats.includes(seat));
        await showAll();
      }),
    look: (seat) =>
      hand.inTurn(async () => {
        if (!isPlayedHere(seat)) return undefined;
        await noteLook(hand, seat, "dials");
        return ownDials(hand.live.game, seat, language);
      }),
    noteLook: (seat, at) =>
      hand.inTurn(async () => {
        if (isPlayedHere(seat) && COVERS.has(at)) await noteLook(hand, seat, at);
      }),
    whyNot: (question, pose) => hand.inTurn(async () => whyNot(hand, isPlayedHere, question, pose)),
    aid: (request) => helped(hand, request, language, isPlayedHere),
    takeOver: (seat, player) =>
      hand.inTurn(async () => {
        if (!isSeatPlayer(player)) return { refused: "not understood" };
        if (player.kind === "person" && isLikeBot(player.name)) return LIKE_BOT;
        const refused = take(hand, { input: "seat", seat, player: playerName(player) }, looker);
        if (!refused) hand.live.players[seat] = player;
        return (await hand.publish()) ?? refused;
      }),
    grantTime: (milliseconds) =>
      hand.inTurn(async () => {
        const { game, players } = hand.live;
        const refused = refuseTime(milliseconds, looker, game.state, (seat) => isProgram(players, seat));
        if (refused) return refused;
        hand.keeper.grant(milliseconds, game);
        hand.clients.tell(hand.live, hand.keeper.left);
        return undefined;
      }),
    leave,
  };
}

const COVERS: ReadonlySet<LookedAt> = new Set(LOOKED_AT.filter((at) => at !== "dials"));

async function give(hand: GameInHand, by: Authority, inputs: readonly unknown[]): Promise<AnyRefusal | undefined> {
  let refused: AnyRefusal | undefined;
  let hasPlaced = false;
  for (const input of inputs) {
    const given = fieldsOf(input);
    const places = placesShip(hand.live.game, given);
    refused ??= refuseJig(hand.live.game, given, hasPlaced) ?? refuseName(given) ?? take(hand, input, by);
    hasPlaced ||= places;
  }
  return (await hand.publish()) ?? refused;
}

const LIKE_BOT = { refused: "named like a bot" } as const;

/** A person has no such name, and a bot takes a seat by `takeOver` alone. */
const refuseName = (given: ReturnType<typeof fieldsOf>): AnyRefusal | undefined =>
  given.input === "seat" && typeof given.player === "string" && isLikeBot(given.player) ? LIKE_BOT : undefined;

function take(hand: GameInHand, input: unknown, by: Authority): AnyRefusal | undefined {
  const { game, closed, players } = hand.live;
  if (closed) return { refused: "only to be watched" };
  const refused = checkAuthority(input, by, game.setup, (seat) => isProgram(players, seat));
  if (refused) return refused;
  const given = fieldsOf(input);
  if (given.input === "away" && typeof given.seat === "number" && typeof given.away === "boolean")
    return comeOrGo(hand, given.seat, given.away, input);
  const unfit = hand.carryOut(asAgreed(input, game.setup));
  if (!unfit && given.input === "seat" && given.seat !== undefined && given.player !== undefined)
    players[given.seat] = { kind: "person", name: given.player };
  return unfit;
}

const fieldsOf = (input: unknown): Partial<Input> => (typeof input === "object" && input !== null ? input : {});

/** Everybody is told, and it stays in the journal. A game that is only watched has nothing secret. */
async function noteLook(hand: GameInHand, seat: Seat, at: LookedAt): Promise<void> {
  const { game, closed, looks } = hand.live;
  const { round, cursor } = game.state;
  if (closed) return;
  hand.live.looks = [...looks, { seat, at, number: game.number, round, phase: cursor.phase }];
  await hand.publish();
}

function whyNot({ live: { game } }: GameInHand, isPlayedHere: (seat: Seat) => boolean, question: number, pose: Pose): WhyNot | undefined {
  const asked = game.open.find(({ number }) => number === question)?.ask;
  if (!asked || !isPlaceAsk(asked) || !isPlayedHere(asked.seat)) return "no longer asked";
  return mayTryPlaces(game, asked) ? asked.refusal(pose) : "aids are not agreed on";
}
