/** A seat's secret questions while they are decided: what is chosen for each, and which of them is looked at. */
import type { Seat } from "@broadside/protocol";
import type { PlayOption, PlayQuestion, Scene } from "@broadside/telling";
import { useMemo, useState } from "react";
import { alikeOf } from "./together/alike.ts";

export interface Dials {
  readonly questions: readonly PlayQuestion[];
  /** The question that is looked at. */
  readonly current: PlayQuestion | undefined;
  /** The next one round the fleet that is neither set nor was looked at; none when the end is reached. */
  readonly following: PlayQuestion | undefined;
  /** What stands for a question: chosen here, answered before, or the default. */
  optionOf(question: PlayQuestion): PlayOption | undefined;
  isSet(question: PlayQuestion): boolean;
  /** Chooses for the question that is looked at, together with open ones of ships alike where that is wanted, and goes on to the next that is not set. */
  choose(key: string): void;
  /** The same for every question about these ships that offers it. */
  chooseFor(ships: readonly string[], key: string): void;
  turnTo(question: number): void;
}

interface DialsState {
  readonly chosen: ReadonlyMap<number, string>;
  readonly picked: number | undefined;
  /** Questions that were looked at before and left without an answer. */
  readonly passed: ReadonlySet<number>;
}

const NOTHING: DialsState = { chosen: new Map(), picked: undefined, passed: new Set() };

export function useDials(scene: Scene, seat: Seat | undefined, isTogether: boolean): Dials {
  const [state, setState] = useState(NOTHING);
  return useMemo(() => {
    const questions = seat === undefined ? [] : scene.questions.filter((question) => question.secret && question.seat === seat);
    const alike = (ship: string | undefined) => (isTogether ? alikeOf(scene, ship) : []);
    return dialsOf(questions, state, alike, setState);
  }, [scene, seat, isTogether, state]);
}

function dialsOf(
  questions: readonly PlayQuestion[],
  state: DialsState,
  alike: (ship: string | undefined) => readonly string[],
  setState: (state: DialsState) => void,
): Dials {
  const { chosen, picked, passed } = state;
  const isSet = ({ number, answered }: PlayQuestion): boolean => chosen.has(number) || answered !== undefined;
  const current = questions.find(({ number }) => number === picked) ?? questions.find((question) => !isSet(question)) ?? questions[0];
  const optionOf = ({ number, answered, options }: PlayQuestion): PlayOption | undefined => {
    const key = chosen.get(number) ?? answered;
    return options.find((option) => option.key === key) ?? options.find(({ isDefault }) => isDefault);
  };
  /** The next one round the fleet that is not set and none of these. */
  const nextBut = (left: ReadonlySet<number>): PlayQuestion | undefined => {
    const at = current ? questions.indexOf(current) : -1;
    const round = [...questions.slice(at + 1), ...questions.slice(0, Math.max(0, at))];
    return round.find((question) => !isSet(question) && !left.has(question.number));
  };
  const choose = (set: readonly PlayQuestion[], key: string): void => {
    const numbers = set.map(({ number }) => number);
    setState({
      ...state,
      chosen: new Map([...chosen, ...numbers.map((number) => [number, key] as const)]),
      picked: (nextBut(new Set(numbers)) ?? current)?.number,
    });
  };
  const offers = ({ options }: PlayQuestion, key: string): boolean => options.some((option) => option.key === key);
  return {
    questions,
    current,
    following: nextBut(passed),
    optionOf,
    isSet,
    choose: (key) => {
      if (!current) return;
      // A dial that was set before and is changed is changed alone.
      const followers = isSet(current) ? [] : alike(current.about.ship);
      const same = questions.filter(
        (question) => followers.includes(question.about.ship ?? "") && !isSet(question) && offers(question, key),
      );
      choose([current, ...same], key);
    },
    chooseFor: (ships, key) => {
      choose(
        questions.filter((question) => ships.includes(question.about.ship ?? "") && offers(question, key)),
        key,
      );
    },
    turnTo: (question) => setState({ chosen, picked: question, passed: new Set(current ? [...passed, current.number] : passed) }),
  };
}
