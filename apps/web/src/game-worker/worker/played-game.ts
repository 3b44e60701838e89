/**
 * The game that is open on this screen, and the page's connection to it. Everybody at the screen shares this connection. It answers for every
 * seat and acts as the judge, and it shows a seat with a PIN only while that seat is open.
 */
import type { Host, HostConnection } from "@broadside/host";
import type { Result } from "@broadside/kit";
import type { ClientMessage, HostMessage, MessageId } from "@broadside/protocol";
import type { GameRecord, Seat } from "@broadside/rules";
import { wordingIn } from "@broadside/telling";
import { WORKER } from "../../words/game-worker/worker.ts";
import { LANGUAGE } from "../../words/language.ts";
import type { ActionReply } from "../shared/action-reply.ts";
import { PIN_PATTERN, type Proof } from "../shared/pin.ts";
import type { UncoverReply } from "../shared/shared-screen-calls.ts";
import type { Lead } from "./lead.ts";
import type { Pins } from "./pins.ts";
import { recordFrom } from "./replays.ts";

/** What everybody at the screen is to the host. */
const SCREEN = { player: "screen", isJudge: true, isTableHost: true } as const;

interface GameParts {
  readonly id: string;
  readonly host: Host;
  readonly lead: Lead;
  readonly pins: Pins;
  /** Sends a message to the page. */
  send(message: HostMessage): void;
}

export class PlayedGame {
  readonly id: string;
  readonly host: Host;
  readonly lead: Lead;
  readonly pins: Pins;
  private readonly send: (message: HostMessage) => void;
  private connection: HostConnection | undefined;
  /** The seats whose secrets are shown. */
  private shown: readonly Seat[] = [];
  /** The seat that was opened, as long as its secrets are shown. */
  private opened: Seat | undefined;
  /** Messages and calls are carried out one after the other. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor({ id, host, lead, pins, send }: GameParts) {
    this.id = id;
    this.host = host;
    this.lead = lead;
    this.pins = pins;
    this.send = send;
  }

  /** Takes a message from the page. */
  receive(message: ClientMessage): void {
    void this.inTurn(() => this.take(message));
  }

  /**
   * Ends the page's connection, so that the page can join again without anyone's secrets. First catches up with the journal, because another
   * window may have continued the game.
   */
  async disconnect(): Promise<void> {
    await this.host.catchUp();
    this.endConnection();
  }

  /** Opens a seat, or returns why it stays closed. */
  uncover(seat: Seat, proof: Proof | undefined): Promise<UncoverReply> {
    return this.inTurn(async () => {
      await this.host.catchUp();
      const pin = this.pins.refusal(seat, proof);
      if (pin) return { pin };
      this.opened = seat;
      if (!proof || !("withoutPin" in proof)) return this.isShared ? { at: "cover" } : {};
      if (!this.pins.has(seat)) return {};
      this.pins.remove(seat);
      return { at: "cover without its PIN" };
    });
  }

  setPin(seat: Seat, pin: string): ActionReply {
    if (!PIN_PATTERN.test(pin)) return { refused: WORKER.pinDigits };
    if (!this.mayShow(seat)) return { refused: WORKER.hasPin };
    this.pins.set(seat, pin);
    return {};
  }

  /** Returns the game's record, as it would be read from a file. */
  async record(): Promise<Result<GameRecord>> {
    return recordFrom(JSON.stringify(await this.host.record()));
  }

  /** Ends the game on this screen, after everything that is queued. */
  async close(): Promise<void> {
    this.endConnection();
    this.lead.release();
    await this.host.close();
  }

  /** Whether several people play at this screen. */
  private get isShared(): boolean {
    return this.host.players.filter(({ bot }) => !bot).length > 1;
  }

  private mayShow(seat: Seat): boolean {
    return seat === this.opened || !this.pins.has(seat);
  }

  private inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
    const done = this.turn.then(job);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async take(message: ClientMessage): Promise<void> {
    switch (message.message) {
      case "join":
        this.connect();
        this.shown = this.shownOf(message.shown ?? []);
        this.connection?.receive({ ...message, shown: this.shown });
        break;
      case "show":
        await this.show(message.id, message.seats);
        break;
      case "look":
        if (this.mayShow(message.seat)) this.connection?.receive(message);
        else this.refuseLook(message.id);
        break;
      case "give":
        this.lead.claim();
        this.connection?.receive(message);
        break;
      default:
        this.connection?.receive(message);
    }
  }

  private connect(): void {
    this.connection?.close();
    const seats = this.host.players.map((_, seat) => seat);
    const connection = this.host.connect({ ...SCREEN, seats }, (message) => {
      if (this.connection === connection) this.send(message);
    });
    this.connection = connection;
  }

  private endConnection(): void {
    this.connection?.close();
    this.connection = undefined;
    this.shown = [];
    this.opened = undefined;
  }

  /** Shows the seats whose PINs allow it. The page shows its seats often, and only a change of seats needs a new scene. */
  private async show(id: MessageId, seats: readonly Seat[]): Promise<void> {
    await this.host.catchUp().catch(() => false);
    const shown = this.shownOf(seats);
    if (this.shown.join() === shown.join()) {
      this.send({ message: "reply", to: id });
      return;
    }
    this.shown = shown;
    this.connection?.receive({ message: "show", id, seats: shown });
  }

  /** A seat that was opened is closed again as soon as other seats are shown. */
  private shownOf(seats: readonly Seat[]): readonly Seat[] {
    if (!seats.some((seat) => seat === this.opened)) this.opened = undefined;
    return seats.filter((seat) => this.mayShow(seat));
  }

  private refuseLook(id: MessageId): void {
    const refused = "not this client's seat";
    this.send({ message: "reply", to: id, refusal: { refused, text: wordingIn(LANGUAGE).refusalInWords({ refused }, {}) } });
  }
}
