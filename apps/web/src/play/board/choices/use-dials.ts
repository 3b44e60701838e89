/** A seat's secret questions while its player decides: the choice for each question, and the current question. */
import type { Seat } from "@broadside/protocol";
import type { PlayOption, PlayQuestion } from "@broadside/telling";
import { useMemo, useState } from "react";
import { useScene } from "../open-game.ts";
import { matchingShips } from "./matching-ships.ts";

export interface Dials {
  readonly questions: readonly PlayQuestion[];
  /** The question that is shown. */
  readonly current: PlayQuestion | undefined;
  /**
   * The next question that the player has neither answered nor skipped, in the order of the fleet. After the last ship, continues with the
   * first. Undefined if no such question is left.
   */
  readonly following: PlayQuestion | undefined;
  /** The current answer to a question: the choice made here, an earlier answer, or the default. */
  optionOf(question: PlayQuestion): PlayOption | undefined;
  isSet(question: PlayQuestion): boolean;
  /**
   * Answers the current question. If matching ships get the same orders, also answers the open questions about ships that match this one.
   * Then moves to the next question without an answer.
   */
  choose(key: string): void;
  /** Answers the questions about these ships with this option, except those that don't offer it. */
  chooseFor(ships: readonly string[], key: string): void;
  turnTo(question: number): void;
}

interface DialsState {
  readonly chosen: ReadonlyMap<number, string>;
  readonly picked: number | undefined;
  /** Questions that the player has passed without an answer. */
  readonly passed: ReadonlySet<number>;
}

const NOTHING: DialsState = { chosen: new Map(), picked: undefined, passed: new Set() };

export function useDials(seat: Seat | undefined, isTogether: boolean): Dials {
  const scene = useScene();
  const [state, setState] = useState(NOTHING);
  return useMemo(() => {
    const questions = seat === undefined ? [] : scene.questions.filter((question) => question.secret && question.seat === seat);
    const matching = (ship: string | undefined) => (isTogether ? matchingShips(scene, ship) : []);
    return dialsOf(questions, state, matching, setState);
  }, [scene, seat, isTogether, state]);
}

function dialsOf(
  questions: readonly PlayQuestion[],
  state: DialsState,
  matching: (ship: string | undefined) => readonly string[],
  setState: (state: DialsState) => void,
): Dials {
  const { chosen, picked, passed } = state;
  const isSet = ({ number, answered }: PlayQuestion): boolean => chosen.has(number) || answered !== undefined;
  const current = questions.find(({ number }) => number === picked) ?? questions.find((question) => !isSet(question)) ?? questions[0];
  const nextBut = (left: ReadonlySet<number>): PlayQuestion | undefined =>
    nextAfter(questions, current, (question) => !isSet(question) && !left.has(question.number));
  const choose = (set: readonly PlayQuestion[], key: string): void => {
    const numbers = set.map(({ number }) => number);
    setState({
      ...state,
      chosen: new Map([...chosen, ...numbers.map((number) => [number, key] as const)]),
      picked: (nextBut(new Set(numbers)) ?? current)?.number,
    });
  };
  const offering = (ships: readonly string[], key: string): readonly PlayQuestion[] =>
    questions.filter(({ about, options }) => ships.includes(about.ship ?? "") && options.some((option) => option.key === key));
  return {
    questions,
    current,
    following: nextBut(passed),
    optionOf: ({ number, answered, options }) => {
      const key = chosen.get(number) ?? answered;
      return options.find((option) => option.key === key) ?? options.find(({ isDefault }) => isDefault);
    },
    isSet,
    choose: (key) => {
      if (!current) return;
      // If this dial was already set, a change to it doesn't affect the dials of matching ships.
      const followers = isSet(current) ? [] : matching(current.about.ship);
      choose([current, ...offering(followers, key).filter((question) => !isSet(question))], key);
    },
    chooseFor: (ships, key) => choose(offering(ships, key), key),
    turnTo: (question) => setState({ chosen, picked: question, passed: new Set(current ? [...passed, current.number] : passed) }),
  };
}

/** The next question that fits, in the order of the fleet. After the last ship, continues with the first. */
function nextAfter(
  questions: readonly PlayQuestion[],
  current: PlayQuestion | undefined,
  fits: (question: PlayQuestion) => boolean,
): PlayQuestion | undefined {
  const at = current ? questions.indexOf(current) : -1;
  return [...questions.slice(at + 1), ...questions.slice(0, Math.max(0, at))].find(fits);
}
