/** Tables where everything that anybody receives is noted. */
import { type Host, type HostOptions, type JournalRow, memoryJournal, openHost, startHost, type Visitor } from "@broadside/host";
import { FakeClock } from "@broadside/host/suite";
import { BOTS, type BotPlayer } from "@broadside/players";
import type { HostMessage, View } from "@broadside/protocol";
import { type Content, type Game, type GameRecord, restore } from "@broadside/rules";
import { Guest, rest } from "./guest.ts";
import type { Receiver } from "./leaks.ts";

/** The level of a bot that notes what it is asked with. */
export const WATCHING = "random";

/** A guest whose messages are noted. */
export interface Spy {
  readonly guest: Guest;
  readonly messages: HostMessage[];
  /** Whose secrets the guest may see at the moment. */
  receiver: Receiver;
}

export interface SecretTable {
  readonly host: Host;
  readonly clock: FakeClock;
  readonly content: Content;
  readonly rows: readonly JournalRow[];
  readonly spies: readonly Spy[];
  readonly views: View[];
  /** The true game at the moment. */
  truth(): Promise<Game>;
}

type Start = { readonly record: GameRecord; readonly levels: readonly (string | undefined)[] } | { readonly rows: readonly JournalRow[] };

/** Opens a game with a client at each seat, a spectator, and two judges, of whom one looks at the first seat's secrets. */
export async function secretTable(content: Content, start: Start): Promise<SecretTable> {
  const clock = new FakeClock(rest);
  const journal = memoryJournal("rows" in start ? (JSON.parse(JSON.stringify(start.rows)) as JournalRow[]) : []);
  const views: View[] = [];
  const watching =
    (seed: number): BotPlayer =>
    (seen, ...others) => {
      views.push(JSON.parse(JSON.stringify(seen)) as View);
      return BOTS.random(seed)(seen, ...others);
    };
  const options: HostOptions = { id: "game", clock, journal, contentFor: async () => content, bots: { [WATCHING]: watching } };
  const opened = await ("rows" in start ? openHost(options) : startHost(options, { record: start.record, players: playersAt(start) }));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const host = opened.value;
  const visitors: readonly Visitor[] = [
    ...host.players.map(({ id }, seat) => ({ player: id, seats: [seat] })),
    { player: "spectator", name: "Sam", seats: [] },
    { player: "judge", seats: [], isJudge: true },
    { player: "looking-judge", seats: [], isJudge: true },
  ];
  const spies = visitors.map((visitor): Spy => {
    const messages: HostMessage[] = [];
    const isBot = visitor.seats.some((seat) => host.players[seat]?.bot);
    return {
      guest: new Guest(host, visitor, (message) => messages.push(message)),
      messages,
      receiver: { name: visitor.player, seats: isBot ? [] : visitor.seats },
    };
  });
  for (const { guest } of spies) await guest.join();
  const judge = spies.at(-1);
  if (judge) {
    await judge.guest.ask({ message: "show", id: idOf(judge, 0), seats: [0] });
    judge.receiver = { ...judge.receiver, seats: host.players[0]?.bot ? [] : [0] };
  }
  const truth = async (): Promise<Game> => restore((await host.problem()).pending, content);
  return { host, clock, content, rows: journal.rows, spies, views, truth };
}

const playersAt = ({ record: { setup }, levels }: Extract<Start, { readonly record: GameRecord }>) =>
  setup.seats.map(({ player }, seat) => {
    const level = levels[seat];
    return { id: player, ...(level !== undefined && { bot: { level, seed: seat } }) };
  });

/** Ids that tell who chose them, so that the search finds them in messages to others. */
export const idOf = ({ receiver: { name } }: Pick<Spy, "receiver">, number: number): string => `id of ${name}: ${number}`;
