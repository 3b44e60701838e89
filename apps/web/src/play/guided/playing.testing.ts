/**
 * Plays the first guided game with the real engine, as the page does. In each round, it sets the dials behind their cover, and then answers
 * one question after another.
 */
import type { Input } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import type { LocalClient } from "../../game-worker/client.testing.ts";
import { type Coaching, coachingAt } from "./guide.ts";
import { YOU } from "./opening.ts";
import type { ScreenState } from "./screen-state.ts";

export interface ShownLesson extends Coaching {
  readonly round: number;
  readonly question: PlayQuestion | undefined;
}

/** Chooses an option as the answer to a question. `wanted` is the guide's suggestion. */
export type ChooseAnswer = (question: PlayQuestion, wanted: string | undefined) => string;

/** Plays until the guide ends or the last round is over. Returns every lesson that the guide has shown. */
export async function guidedGame(client: LocalClient, choose: ChooseAnswer, lastRound = 4): Promise<readonly ShownLesson[]> {
  const shown: ShownLesson[] = [];
  let reached: string | undefined;
  let isReadAway = false;
  const coach = (seen: ScreenState): Coaching | undefined => {
    for (;;) {
      const coaching = coachingAt(seen, reached, isReadAway);
      if (!coaching) return undefined;
      shown.push({ ...coaching, round: seen.scene.state.round, question: seen.question ?? seen.dial });
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
      ? [answerTo(question, choose(question, coach({ ...seenOf(scene), question })?.suggestion.wanted))]
      : scene.covered.includes(YOU)
        ? await plan(client, choose, coach)
        : [];
    if (inputs.length === 0) await new Promise((done) => setTimeout(done, 1));
    else {
      const { refused } = await client.give(inputs, []);
      if (refused !== undefined) throw new Error(refused);
    }
  }
  return shown;
}

const seenOf = (scene: Scene): ScreenState => ({
  scene,
  question: undefined,
  marked: undefined,
  dial: undefined,
  areDialsSet: true,
});

const answerTo = ({ number }: PlayQuestion, key: string): Input => ({ input: "answer", seat: YOU, ask: number, key });

async function plan(
  client: LocalClient,
  choose: ChooseAnswer,
  coach: (seen: ScreenState) => Coaching | undefined,
): Promise<readonly Input[]> {
  const scene = await client.view([YOU]);
  const dials = scene.questions.filter(({ secret, seat }) => secret && seat === YOU);
  const inputs = dials.map((dial) =>
    answerTo(dial, choose(dial, coach({ ...seenOf(scene), dial, areDialsSet: false })?.suggestion.wanted)),
  );
  const last = dials.at(-1);
  if (last) coach({ ...seenOf(scene), dial: last });
  return inputs;
}

export const defaultOf = ({ options }: PlayQuestion): string => options.find(({ isDefault }) => isDefault)?.key ?? "";
