/** A seat's secret questions while they are decided: what is chosen for each, and which of them is looked at. */
import type { Seat } from "@broadside/protocol";
import type { PlayOption, PlayQuestion, Scene } from "@broadside/telling";
import { useMemo, useState } from "react";
import { alikeOf } from "./together/alike.ts";

export interface Dials {
  readonly questions: readonly PlayQuestion[];
  /** The question that is looked at. */
  readonly current: PlayQuestion | undefined;
  /** What stands for a question: chosen here, answered before, or the default. */
  optionOf(question: PlayQuestion): PlayOption | undefined;
  isSet(question: PlayQuestion): boolean;
  /** Chooses for the question that is looked at, together with open ones of ships alike where that is wanted, and goes on to the next that is not set. */
  choose(key: string): void;
  /** The same for every question about these ships that offers it. */
  chooseFor(ships: readonly string[], key: string): void;
  turnTo(question: number): void;
  next(): void;
}

const NOTHING: ReadonlyMap<number, string> = new Map();

export function useDials(scene: Scene, seat: Seat | undefined, isTogether: boolean): Dials {
  const [chosen, setChosen] = useState(NOTHING);
  const [picked, setPicked] = useState<number>();
  return useMemo(() => {
    const questions = seat === undefined ? [] : scene.questions.filter((question) => question.secret && question.seat === seat);
    const alike = (ship: string | undefined) => (isTogether ? alikeOf(scene, ship) : []);
    return dialsOf(questions, chosen, picked, alike, setChosen, setPicked);
  }, [scene, seat, isTogether, chosen, picked]);
}

function dialsOf(
  questions: readonly PlayQuestion[],
  chosen: ReadonlyMap<number, string>,
  picked: number | undefined,
  alike: (ship: string | undefined) => readonly string[],
  setChosen: (chosen: ReadonlyMap<number, string>) => void,
  setPicked: (question: number | undefined) => void,
): Dials {
  const isSet = ({ number, answered }: PlayQuestion): boolean => chosen.has(number) || answered !== undefined;
  const current = questions.find(({ number }) => number === picked) ?? questions.find((question) => !isSet(question)) ?? questions[0];
  const optionOf = ({ number, answered, options }: PlayQuestion): PlayOption | undefined => {
    const key = chosen.get(number) ?? answered;
    return options.find((option) => option.key === key) ?? options.find(({ isDefault }) => isDefault);
  };
  const after = (from: PlayQuestion | undefined, taken: ReadonlySet<number>): PlayQuestion | undefined => {
    const at = from ? questions.indexOf(from) : -1;
    const round = [...questions.slice(at + 1), ...questions.slice(0, at)];
    return round.find((question) => !isSet(question) && !taken.has(question.number));
  };
  return {
    questions,
    current,
    optionOf,
    isSet,
    choose: (key) => {
      if (!current) return;
      // A dial that was set before and is changed is changed alone.
      const followers = isSet(current) ? [] : alike(current.about.ship);
      const same = questions.filter(
        (question) =>
          followers.includes(question.about.ship ?? "") && !isSet(question) && question.options.some((option) => option.key === key),
      );
      const set = [current, ...same].map(({ number }) => number);
      setChosen(new Map([...chosen, ...set.map((number) => [number, key] as const)]));
      setPicked((after(current, new Set(set)) ?? current).number);
    },
    chooseFor: (ships, key) => {
      const same = questions.filter(
        ({ about, options }) => ships.includes(about.ship ?? "") && options.some((option) => option.key === key),
      );
      setChosen(new Map([...chosen, ...same.map(({ number }) => [number, key] as const)]));
      setPicked((after(current, new Set(same.map(({ number }) => number))) ?? current)?.number);
    },
    turnTo: setPicked,
    next: () => {
      const at = current ? questions.indexOf(current) : -1;
      setPicked((after(current, new Set()) ?? questions[(at + 1) % Math.max(1, questions.length)])?.number);
    },
  };
}
