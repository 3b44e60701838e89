/**
 * Does the set-up for players who would rather start playing. Until the first round, a bot suggests each answer, and the page enters that
 * answer for the player.
 */
import type { GameClient } from "@broadside/client";
import type { Input, Seat } from "@broadside/rules";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { aidIn, viewOf } from "../../game-worker/page/game-replies.ts";
import { SET_UP_FOR_ME } from "../../words/play/questions/questions.ts";
import { useClient, useScene } from "../board/open-game.ts";
import { isPersonAt } from "../board/seats/bots.ts";

export interface SetUpForMe {
  /** Seats whose questions are answered for them. */
  readonly seats: readonly Seat[];
  /** Why the automatic set-up stopped. */
  readonly problem: string | undefined;
  begin(seat: Seat): void;
  stop(): void;
}

const NOBODY: readonly Seat[] = [];

/** Answers one question at a time, and waits until each answer has been shown. Pauses while somebody looks at their secrets. */
export function useSetUpForMe(isCovered: boolean, give: (inputs: readonly Input[]) => Promise<void>): SetUpForMe {
  const client = useClient();
  const scene = useScene();
  const [chosen, setChosen] = useState(NOBODY);
  const [problem, setProblem] = useState<string>();
  const isSettingUp = scene.state.cursor.phase === "setup" && !scene.isStrict && !scene.result;
  const seats = isSettingUp ? chosen : NOBODY;
  const next = isCovered ? seats.find((seat) => isPersonAt(scene, seat) && isAsked(scene, seat)) : undefined;
  const giveNow = useEffectEvent(give);
  useEffect(() => {
    if (next === undefined) return;
    let isWanted = true;
    const answerNext = async () => {
      const answer = await suggestedAnswer(client, scene, next, () => isWanted);
      if (answer && isWanted) await giveNow([answer]);
    };
    answerNext().catch(({ message }: Error) => {
      if (!isWanted) return;
      setChosen(NOBODY);
      setProblem(message);
    });
    return () => {
      isWanted = false;
    };
  }, [client, scene, next]);
  return {
    seats,
    problem,
    begin: (seat) => {
      setProblem(undefined);
      setChosen((now) => [...now, seat]);
    },
    stop: () => setChosen(NOBODY),
  };
}

/** What a bot would answer. Undefined if the seat's question is no longer open, or if the answer isn't wanted any more. */
async function suggestedAnswer(client: GameClient, scene: Scene, seat: Seat, isWanted: () => boolean): Promise<Input | undefined> {
  // A scene has a seat's secret questions only if it is that seat's own view.
  const question = openFor(scene, seat) ?? openFor(await viewOf(client, [seat]), seat);
  const reply = question && aidIn(await client.aid({ aid: "hint", question: question.number }));
  if (!reply || !isWanted()) return undefined;
  if ("refused" in reply) {
    // Another answer may have closed the question meanwhile. If so, the next scene contains a new question.
    if (openFor(await viewOf(client, [seat]), seat)?.number !== question.number) return undefined;
    throw new Error(reply.refused);
  }
  return reply.aid === "hint" ? { input: "answer", seat, ask: reply.question, ...reply.answer } : undefined;
}

const openFor = ({ questions }: Scene, seat: Seat): PlayQuestion | undefined =>
  questions.find((question) => question.seat === seat && question.answered === undefined);

const isAsked = (scene: Scene, seat: Seat): boolean => openFor(scene, seat) !== undefined || scene.covered.includes(seat);

interface SetUpPanelProps {
  readonly setUp: SetUpForMe;
}

/**
 * Names the players whose set-up a bot is doing, with a button to stop the bot. Every other person who has a question can let a bot do
 * their set-up too.
 */
export function SetUpPanel({ setUp: { seats, problem, begin, stop } }: SetUpPanelProps) {
  const scene = useScene();
  const button = useRef<HTMLButtonElement>(null);
  const isOn = seats.length > 0;
  useEffect(() => {
    if (isOn) button.current?.focus({ preventScroll: true });
  }, [isOn]);
  if (scene.state.cursor.phase !== "setup" || scene.isStrict || scene.result) return undefined;
  const isShared = [...scene.seats.keys()].filter((seat) => isPersonAt(scene, seat)).length > 1;
  const asked = [...scene.seats.keys()].filter((seat) => isPersonAt(scene, seat) && isAsked(scene, seat) && !seats.includes(seat));
  if (!isOn && asked.length === 0 && problem === undefined) return undefined;
  return (
    <section className="row wrap play-set-up" aria-label={SET_UP_FOR_ME.region}>
      {isOn && (
        <p>
          <span role="status">{SET_UP_FOR_ME.isSettingUp({ players: seats.map((seat) => scene.seats[seat]?.name ?? "") })}</span>{" "}
          <button type="button" ref={button} onClick={stop}>
            {SET_UP_FOR_ME.stop}
          </button>
        </p>
      )}
      {asked.map((seat) => (
        <button key={seat} type="button" onClick={() => begin(seat)}>
          {isShared ? SET_UP_FOR_ME.forPlayer({ name: scene.seats[seat]?.name ?? "" }) : SET_UP_FOR_ME.forMe}
        </button>
      ))}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}
