/** What the game's replies say. */
import type { GameClient, Reply } from "@broadside/client";
import type { AidReply, DialLine, Input, RuleName, Scene, Seat } from "@broadside/protocol";
import { PORT } from "../../words/game-worker/port.ts";

/** Whether a message was refused. */
export interface Outcome {
  /** The reason as a sentence. */
  readonly refused: string | undefined;
}

export const outcomeOf = ({ refusal }: Reply): Outcome => ({ refused: refusal?.text });

/** Why a piece may not be placed somewhere: a sentence, and the rule that forbids it. */
export interface RefusedPlace {
  readonly rule?: RuleName | undefined;
  readonly text: string;
}

/** Returns undefined if the piece may be placed there. */
export function refusedPlaceIn(reply: Reply): RefusedPlace | undefined {
  const { refusal, with: content } = withoutFault(reply);
  return refusal ? { text: refusal.text } : content && "unfit" in content ? content.unfit : undefined;
}

/** Returns the help, or a sentence that says why there is none. */
export function aidIn(reply: Reply): AidReply | { readonly refused: string } {
  const { refusal, with: content } = withoutFault(reply);
  return content && "aid" in content ? content.aid : { refused: refusal?.text ?? "" };
}

/** Throws if the game couldn't answer, so that the page offers to try again. */
function withoutFault(reply: Reply): Reply {
  if (reply.refusal?.refused === "the rules failed") throw new Error(reply.refusal.text);
  return reply;
}

export const dialsIn = ({ with: content }: Reply): readonly DialLine[] => (content && "dials" in content ? content.dials : []);

/** Returns the latest scene. */
export function sceneOf({ scene }: GameClient): Scene {
  if (!scene) throw new Error(PORT.noGame);
  return scene;
}

/** Shows the secrets of these seats, and returns the scene with them. */
export async function viewOf(client: GameClient, seats: readonly Seat[]): Promise<Scene> {
  await client.show(seats);
  return sceneOf(client);
}

/** Gives inputs, and then shows the secrets of `seats`. */
export async function giveAndShow(client: GameClient, inputs: readonly Input[], seats: readonly Seat[]): Promise<Outcome> {
  const [reply] = await Promise.all([client.give(inputs), client.show(seats)]);
  return outcomeOf(reply);
}
