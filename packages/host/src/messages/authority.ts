/**
 * Says who may send what. Every message from a client and every input in it is looked up here, and nothing else allows anything. What the
 * players have agreed on may forbid more.
 */
import type { ClientMessageKind, InputKind, TableRefusal } from "@broadside/protocol";
import { relationOf, type Seat } from "@broadside/rules";
import type { LiveGame } from "../journal/live-game.ts";
import { isBot } from "../people/seat-player.ts";
import type { Visitor } from "../people/visitor.ts";

/**
 * What a visitor is to the seat that a message is about: its player, a member of its team, or an opponent. `bot` is the client of a seat
 * that a bot plays at the moment. For messages about no seat, whoever plays any seat is a `player`.
 */
export const ROLES = ["player", "team-mate", "opponent", "spectator", "judge", "table host", "bot"] as const;
export type Role = (typeof ROLES)[number];

/** Inputs that a judge gives in the game's name instead of a seat's. */
const JUDGE_INPUTS = ["agree as judge", "hurry as judge", "undo as judge"] as const;
type SeatInput = Exclude<InputKind, "hurry">;

export type Action =
  | Exclude<ClientMessageKind, "give" | "show">
  | "show a seat"
  | "hurry as clock"
  | SeatInput
  | (typeof JUDGE_INPUTS)[number];

const EVERYONE: readonly Role[] = ROLES;
const NOBODY: readonly Role[] = [];
const PLAYER: readonly Role[] = ["player"];
const JUDGE: readonly Role[] = ["judge"];
const PLAYER_OR_JUDGE: readonly Role[] = ["player", "judge"];
const OTHERS: readonly Role[] = ["team-mate", "opponent"];

export const AUTHORITY: Readonly<Record<Action, readonly Role[]>> = {
  // Being there
  join: EVERYONE,
  refresh: EVERYONE,
  presence: EVERYONE,
  leave: EVERYONE,
  record: EVERYONE,
  phrase: EVERYONE,
  chat: EVERYONE,
  report: ["player", "judge", "table host", "bot"],
  // Playing
  answer: PLAYER,
  standing: PLAYER,
  propose: PLAYER,
  agree: PLAYER,
  undo: PLAYER,
  draw: PLAYER,
  concede: PLAYER,
  "why not": PLAYER,
  aid: PLAYER,
  look: PLAYER,
  uncover: PLAYER,
  "show a seat": ["player", "judge", "bot"],
  // Coming and going
  away: ["player", "bot", "judge"],
  "take over": ["player", "bot", "judge"],
  vote: OTHERS,
  nudge: OTHERS,
  // Time
  "grant time": PLAYER_OR_JUDGE,
  ask: PLAYER,
  reply: PLAYER,
  resume: PLAYER_OR_JUDGE,
  "call judge": PLAYER,
  // Judging
  pause: JUDGE,
  set: JUDGE,
  time: JUDGE,
  seat: JUDGE,
  "agree as judge": JUDGE,
  "hurry as judge": JUDGE,
  "undo as judge": JUDGE,
  // Only the host's own clocks
  "hurry as clock": NOBODY,
};

/** What a visitor is to a seat, or to the whole game. */
function rolesOf(visitor: Visitor, seat: Seat | undefined, { game, players }: Pick<LiveGame, "game" | "players">): readonly Role[] {
  const { seats, isJudge, isTableHost } = visitor;
  const relation = (): Role => {
    if (seats.length === 0) return "spectator";
    if (seat === undefined) return seats.every((own) => isBot(players, own)) ? "bot" : "player";
    if (seats.includes(seat)) return isBot(players, seat) ? "bot" : "player";
    const isThere = game.setup.seats[seat] !== undefined;
    return isThere && seats.some((own) => relationOf(game.setup.seats, own, seat) === "allied") ? "team-mate" : "opponent";
  };
  return [relation(), ...(isJudge ? (["judge"] as const) : []), ...(isTableHost ? (["table host"] as const) : [])];
}

/** Returns why a visitor may not do something; undefined if they may. */
export function refuseAction(action: Action, visitor: Visitor, seat: Seat | undefined, live: LiveGame): TableRefusal | undefined {
  const allowed = AUTHORITY[action];
  const roles = rolesOf(visitor, seat, live);
  return roles.some((role) => allowed.includes(role)) ? undefined : reasonFor(allowed, roles, seat);
}

function reasonFor(allowed: readonly Role[], roles: readonly Role[], seat: Seat | undefined): TableRefusal {
  if (!allowed.includes("player")) return allowed.includes("opponent") ? ofOthers(roles) : { refused: "for a judge alone" };
  if (seat === undefined) return { refused: allowed.includes("judge") ? "for players and judges" : "for players alone" };
  return { refused: roles.includes("bot") ? "a program plays this seat" : "not this client's seat" };
}

const ofOthers = (roles: readonly Role[]): TableRefusal => ({
  refused: roles.includes("spectator") ? "for players alone" : "not about your own seat",
});

type Fields = Readonly<Record<string, unknown>>;

const KNOWN: ReadonlySet<string> = new Set(Object.keys(AUTHORITY));
const ofKind = (kind: unknown): kind is SeatInput => typeof kind === "string" && KNOWN.has(kind);

/**
 * Returns what an input does, and which seat it is about. Undefined if the input can't be understood; the rules will then say what is wrong
 * with it.
 */
export function actionOfInput(given: unknown): { readonly action: Action; readonly seat: Seat | undefined } | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const { input: kind, seat } = given as Fields;
  if (kind === "hurry" || seat === "clock") return { action: seat === "judge" ? "hurry as judge" : "hurry as clock", seat: undefined };
  if (seat === "judge" && (kind === "agree" || kind === "undo")) return { action: `${kind} as judge`, seat: undefined };
  if (!ofKind(kind)) return undefined;
  return { action: kind, seat: typeof seat === "number" ? seat : undefined };
}
