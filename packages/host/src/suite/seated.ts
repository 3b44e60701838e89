/** A client of a host in a test. It builds its scene only from the messages, and answers its questions at random. */
import { patched, randomStream } from "@broadside/kit";
import type { HostMessage } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import type { AnyRefusal, PlayQuestion, Scene } from "@broadside/telling";
import type { JoinRequest } from "../clients.ts";
import type { Host } from "../host.ts";
import type { HostClient } from "../host-client.ts";
import { holds, there } from "./harness.ts";

export class Seated {
  readonly client: HostClient;
  readonly messages: HostMessage[] = [];
  private current: Scene | undefined;

  constructor(host: Host, joining: Partial<JoinRequest> & Pick<JoinRequest, "seats">) {
    this.client = host.join({ language: "en", ...joining }, (message) => this.hear(message));
  }

  get scene(): Scene {
    return there(this.current, "scene yet");
  }

  get last(): HostMessage {
    return there(this.messages.at(-1), "message yet");
  }

  private hear(sent: HostMessage): void {
    const message = JSON.parse(JSON.stringify(sent)) as HostMessage;
    holds(message.number === this.messages.length + 1, `message ${message.number} follows ${this.messages.length}`);
    this.messages.push(message);
    if (message.message === "scene") this.current = message.scene;
    else if (message.patch) this.current = patched(this.current, message.patch) as Scene;
  }
}

/** Returns the scene that somebody who joins now would get. */
export async function freshScene(host: Host, joining: Partial<JoinRequest> & Pick<JoinRequest, "seats">): Promise<Scene> {
  const seated = new Seated(host, joining);
  await seated.client.refresh();
  seated.client.leave();
  return seated.scene;
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
