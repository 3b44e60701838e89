/** Plays the first guided game with the real engine, as the page would: dials behind their cover, then one question after the other. */
import type { Input } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import type { Client } from "../../game-worker/client.ts";
import { type Coaching, coachingAt } from "./guide.ts";
import { YOU } from "./opening.ts";
import type { Seen } from "./seen.ts";

export interface Met extends Coaching {
  readonly round: number;
  readonly question: PlayQuestion | undefined;
}

/** How a question is answered: with what the guide wants, or with something else that is offered. */
export type Answering = (question: PlayQuestion, wanted: string | undefined) => string;

/** Everything the guide says until it ends, or until so many rounds are over. */
export async function guidedGame(client: Client, answering: Answering, lastRound = 4): Promise<readonly Met[]> {
  const met: Met[] = [];
  let reached: string | undefined;
  let isReadAway = false;
  const coach = (seen: Seen): Coaching | undefined => {
    for (;;) {
      const coaching = coachingAt(seen, reached, isReadAway);
      if (!coaching) return undefined;
      met.push({ ...coaching, round: seen.scene.state.round, question: seen.question ?? seen.dial });
      if (!coaching.isAgain) [reached, isReadAway] = [coaching.lesson.id, false];
      if (!coaching.lesson.isRead || coaching.lesson.id === "end") return coaching;
      isReadAway = true;
    }
  };
  for (let step = 0; step < 4000 && reached !== "end"; step += 1) {
    const scene = await client.view([]);
    if (scene.result || scene.state.round > lastRound) break;
    const question = scene.questions.find(({ seat, answered }) => seat === YOU && answered === undefined);
    const inputs = question
      ? [answerTo(question, answering(question, coach({ ...seenOf(scene), question })?.speech.wanted))]
      : scene.covered.includes(YOU)
        ? await plan(client, answering, coach)
        : [];
    if (inputs.length === 0) await new Promise((done) => setTimeout(done, 1));
    else {
      const { refused } = await client.give(inputs, []);
      if (refused !== undefined) throw new Error(refused);
    }
  }
  return met;
}

const seenOf = (scene: Scene): Seen => ({
  scene,
  question: undefined,
  marked: undefined,
  dial: undefined,
  areDialsSet: true,
});

const answerTo = ({ number }: PlayQuestion, key: string): Input => ({ input: "answer", seat: YOU, ask: number, key });

async function plan(client: Client, answering: Answering, coach: (seen: Seen) => Coaching | undefined): Promise<readonly Input[]> {
  const scene = await client.view([YOU]);
  const dials = scene.questions.filter(({ secret, seat }) => secret && seat === YOU);
  const inputs = dials.map((dial) => answerTo(dial, answering(dial, coach({ ...seenOf(scene), dial, areDialsSet: false })?.speech.wanted)));
  const last = dials.at(-1);
  if (last) coach({ ...seenOf(scene), dial: last });
  return inputs;
}

export const defaultOf = ({ options }: PlayQuestion): string => options.find(({ isDefault }) => isDefault)?.key ?? "";
