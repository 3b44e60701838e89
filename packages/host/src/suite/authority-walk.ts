/** Walks the whole authority table: everything that can be sent is sent in every role, and refused or not as the table says. */

import { BOTS } from "@broadside/players";
import type { ClientMessage, Input } from "@broadside/protocol";
import type { Host } from "../host.ts";
import type { Journal } from "../journal/journal.ts";
import { type Action, AUTHORITY, ROLES, type Role } from "../messages/authority.ts";
import { openHost } from "../open-host.ts";
import type { Visitor } from "../people/visitor.ts";
import { FakeClock } from "./fake-clock.ts";
import { type SuiteCase, same, there, type World } from "./harness.ts";
import { RawClient } from "./raw-client.ts";
import { playUntil, randomFrom } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

/** Seats 0 and 2 are one team, 1 and 3 the other. Every message is about seat 0; a bot plays seat 3. */
const SEAT = 0;
const BOTS_SEAT = 3;

const VISITORS: Readonly<Record<Role, Omit<Visitor, "player">>> = {
  player: { seats: [SEAT] },
  "team-mate": { seats: [2] },
  opponent: { seats: [1] },
  spectator: { seats: [] },
  judge: { seats: [], isJudge: true },
  "table host": { seats: [], isTableHost: true },
  bot: { seats: [BOTS_SEAT] },
};

/** The refusals that come from the table, and from nothing else. */
const BY_AUTHORITY: ReadonlySet<string> = new Set([
  "not this client's seat",
  "a program plays this seat",
  "for a judge alone",
  "for players and judges",
  "for players alone",
  "not about your own seat",
]);

type Request = Extract<ClientMessage, { readonly id: string }>;
type Sent = { readonly input: Input } | { readonly request: Request };

const input = (given: Input): Sent => ({ input: given });
const request = (given: Request): Sent => ({ request: given });

/** What is asked of the seat, and the place that a question asks for. */
interface Asked {
  readonly question: number;
  readonly number: number;
}

const CHANGES = [{ change: "ship", ship: "A1", set: { label: "7" } }] as const;
const AT = { x: 0, y: 0, heading: 0 } as const;

/** One message for each action that gets a reply. The others have no reply to look at. */
const SENT: Readonly<
  Record<Exclude<Action, "join" | "refresh" | "presence" | "leave" | "show a seat">, (seat: number, asked: Asked) => Sent>
> = {
  record: () => request({ message: "record", id: "1" }),
  phrase: () => request({ message: "phrase", id: "1", phrase: "thanks" }),
  chat: () => request({ message: "chat", id: "1", text: "hello" }),
  report: () => request({ message: "report", id: "1" }),
  answer: (seat, { question }) => input({ input: "answer", seat, ask: question, key: "" }),
  standing: (seat) => input({ input: "standing", seat, kind: "dial" }),
  propose: (seat) => input({ input: "propose", seat, reason: "forgotten", changes: CHANGES }),
  agree: (seat) => input({ input: "agree", seat, proposal: 1, yes: false }),
  undo: (seat, { number }) => input({ input: "undo", seat, to: number - 1 }),
  draw: (seat) => input({ input: "draw", seat }),
  concede: (seat) => input({ input: "concede", seat }),
  "why not": (_, { question }) => request({ message: "why not", id: "1", question, pose: AT }),
  aid: (_, { question }) => request({ message: "aid", id: "1", request: { aid: "odds", question } }),
  look: (seat) => request({ message: "look", id: "1", seat }),
  uncover: (seat) => request({ message: "uncover", id: "1", seat, at: "cover" }),
  away: (seat) => input({ input: "away", seat, away: true }),
  "take over": (seat) => request({ message: "take over", id: "1", seat, bot: "random" }),
  vote: (seat) => request({ message: "vote", id: "1", seat, yes: true }),
  nudge: (seat) => request({ message: "nudge", id: "1", seat }),
  "grant time": () => request({ message: "grant time", id: "1", milliseconds: 1000 }),
  ask: () => request({ message: "ask", id: "1", what: "pause" }),
  reply: () => request({ message: "reply", id: "1", request: 1, yes: true }),
  resume: () => request({ message: "resume", id: "1" }),
  "call judge": () => request({ message: "call judge", id: "1", about: "a rule" }),
  pause: () => request({ message: "pause", id: "1" }),
  set: () => input({ input: "set", reason: "forgotten", changes: CHANGES }),
  time: () => input({ input: "time" }),
  seat: (seat) => input({ input: "seat", seat, player: { id: "berta" } }),
  "agree as judge": () => input({ input: "agree", seat: "judge", proposal: 1, yes: false }),
  "hurry as judge": (_, { number }) => input({ input: "hurry", seat: "judge", number }),
  "undo as judge": (_, { number }) => input({ input: "undo", seat: "judge", to: number - 1 }),
  "hurry as clock": (_, { number }) => input({ input: "hurry", seat: "clock", number }),
};

/** A table with four seats in the Planning phase, where a bot that never answers has the last seat. */
async function fourSeats(world: World, name: string): Promise<TestTable> {
  const setup = there(world.setups[name], name);
  const table = await tableOf(world, name, {
    setup: {
      seats: [...setup.seats, ...setup.seats.map(({ team }, at) => ({ player: `player-${setup.seats.length + at + 1}`, team }))],
      squads: [...setup.squads, ...setup.squads],
      decks: [...setup.decks, ...setup.decks],
    },
  });
  await playUntil(table.seated, randomFrom(6), () => table.watcher.scene.state.cursor.phase === "planning");
  same(await there(table.seated[BOTS_SEAT], "seat").client.takeOver(BOTS_SEAT, "random"), undefined, "a bot takes the last seat");
  shut(table);
  return table;
}

const bots = { random: () => () => new Promise<never>(() => {}), cadet: BOTS.random };

/** Actions that change the game or a role, so that each is done in a separate game. The others come before them. */
const CHANGING: ReadonlySet<Action> = new Set(["concede", "take over", "away", "seat", "hurry as judge", "undo as judge", "undo", "vote"]);

type WalkedAction = keyof typeof SENT;
const WALKED = (Object.keys(SENT) as WalkedAction[]).toSorted((one, other) => Number(CHANGING.has(one)) - Number(CHANGING.has(other)));

async function walk(world: World, name: string): Promise<void> {
  const { journal, seated } = await fourSeats(world, name);
  const { number, questions } = there(seated[SEAT], "seat").scene;
  const asked = { number, question: there(questions.find(({ seat }) => seat === SEAT)?.number, "question") };
  const rows = await rowsIn(journal);
  const open = async (): Promise<Walkers> => walkersAt(await hostOf(world, await world.journal(rows)));
  const sentBy = (action: WalkedAction, role: Role): Sent => SENT[action](role === "bot" ? BOTS_SEAT : SEAT, asked);
  const tries = WALKED.flatMap((action) =>
    ROLES.map((role) => ({ action, role, isAllowed: AUTHORITY[action].includes(roleTowards(sentBy(action, role), role)) })),
  );
  let walkers = await open();
  // What is refused changes nothing, so it all happens in one game.
  for (const { action, role, isAllowed } of tries.toSorted((one, other) => Number(one.isAllowed) - Number(other.isAllowed))) {
    if (isAllowed && CHANGING.has(action)) walkers = await open();
    const refused = await tried(walkers[role], `${action} ${role}`, sentBy(action, role));
    same(refused !== undefined && BY_AUTHORITY.has(refused), !isAllowed, `whether ${action} by ${role} is refused (${refused})`);
  }
}

/** A connection to a host for each role. */
type Walkers = Readonly<Record<Role, RawClient>>;

const walkersAt = (host: Host): Walkers =>
  Object.fromEntries(
    ROLES.map((role) => [role, new RawClient(host, { player: `walker-${role.replace(" ", "-")}`, ...VISITORS[role] }).join()]),
  ) as Record<Role, RawClient>;

async function tried(client: RawClient, id: string, sent: Sent): Promise<string | undefined> {
  return "input" in sent ? (await client.give(id, sent.input))?.refused : (await client.ask({ ...sent.request, id })).refusal?.refused;
}

/** If a message is about no seat, whoever plays any seat is a player. */
function roleTowards(sent: Sent, role: Role): Role {
  const given = "input" in sent ? sent.input : sent.request;
  const isAboutSeat =
    "question" in given || ("request" in given && typeof given.request === "object") || ("seat" in given && typeof given.seat === "number");
  return isAboutSeat || (role !== "team-mate" && role !== "opponent") ? role : "player";
}

async function hostOf({ contentFor, rest }: World, journal: Journal): Promise<Host> {
  const opened = await openHost({ id: "walk", journal, contentFor, clock: new FakeClock(rest), bots });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

async function secretsShown(world: World, name: string): Promise<void> {
  const rows = await rowsIn((await fourSeats(world, name)).journal);
  const table = await tableFrom(world, await world.journal(rows), { bots });
  for (const role of ROLES) {
    const seat = role === "bot" ? BOTS_SEAT : SEAT;
    const client = new RawClient(table.host, { player: `walker-${role.replace(" ", "-")}`, ...VISITORS[role] }).join();
    await client.ask({ message: "show", id: "show", seats: [seat] });
    const scene = client.heard.findLast(({ message }) => message === "scene");
    const isShown = scene?.message === "scene" && scene.scene.questions.some((question) => question.secret && question.seat === seat);
    same(isShown, role === "player" || role === "judge", `whether a ${role} is shown the secrets of seat ${seat}`);
    client.connection.receive({ message: "presence", isHere: true });
    client.connection.receive({ message: "refresh" });
    same((await client.ask({ message: "record", id: "record" })).refusal?.refused, "not over yet", `a ${role} is served`);
    client.connection.receive({ message: "leave" });
  }
  shut(table);
}

export const AUTHORITY_CASES = (name: string): readonly SuiteCase[] => [
  {
    title: "every action is refused in every role that the authority table doesn't allow, and in no other",
    run: (world) => walk(world, name),
  },
  { title: "in every role, a client sees the secrets that it may see and no others", run: (world) => secretsShown(world, name) },
];
