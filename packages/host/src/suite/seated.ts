/**
 * A client of a host in a test. Its messages travel as text, as they would over a network. It builds its scene only from the messages, and
 * answers its questions at random.
 */
import { type ClientClock, GameClient, type Reply, type Transport } from "@broadside/client";
import { randomStream } from "@broadside/kit";
import type { AidReply, AidRequest, AnyRefusal, CoverLook, HostMessage, HostMessageOf, Input, NumberedMessage } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import type { DialLine, Language, PlayQuestion, Scene } from "@broadside/telling";
import type { Host } from "../host.ts";
import type { Visitor } from "../people/visitor.ts";
import { holds, there } from "./harness.ts";

export interface Joining extends Partial<Visitor> {
  readonly seats: readonly Seat[];
  readonly shown?: readonly Seat[] | undefined;
  readonly language?: Language;
  /** The time by which the client reconnects and sends again. Without it, the client never does. */
  readonly clock?: ClientClock;
}

type SceneMessage = HostMessageOf<"scene"> | HostMessageOf<"changed">;

const NO_TIME: ClientClock = { now: () => 0, after: () => () => undefined };

let visitors = 0;
let ids = 0;

/** Connects straight to a host. Every message is copied through its text. */
const directTransport = (host: () => Host, visitor: Visitor, hear: (message: HostMessage) => void = () => undefined): Transport => ({
  open: (handlers) => {
    let isOpen = true;
    const connection = host().connect(visitor, (message) => {
      if (!isOpen) return;
      const copy = JSON.parse(JSON.stringify(message)) as HostMessage;
      hear(copy);
      handlers.received(copy);
    });
    void Promise.resolve().then(handlers.opened);
    return {
      send: (message) => connection.receive(JSON.stringify(message)),
      close: () => {
        isOpen = false;
        connection.close();
      },
    };
  },
});

export class Seated {
  readonly game: GameClient;
  /** The messages about the game, numbered in order, and all the others. */
  readonly messages: SceneMessage[] = [];
  readonly others: Exclude<HostMessage, SceneMessage>[] = [];
  readonly client: TestClient;
  private lastNumber = 0;

  constructor(host: Host, { shown, language = "en", clock = NO_TIME, ...who }: Joining) {
    visitors += 1;
    const own = who.seats.length === 1 ? host.players[who.seats[0] ?? 0]?.id : undefined;
    const visitor: Visitor = { player: own ?? `visitor-${visitors}`, ...who };
    this.game = new GameClient({
      transport: directTransport(
        () => host,
        visitor,
        (message) => this.hear(message),
      ),
      clock,
      language,
      shown,
      newId: () => {
        ids += 1;
        return `message ${ids}`;
      },
    });
    this.client = new TestClient(this.game);
  }

  get scene(): Scene {
    return there(this.game.scene, "scene yet");
  }

  get last(): SceneMessage {
    return there(this.messages.at(-1), "message yet");
  }

  private hear(message: HostMessage): void {
    if ("number" in message) this.checkNumber(message);
    if (message.message === "scene" || message.message === "changed") this.messages.push({ ...message, number: this.messages.length + 1 });
    else this.others.push(message);
  }

  private checkNumber({ number }: NumberedMessage): void {
    holds(number === this.lastNumber + 1, `message ${number} follows ${this.lastNumber}`);
    this.lastNumber = number;
  }
}

/** What a client sends, with the replies in the form that tests compare. */
export class TestClient {
  /** Resolves when the first scene has arrived. */
  readonly joined: Promise<void>;
  private readonly game: GameClient;

  constructor(game: GameClient) {
    this.game = game;
    this.joined = this.settle();
  }

  async give(inputs: readonly unknown[]): Promise<AnyRefusal | undefined> {
    return refusalOf(await this.game.give(inputs as readonly Input[]));
  }

  async show(seats: readonly Seat[]): Promise<void> {
    await this.game.show(seats);
  }

  async refresh(): Promise<void> {
    this.game.refresh();
    await this.settle();
  }

  async look(seat: Seat): Promise<readonly DialLine[] | undefined> {
    const { with: content } = await this.game.look(seat);
    return content && "dials" in content ? content.dials : undefined;
  }

  async noteLook(seat: Seat, at: CoverLook): Promise<AnyRefusal | undefined> {
    return refusalOf(await this.game.uncover(seat, at));
  }

  /** Returns the rule that a place breaks, or why the client isn't told. */
  async whyNot(...place: Parameters<GameClient["whyNot"]>): Promise<string | undefined> {
    const { refusal, with: content } = await this.game.whyNot(...place);
    if (refusal) return refusal.refused;
    return content && "unfit" in content ? (content.unfit.rule ?? content.unfit.text) : undefined;
  }

  async aid(request: unknown): Promise<AidReply | AnyRefusal> {
    const reply = await this.game.aid(request as AidRequest);
    return refusalOf(reply) ?? there(reply.with && "aid" in reply.with ? reply.with.aid : undefined, "help");
  }

  async takeOver(seat: Seat, level: string | undefined): Promise<AnyRefusal | undefined> {
    return refusalOf(await this.game.takeOver(seat, level));
  }

  async grantTime(milliseconds: number): Promise<AnyRefusal | undefined> {
    return refusalOf(await this.game.grantTime(milliseconds));
  }

  leave(): void {
    this.game.leave();
  }

  /** Resolves when the host has dealt with everything so far. */
  private async settle(): Promise<void> {
    await this.game.record();
  }
}

/** Returns a refusal without its sentence. */
export function refusalOf({ refusal }: Reply): AnyRefusal | undefined {
  if (!refusal) return undefined;
  const { text: _text, input: _input, ...reason } = refusal;
  return reason;
}

/** Returns the scene that somebody who joins now would get. */
export async function freshScene(host: Host, joining: Joining): Promise<Scene> {
  const seated = new Seated(host, joining);
  await seated.client.joined;
  const { scene } = seated;
  seated.client.leave();
  return scene;
}

export type Random = (below: number) => number;
export const randomFrom = (seed: number): Random => randomStream(seed);

/** Returns an answer to a question in a scene: a random option or, if the question asks for a place, the place that it suggests. */
export function answerTo({ seat, number, options, place }: PlayQuestion, random: Random) {
  const given = place ? { pose: place.default } : { key: there(options[random(options.length)], "option").key };
  return { input: "answer", seat, ask: number, ...given } as const;
}

/** Returns the open questions for a seat, as that seat sees them. */
export const openIn = ({ questions }: Scene, seat: Seat): readonly PlayQuestion[] =>
  questions.filter((question) => question.seat === seat && question.answered === undefined);

/** Lets one of the clients with an open question answer it; returns false if none has one. */
export async function step(seated: readonly Seated[], random: Random): Promise<AnyRefusal | boolean> {
  const asked = seated.flatMap((one, seat) => openIn(one.scene, seat).map((question) => ({ one, question })));
  const chosen = asked[random(asked.length)];
  if (!chosen) return false;
  return (await chosen.one.client.give([answerTo(chosen.question, random)])) ?? true;
}

/** Plays on until a condition is true or nobody has a question. */
export async function playUntil(seated: readonly Seated[], random: Random, isReached: () => boolean, most = 2000): Promise<void> {
  for (let given = 0; given < most && !isReached(); given += 1) {
    const taken = await step(seated, random);
    if (taken === false) return;
    holds(taken === true, `the answer is accepted: ${JSON.stringify(taken)}`);
  }
}
