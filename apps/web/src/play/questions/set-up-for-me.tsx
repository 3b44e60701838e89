/** Set-up for people who would rather begin: a program says what it would do, and that is given as the person's own answer, until the first round. */
import type { Input, Seat } from "@broadside/rules";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { useEffect, useRef, useState } from "react";
import type { Client } from "../../game-worker/client.ts";
import { SET_UP } from "../../words/play/questions/questions.ts";
import { isPersons } from "../table/programs.ts";
import { SeatName } from "../table/seat-name.tsx";

export interface SetUpForMe {
  /** Seats whose questions are answered for them. */
  readonly seats: readonly Seat[];
  /** Why it has stopped. */
  readonly problem: string | undefined;
  begin(seat: Seat): void;
  stop(): void;
}

const NOBODY: readonly Seat[] = [];

/** Answers one question after the other, each once the one before is on the screen. Nothing is answered while somebody looks at their secrets. */
export function useSetUpForMe(
  client: Client,
  scene: Scene,
  isCovered: boolean,
  give: (inputs: readonly Input[]) => Promise<void>,
): SetUpForMe {
  const [chosen, setChosen] = useState(NOBODY);
  const [problem, setProblem] = useState<string>();
  const isSettingUp = scene.state.cursor.phase === "setup" && !scene.isStrict && !scene.result;
  const seats = isSettingUp ? chosen : NOBODY;
  const next = isCovered ? seats.find((seat) => isPersons(scene, seat) && isAsked(scene, seat)) : undefined;
  const latest = useRef(give);
  latest.current = give;
  useEffect(() => {
    if (next === undefined) return;
    let isWanted = true;
    const answerNext = async () => {
      // What is asked in secret is in the scene of the seat alone.
      const question = openFor(scene, next) ?? openFor(await client.view([next]), next);
      const reply = question && (await client.aid({ aid: "hint", question: question.number }));
      if (!reply || !isWanted) return;
      if ("refused" in reply) {
        // What others have ended meanwhile is no trouble: the next scene says what is asked then.
        if (openFor(await client.view([next]), next)?.number !== question.number) return;
        throw new Error(reply.refused);
      }
      if (reply.aid === "hint") await latest.current([{ input: "answer", seat: next, ask: reply.question, ...reply.answer }]);
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

const openFor = ({ questions }: Scene, seat: Seat): PlayQuestion | undefined =>
  questions.find((question) => question.seat === seat && question.answered === undefined);

const isAsked = (scene: Scene, seat: Seat): boolean => openFor(scene, seat) !== undefined || scene.covered.includes(seat);

interface SetUpPanelProps {
  readonly scene: Scene;
  readonly setUp: SetUpForMe;
}

/** Who is set up, and a way to stop it; else the offer to each person who is asked. */
export function SetUpPanel({ scene, setUp: { seats, problem, begin, stop } }: SetUpPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOn = seats.length > 0;
  useEffect(() => {
    if (isOn) button.current?.focus({ preventScroll: true });
  }, [isOn]);
  if (scene.state.cursor.phase !== "setup" || scene.isStrict || scene.result) return undefined;
  const isShared = [...scene.seats.keys()].filter((seat) => isPersons(scene, seat)).length > 1;
  const asked = [...scene.seats.keys()].filter((seat) => isPersons(scene, seat) && isAsked(scene, seat) && !seats.includes(seat));
  if (!isOn && asked.length === 0 && problem === undefined) return undefined;
  return (
    <section className="play-set-up" aria-label={SET_UP.region}>
      {isOn && (
        <p>
          <span role="status">
            {SET_UP.setsUp[0]}
            {seats.map((seat, at) => (
              <span key={seat}>
                {at > 0 && SET_UP.setsUp[1]}
                <SeatName scene={scene} seat={seat} />
              </span>
            ))}
            {SET_UP.setsUp[2]}
          </span>{" "}
          <button type="button" ref={button} onClick={stop}>
            {SET_UP.stop}
          </button>
        </p>
      )}
      {asked.map((seat) => (
        <button key={seat} type="button" onClick={() => begin(seat)}>
          {isShared ? SET_UP.forSeat(scene.seats[seat]?.name ?? "") : SET_UP.forMe}
        </button>
      ))}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}
