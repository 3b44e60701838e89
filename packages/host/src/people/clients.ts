/** The clients of a game: what each may see, what it has been sent, and what to send next. */
import { invariant, jsonPatch } from "@broadside/kit";
import type { HostMessage, NumberedMessage, StandInReport, TalkLine, TimeLeft } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import {
  type GameLog,
  happeningsSince,
  type KindsAsked,
  type Language,
  logNotice,
  logReason,
  type Notice,
  newGameLog,
  noteAsked,
  type Scene,
  sceneOf,
  spokenLanguages,
  updateLog,
  wordingIn,
} from "@broadside/telling";
import type { Reason } from "../bots/reasons.ts";
import type { LiveGame } from "../journal/live-game.ts";
import { looksIn } from "../journal/side-rows.ts";
import { botsAmong, isBot } from "./seat-player.ts";
import { type Visitor, visitorName } from "./visitor.ts";

export interface JoinRequest {
  readonly visitor: Visitor;
  readonly language: Language;
  /** The client's own seats whose secrets it sees (default: all). On a shared screen, it sees those of one seat at a time. */
  readonly shown?: readonly Seat[] | undefined;
  /** The last input that the client knows from an earlier connection. */
  readonly last?: number | undefined;
}

export interface Client {
  readonly visitor: Visitor;
  shown: readonly Seat[];
  readonly language: Language;
  readonly send: (message: HostMessage) => void;
  /** The number of the client's latest message, its current scene, and the last input sent to it. */
  number: number;
  scene: Scene | undefined;
  lastInput: number | undefined;
  /** What the client was last told about the table, and the lines of talk that it has read. */
  table: string;
  readonly read: Set<number>;
  /** What a bot did while the client's player was away, if that has still to be told. */
  welcome: StandInReport | undefined;
}

/** The log so far in one language, and the kinds of questions asked, shared by all clients that read that language. */
interface LanguageLog {
  readonly log: GameLog;
  readonly asked: KindsAsked;
}

const emptyLogs = (): ReadonlyMap<Language, LanguageLog> =>
  new Map(spokenLanguages().map((language) => [language, { log: newGameLog(language), asked: new Map() }]));

/** A client that has missed more inputs than this only gets the scene. */
const MOST_MISSED = 300;

export class Clients {
  private readonly id: string;
  private readonly isLasting: () => boolean;
  private logs = emptyLogs();
  private readonly clients = new Set<Client>();

  constructor(id: string, isLasting: () => boolean) {
    this.id = id;
    this.isLasting = isLasting;
  }

  get all(): Iterable<Client> {
    return this.clients;
  }

  get count(): number {
    return this.clients.size;
  }

  /** The names of the spectators. */
  get watchers(): readonly string[] {
    return [...this.clients].flatMap(({ visitor }) => (visitor.seats.length === 0 && !visitor.isJudge ? [visitorName(visitor)] : []));
  }

  add({ visitor, shown: wanted = visitor.seats, language, last }: JoinRequest, send: Client["send"]): Client {
    const shown = wanted.filter((seat) => visitor.seats.includes(seat));
    const client: Client = {
      visitor,
      shown,
      language,
      send,
      number: 0,
      scene: undefined,
      lastInput: last,
      table: "",
      read: new Set(),
      welcome: undefined,
    };
    this.clients.add(client);
    return client;
  }

  remove(client: Client): void {
    this.clients.delete(client);
  }

  has(client: Client): boolean {
    return this.clients.has(client);
  }

  /** Sends a whole scene to one client. A client that was here before learns what it has missed. */
  show(client: Client, live: LiveGame, clocks: TimeLeft | undefined): void {
    this.update(live);
    const scene = this.sceneFor(client, live);
    const { lastInput } = client;
    const hasMissed = lastInput !== undefined && lastInput < live.game.number && live.game.number - lastInput <= MOST_MISSED;
    const happened = hasMissed ? happeningsSince(live.game, shownTo(client, live), lastInput, this.logIn(client.language).log) : [];
    client.scene = scene;
    client.lastInput = live.game.number;
    client.table = "";
    client.read.clear();
    sendNext(client, { message: "scene", scene, ...(happened.length > 0 && { happened }), clocks });
  }

  /** Called when the game object has been replaced; the log starts again. */
  showAgain(live: LiveGame, clocks: TimeLeft | undefined): void {
    this.logs = emptyLogs();
    for (const client of this.clients) if (client.scene) this.show(client, live, clocks);
  }

  /** Tells everybody what has happened. If nobody is connected, the log is written later, when a client joins. */
  tell(live: LiveGame, clocks: TimeLeft | undefined): void {
    if (this.clients.size === 0) {
      this.noteQuestions(live);
      return;
    }
    this.update(live);
    const scenes = new Map<string, Scene>();
    for (const client of this.clients) {
      if (!client.scene) continue;
      // Clients that may see the same things get the same scene.
      const shown = shownTo(client, live);
      const key = `${client.language} ${shown.join(" ")}`;
      const scene = scenes.get(key) ?? this.sceneFor(client, live);
      scenes.set(key, scene);
      const happened = happeningsSince(live.game, shown, client.lastInput ?? live.game.number, this.logIn(client.language).log);
      const patch = jsonPatch(client.scene, scene);
      if (!patch && happened.length === 0 && !clocks) continue;
      client.scene = scene;
      client.lastInput = live.game.number;
      sendNext(client, { message: "changed", happened, ...(patch && { patch }), clocks });
    }
  }

  /** Sends the lines that a client may read and hasn't read yet. */
  sayTo(client: Client, lines: readonly TalkLine[], mayRead: (line: TalkLine) => boolean): void {
    const unread = lines.filter((line) => !client.read.has(line.number) && mayRead(line));
    if (unread.length === 0) return;
    for (const { number } of unread) client.read.add(number);
    sendNext(client, { message: "said", lines: unread });
  }

  notice(live: LiveGame, notice: Notice, seat?: Seat): void {
    this.update(live);
    for (const [language, { log }] of this.logs) {
      const words = wordingIn(language);
      logNotice(live.game, log, words.noticeInWords(notice, seat === undefined ? "" : words.seatName(live.game, seat)));
    }
  }

  /** Tells everybody why a bot gave an answer. */
  reason(live: LiveGame, { number, seat, ship, reasons }: Reason): void {
    this.update(live);
    for (const [language, { log }] of this.logs) {
      const words = wordingIn(language);
      const names = words.logNamesOf(live.game);
      const about = ship === undefined ? undefined : words.shipName(names, ship);
      const text = words.botReasonsInWords(reasons, names.ships);
      const reason = { number, ship, text: words.moveReasonInWords(text) };
      logReason(live.game, log, reason, words.reasonInWords(words.seatName(live.game, seat), about, text));
    }
  }

  private update(live: LiveGame): void {
    this.noteQuestions(live);
    const looks = looksIn(live.side);
    for (const { log } of this.logs.values()) updateLog(live.game, log, looks);
  }

  private logIn(language: Language): LanguageLog {
    const log = this.logs.get(language);
    invariant(log, `The language ${language} has not been loaded`);
    return log;
  }

  private noteQuestions({ game }: LiveGame): void {
    for (const [language, { asked }] of this.logs) noteAsked(game, asked, wordingIn(language));
  }

  private sceneFor(client: Client, live: LiveGame): Scene {
    const { game, closed, players } = live;
    const { language } = client;
    const { log, asked } = this.logIn(language);
    return sceneOf({
      id: this.id,
      game,
      seats: shownTo(client, live),
      bots: botsAmong(players),
      log: [...log.lines],
      isKept: this.isLasting(),
      language,
      ...(!closed && { asked }),
    });
  }
}

/** While a bot plays a seat, nobody sees its secrets. */
const shownTo = ({ shown }: Client, { players }: LiveGame): readonly Seat[] => shown.filter((seat) => !isBot(players, seat));

type Unnumbered<Message> = Message extends NumberedMessage ? Omit<Message, "number"> : never;

/** Numbers a message and sends it. An error at one client doesn't affect the others. */
export function sendNext(client: Client, message: Unnumbered<NumberedMessage>): void {
  client.number += 1;
  try {
    client.send({ ...message, number: client.number } as NumberedMessage);
  } catch {
    // The client will notice the gap in the numbers and ask for a whole scene.
  }
}
