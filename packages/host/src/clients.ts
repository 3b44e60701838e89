/** The clients of a game: what each may see, what it has been sent, and what to send next. */
import { invariant, jsonPatch } from "@broadside/kit";
import type { HostMessage, TimeLeft } from "@broadside/protocol";
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
import type { LiveGame } from "./live-game.ts";
import type { Reason } from "./reasons.ts";
import { botsAmong, isBot } from "./seat-player.ts";

export interface JoinRequest {
  /** The seats that this client answers for; none for a spectator. */
  readonly seats: readonly Seat[];
  /** The client's own seats whose secrets it sees (default: all). On a shared screen, it sees those of one seat at a time. */
  readonly shown?: readonly Seat[] | undefined;
  readonly language: Language;
  /** True if the client may give a judge's inputs. */
  readonly isJudge?: boolean | undefined;
}

export interface Client {
  readonly seats: readonly Seat[];
  shown: readonly Seat[];
  readonly language: Language;
  readonly isJudge: boolean;
  readonly send: (message: HostMessage) => void;
  /** The number of the client's latest message, its current scene, and the last input sent to it. */
  number: number;
  scene: Scene | undefined;
  lastInput: number;
}

/** The log so far in one language, and the kinds of questions asked, shared by all clients that read that language. */
interface LanguageLog {
  readonly log: GameLog;
  readonly asked: KindsAsked;
}

const emptyLogs = (): ReadonlyMap<Language, LanguageLog> =>
  new Map(spokenLanguages().map((language) => [language, { log: newGameLog(language), asked: new Map() }]));

export class Clients {
  private readonly id: string;
  private readonly isLasting: () => boolean;
  private logs = emptyLogs();
  private readonly clients = new Set<Client>();

  constructor(id: string, isLasting: () => boolean) {
    this.id = id;
    this.isLasting = isLasting;
  }

  add({ seats, shown: wanted = seats, language, isJudge = false }: JoinRequest, send: Client["send"]): Client {
    const shown = wanted.filter((seat) => seats.includes(seat));
    const client: Client = { seats, shown, language, isJudge, send, number: 0, scene: undefined, lastInput: 0 };
    this.clients.add(client);
    return client;
  }

  remove(client: Client): void {
    this.clients.delete(client);
  }

  /** True if a client answers for the seat. */
  hasPlayerOf(seat: Seat): boolean {
    return [...this.clients].some(({ seats }) => seats.includes(seat));
  }

  /** Sends a whole scene to one client. */
  show(client: Client, live: LiveGame, clocks: TimeLeft | undefined): void {
    this.update(live);
    const scene = this.sceneFor(client, live);
    client.number += 1;
    client.scene = scene;
    client.lastInput = live.game.number;
    send(client, { message: "scene", number: client.number, scene, clocks });
  }

  /** Called when the game object has been replaced; the log starts again. */
  showAgain(live: LiveGame, clocks: TimeLeft | undefined): void {
    this.logs = emptyLogs();
    for (const client of this.clients) this.show(client, live, clocks);
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
      const happened = happeningsSince(live.game, shown, client.lastInput, this.logIn(client.language).log);
      const patch = jsonPatch(client.scene, scene);
      if (!patch && happened.length === 0 && !clocks) continue;
      client.number += 1;
      client.scene = scene;
      client.lastInput = live.game.number;
      send(client, { message: "changed", number: client.number, happened, ...(patch && { patch }), clocks });
    }
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
    for (const { log } of this.logs.values()) updateLog(live.game, log, live.looks);
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

/** An error at one client doesn't affect the others. */
function send({ send: call }: Client, message: HostMessage): void {
  try {
    call(message);
  } catch {
    // The client will notice the gap in the message numbers and ask for a whole scene.
  }
}
