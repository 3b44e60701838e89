/** The open questions for the people at this screen, and everything that answers these questions, by hand or automatically. */
import type { Pose } from "@broadside/geometry";
import type { PlayQuestion } from "@broadside/telling";
import { useEffect, useMemo, useState } from "react";
import { useFleet } from "../../board/choices/fleet/use-fleet.ts";
import { usePlacing } from "../../board/choices/placing.ts";
import { useAttack } from "../../board/choices/use-attack.ts";
import { type Dials, useDials } from "../../board/choices/use-dials.ts";
import { aimingOf } from "../../board/marks/aiming.ts";
import { useScene } from "../../board/open-game.ts";
import { isPersonAt } from "../../board/seats/bots.ts";
import { useOwnDials } from "../../hot-seat/use-own-dials.ts";
import type { Asked } from "../../questions/asked.ts";
import { useChanges } from "../../questions/dice/use-changes.ts";
import { useAdvice } from "../../questions/hint.tsx";
import { type SetUpForMe, useSetUpForMe } from "../../questions/set-up-for-me.tsx";
import { useTogether } from "../../questions/together/use-together.ts";
import type { GameAtTable } from "./use-game.ts";
import { useSpendForMe } from "./use-spend-for-me.ts";

export interface Answering extends Omit<Asked, "question"> {
  readonly game: GameAtTable;
  /** The question to show. Questions that are answered automatically aren't shown. */
  readonly question: PlayQuestion | undefined;
  /** All open questions that aren't secret, including `question`. */
  readonly asked: readonly PlayQuestion[];
  /** Whether someone has dials to set behind a cover. */
  readonly mustPass: boolean;
  /** Whether the dials are about to open at once. If only one person plays, against bots, no cover has to hide them from others. */
  readonly isOpening: boolean;
  readonly dials: Dials;
  readonly setUp: SetUpForMe;
  turnTo(question: number): void;
  answer(question: PlayQuestion, given: { readonly key: string } | { readonly pose: Pose }): void;
  /** Stops all automatic answers. */
  stop(): void;
}

export function useAnswering(game: GameAtTable, isBehind: boolean): Answering {
  const scene = useScene();
  const { uncovered } = game;
  const { shown, ...asking } = useAsking(game);
  const { fleet, together, setUp } = asking;
  const question = shown && (fleet.answers(shown) || together.answers(shown)) ? undefined : shown;
  const dials = useDials(uncovered, uncovered !== undefined && together.isOn(uncovered));
  const aids = useAids(game, question);
  const waiting = scene.covered.filter((seat) => isPersonAt(scene, seat) && !setUp.seats.includes(seat));
  const isOpening = useOwnDials(game, waiting, isBehind);
  return {
    game,
    question,
    ...asking,
    ...aids,
    dials,
    mustPass: uncovered === undefined && waiting.length > 0 && !isOpening,
    isOpening,
    answer: (to, given) => {
      if ("key" in given) together.answered(to, given.key);
      game.answer(to, given);
    },
    stop: () => {
      setUp.stop();
      fleet.stop();
      together.stop();
    },
  };
}

/** The open questions, the one that is `shown`, and what may answer it automatically. */
function useAsking({ uncovered, give, answer }: GameAtTable) {
  const scene = useScene();
  const [turnedTo, turnTo] = useState<number>();
  const setUp = useSetUpForMe(uncovered === undefined, give);
  const asked = scene.questions.filter(({ secret, seat }) => !secret && isPersonAt(scene, seat) && !setUp.seats.includes(seat));
  const shown = uncovered === undefined ? (asked.find(({ number }) => number === turnedTo) ?? asked[0]) : undefined;
  const fleet = useFleet(shown, give);
  const together = useTogether(shown, (to, key) => answer(to, { key }));
  return { asked, shown, turnTo, setUp, fleet, together };
}

/** Everything that helps to answer a question. */
function useAids(game: GameAtTable, question: PlayQuestion | undefined) {
  const scene = useScene();
  const [among, chooseAmong] = useState<string>();
  const number = question?.number;
  useEffect(() => {
    if (number === undefined || number >= 0) chooseAmong(undefined);
  }, [number]);
  const placing = usePlacing(question);
  const spend = useSpendForMe(question, (to, key) => game.answer(to, { key }));
  const aiming = useMemo(() => (question ? aimingOf(scene, question) : []), [scene, question]);
  const advice = useAdvice(number ?? -1);
  const attack = useAttack(question, advice.key);
  const change = useChanges(question);
  return { placing, spend, among, chooseAmong, aiming, advice, attack, change };
}
