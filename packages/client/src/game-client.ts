/**
 * A client of a game, for every transport. It joins, builds the scene from the host's messages, asks for the whole scene after a gap, and
 * sends unanswered messages again after it has reconnected.
 */
import type { Pose } from "@broadside/geometry";
import {
  type AidRequest,
  type ClientMessageOf,
  type CoverLook,
  type HostMessage,
  type HostMessageOf,
  type Input,
  type InputHappenings,
  type JudgeReason,
  type NumberedMessage,
  PROTOCOL_VERSION,
  type RequestKind,
  type Saying,
  type Scene,
  type Seat,
  type StandInReport,
  type TableRequestKind,
  type TableView,
  type TalkLine,
  type TimeLeft,
  type ToldRefusal,
} from "@broadside/protocol";
import { GameFollower, timeLeftAt } from "./game-follower.ts";
import { Outbox, type Reply, type Request } from "./outbox.ts";
import { ReconnectingLink } from "./reconnecting.ts";
import type { ClientClock, Transport } from "./transport.ts";

export interface ClientOptions {
  readonly transport: Transport;
  readonly clock: ClientClock;
  readonly language: string;
  /** The client's own seats whose secrets it shows (default: all). */
  readonly shown?: readonly Seat[] | undefined;
  /** Makes ids that nobody else makes. */
  newId(): string;
  /** Messages that were never answered, from before a reload. They are sent again. */
  readonly unanswered?: readonly Request[] | undefined;
  /** If the host is silent for this long while a message waits for a reply, the connection counts as lost (default: never). */
  readonly lateAfter?: number | undefined;
}

export type ClientEvent =
  /** The scene has changed. `happened` is empty if only the view of the game is different. */
  | { readonly event: "step"; readonly scene: Scene; readonly happened: readonly InputHappenings[] }
  | { readonly event: "table"; readonly table: TableView }
  | { readonly event: "said"; readonly lines: readonly TalkLine[] }
  | { readonly event: "nudged"; readonly by: Seat }
  | { readonly event: "welcome back"; readonly report: StandInReport }
  | { readonly event: "status"; readonly status: ClientStatus };

export type ClientStatus =
  | { readonly status: "connecting" }
  | { readonly status: "live" }
  | { readonly status: "lost"; readonly retryIn: number }
  /** The host is closing, and expects to be back after this time. */
  | { readonly status: "closing"; readonly backIn: number | undefined }
  | { readonly status: "ended"; readonly refusal: ToldRefusal | undefined };

const LEFT = "the client has left the game";

/** How often a present player says so, in milliseconds. */
const SIGN_OF_LIFE = 10_000;

/** How long to wait for the whole scene before asking for it again, in milliseconds. The host says nothing if it was asked too fast. */
const SCENE_WAIT = 5000;

export class GameClient {
  private readonly options: ClientOptions;
  private readonly link: ReconnectingLink;
  private readonly outbox = new Outbox();
  private readonly follower = new GameFollower();
  private readonly listeners = new Set<(event: ClientEvent) => void>();
  private shown: readonly Seat[] | undefined;
  private isHere: boolean | undefined;
  private current: ClientStatus = { status: "connecting" };
  /** When a host that is closing expects to be back. */
  private backAt = 0;
  private cancelLate: (() => void) | undefined;
  private cancelSign: (() => void) | undefined;
  private cancelSceneWait: (() => void) | undefined;

  constructor(options: ClientOptions) {
    this.options = options;
    this.shown = options.shown;
    this.link = new ReconnectingLink(options.transport, options.clock, {
      opened: () => this.join(),
      received: (message) => this.receive(message),
      lost: (retryIn) => this.lose(retryIn),
    });
    for (const request of options.unanswered ?? []) void this.outbox.add(request).catch(() => undefined);
    this.link.connect();
  }

  // ── What is known ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  get scene(): Scene | undefined {
    return this.follower.state.scene;
  }

  get table(): TableView | undefined {
    return this.follower.state.table;
  }

  get talk(): readonly TalkLine[] {
    return this.follower.state.talk;
  }

  get status(): ClientStatus {
    return this.current;
  }

  /** The messages without a reply, to be kept for after a reload. */
  get unanswered(): readonly Request[] {
    return this.outbox.requests;
  }

  /** Returns the time left on each clock right now; undefined if the game has no clocks. */
  timeLeft(): TimeLeft | undefined {
    return timeLeftAt(this.follower.state.clocks, this.options.clock.now());
  }

  /** Calls `listener` for everything that happens. Returns a function that ends this. */
  follow(listener: (event: ClientEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // ── Messages ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Gives inputs one after the other. The reply names the first one that was refused. */
  give(inputs: readonly Input[]): Promise<Reply> {
    return this.request("give", { inputs: inputs.map((input) => ({ id: this.options.newId(), input })) });
  }

  /** Chooses which seats show their secrets. A new connection shows the same ones. */
  show(seats: readonly Seat[]): Promise<Reply> {
    this.shown = seats;
    return this.request("show", { seats });
  }

  look(seat: Seat): Promise<Reply> {
    return this.request("look", { seat });
  }

  uncover(seat: Seat, at: CoverLook): Promise<Reply> {
    return this.request("uncover", { seat, at });
  }

  whyNot(question: number, pose: Pose): Promise<Reply> {
    return this.request("why not", { question, pose });
  }

  aid(request: AidRequest): Promise<Reply> {
    return this.request("aid", { request });
  }

  takeOver(seat: Seat, bot?: string): Promise<Reply> {
    return this.request("take over", { seat, ...(bot !== undefined && { bot }) });
  }

  grantTime(milliseconds: number): Promise<Reply> {
    return this.request("grant time", { milliseconds });
  }

  ask(what: TableRequestKind): Promise<Reply> {
    return this.request("ask", { what });
  }

  reply(request: number, yes: boolean): Promise<Reply> {
    return this.request("reply", { request, yes });
  }

  pause(): Promise<Reply> {
    return this.request("pause", {});
  }

  resume(): Promise<Reply> {
    return this.request("resume", {});
  }

  nudge(seat: Seat): Promise<Reply> {
    return this.request("nudge", { seat });
  }

  say(said: Saying): Promise<Reply> {
    return "phrase" in said ? this.request("phrase", said) : this.request("chat", said);
  }

  vote(seat: Seat, yes: boolean): Promise<Reply> {
    return this.request("vote", { seat, yes });
  }

  callJudge(about: JudgeReason): Promise<Reply> {
    return this.request("call judge", { about });
  }

  report(text?: string): Promise<Reply> {
    return this.request("report", { ...(text !== undefined && { text }) });
  }

  record(): Promise<Reply> {
    return this.request("record", {});
  }

  /** Asks for the whole scene. */
  refresh(): void {
    this.link.send({ message: "refresh", last: this.follower.lastInput });
  }

  /** Says whether somebody is at the client, from now on and at regular intervals. */
  setHere(isHere: boolean): void {
    this.isHere = isHere;
    this.sendSign();
  }

  /** Tries to reconnect at once. */
  retry(): void {
    this.link.retry();
  }

  /** Leaves the game. */
  leave(): void {
    this.link.send({ message: "leave" });
    this.end(undefined);
  }

  /** Closes the connection without leaving the game. */
  close(): void {
    this.end(undefined);
  }

  private request<Kind extends RequestKind>(message: Kind, fields: Omit<ClientMessageOf<Kind>, "message" | "id">): Promise<Reply> {
    if (this.current.status === "ended") return Promise.reject(new Error(LEFT));
    const request = { message, id: this.options.newId(), ...fields } as Request;
    const reply = this.outbox.add(request);
    this.link.send(request);
    if (!this.cancelLate) this.watchForReply();
    return reply;
  }

  // ── The connection ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  private join(): void {
    this.follower.restart();
    const { language } = this.options;
    const { lastInput } = this.follower;
    this.link.send({
      message: "join",
      protocol: PROTOCOL_VERSION,
      language,
      ...(lastInput !== undefined && { last: lastInput }),
      ...(this.shown && { shown: this.shown }),
    });
    this.sendSign();
    for (const request of this.outbox.sendAll()) this.link.send(request);
    this.watchForReply();
  }

  private receive(message: HostMessage): void {
    switch (message.message) {
      case "reply":
        this.settle(message);
        break;
      case "goodbye":
        this.end(message.refusal);
        return;
      case "closing":
        this.backAt = this.options.clock.now() + (message.backIn ?? 0);
        this.setStatus({ status: "closing", backIn: message.backIn });
        break;
      default:
        this.take(message);
    }
    this.watchForReply();
  }

  private take(message: NumberedMessage): void {
    const taken = this.follower.take(message, this.options.clock.now());
    if (taken === "gap") this.askForScene();
    if (typeof taken === "string") return;
    if (message.message === "scene") this.cancelSceneWait?.();
    if (this.current.status !== "live") this.setStatus({ status: "live" });
    const { scene } = this;
    switch (message.message) {
      case "scene":
      case "changed":
        if (scene) this.tell({ event: "step", scene, happened: taken.happened });
        break;
      case "table":
        this.tell({ event: "table", table: message.table });
        break;
      case "said":
        this.tell({ event: "said", lines: message.lines });
        break;
      case "nudged":
        this.tell({ event: "nudged", by: message.seat });
        break;
      case "welcome back":
        this.tell({ event: "welcome back", report: message.report });
        break;
    }
  }

  /** Asks until the whole scene comes. */
  private askForScene(): void {
    this.refresh();
    this.cancelSceneWait?.();
    this.cancelSceneWait = this.options.clock.after(SCENE_WAIT, () => this.askForScene());
  }

  private settle(reply: HostMessageOf<"reply">): void {
    const wait = this.outbox.settle(reply);
    if (wait === undefined) return;
    this.options.clock.after(wait, () => {
      const request = this.outbox.sendPutOff(reply.to);
      if (!request) return;
      this.link.send(request);
      if (!this.cancelLate) this.watchForReply();
    });
  }

  private lose(retryIn: number): void {
    this.stopWaiting();
    // The connection to a host that restarts is lost only if the host isn't back in time.
    if (this.options.clock.now() >= this.backAt) this.setStatus({ status: "lost", retryIn });
  }

  private end(refusal: ToldRefusal | undefined): void {
    if (this.current.status === "ended") return;
    this.stopWaiting();
    this.cancelSign?.();
    this.link.end();
    this.outbox.rejectAll(new Error(refusal?.text ?? LEFT));
    this.setStatus({ status: "ended", refusal });
  }

  /** Counts the connection as lost if a reply is overdue and nothing else has arrived either. */
  private watchForReply(): void {
    const { lateAfter, clock } = this.options;
    this.cancelLate?.();
    this.cancelLate = undefined;
    if (lateAfter === undefined || !this.outbox.isReplyDue) return;
    this.cancelLate = clock.after(lateAfter, () => {
      this.cancelLate = undefined;
      this.link.drop();
    });
  }

  private stopWaiting(): void {
    this.cancelLate?.();
    this.cancelLate = undefined;
    this.cancelSceneWait?.();
  }

  private sendSign(): void {
    if (this.isHere === undefined || this.current.status === "ended") return;
    this.link.send({ message: "presence", isHere: this.isHere });
    this.cancelSign?.();
    this.cancelSign = this.isHere ? this.options.clock.after(SIGN_OF_LIFE, () => this.sendSign()) : undefined;
  }

  private setStatus(status: ClientStatus): void {
    this.current = status;
    this.tell({ event: "status", status });
  }

  /** An error in one listener doesn't affect the others. */
  private tell(event: ClientEvent): void {
    for (const listener of [...this.listeners]) {
      try {
        listener(event);
      } catch (error) {
        this.options.clock.after(0, () => {
          throw error;
        });
      }
    }
  }
}
