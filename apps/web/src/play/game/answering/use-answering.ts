/** The open questions for the people at this screen, and everything that answers these questions, by hand or automatically. */
import type { Pose } from "@broadside/geometry";
import type { PlayQuestion } from "@broadside/telling";
import { useEffect, useMemo, useState } from "react";
import { useFleet } from "../../board/choices/fleet/use-fleet.ts";
import { usePlacing } from "../../board/choices/placing.ts";
import { useSpendForMe } from "../../board/choices/spend-for-me.ts";
import { useAttack } from "../../board/choices/use-attack.ts";
import { type Dials, useDials } from "../../board/choices/use-dials.ts";
import { aimingOf } from "../../board/marks/aiming.ts";
import { useClient, useScene } from "../../board/open-game.ts";
import { isPersonAt } from "../../board/seats/bots.ts";
import type { GameAtTable } from "../../board/use-game.ts";
import { useOwnDials } from "../../hot-seat/use-own-dials.ts";
import type { Asked } from "../../questions/asked.ts";
import { useChanges } from "../../questions/dice/use-changes.ts";
import { useAdvice } from "../../questions/hint.tsx";
import { type SetUpForMe, useSetUpForMe } from "../../questions/set-up-for-me.tsx";
import { useTogether } from "../../questions/together/use-together.ts";

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
  const client = useClient();
  const scene = useScene();
  const { uncovered } = game;
  const [turnedTo, setTurnedTo] = useState<number>();
  const [among, setAmong] = useState<string>();
  const answerByKey = (asked: PlayQuestion, key: string) => game.answer(asked, { key });

  const setUp = useSetUpForMe(client, scene, uncovered === undefined, game.give);
  const asked = scene.questions.filter(({ secret, seat }) => !secret && isPersonAt(scene, seat) && !setUp.seats.includes(seat));
  const shown = uncovered === undefined ? (asked.find(({ number }) => number === turnedTo) ?? asked[0]) : undefined;
  const fleet = useFleet(client, scene, shown, game.give);
  const together = useTogether(scene, shown, answerByKey);
  const dials = useDials(scene, uncovered, uncovered !== undefined && together.isOn(uncovered));
  const question = shown && (fleet.answers(shown) || together.answers(shown)) ? undefined : shown;
  const placing = usePlacing(client, scene, question);
  const spend = useSpendForMe(scene, question, answerByKey);
  const number = question?.number;
  useEffect(() => {
    if (number === undefined || number >= 0) setAmong(undefined);
  }, [number]);
  const aiming = useMemo(() => (question ? aimingOf(scene, question) : []), [scene, question]);
  const advice = useAdvice(number ?? -1);
  const attack = useAttack(client, scene, question, advice.key);
  const change = useChanges(client, scene, question);
  const waiting = scene.covered.filter((seat) => isPersonAt(scene, seat) && !setUp.seats.includes(seat));
  const isOpening = useOwnDials(scene, game, waiting, isBehind);

  return {
    game,
    question,
    asked,
    mustPass: uncovered === undefined && waiting.length > 0 && !isOpening,
    isOpening,
    dials,
    placing,
    fleet,
    aiming,
    attack,
    change,
    advice,
    together,
    spend,
    setUp,
    among,
    chooseAmong: setAmong,
    turnTo: setTurnedTo,
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
