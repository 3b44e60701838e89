/**
 * The moment that the user wants to see and the moment on the screen. A step forward is animated, and any other jump shows the position at
 * once.
 */
import type { TableWidget } from "@broadside/table";
import type { Scene } from "@broadside/telling";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { StoreApi } from "zustand";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";
import type { ReplayScene } from "../../game-worker/shared/replay-calls.ts";
import { type OpenGame, openGame } from "../board/open-game.ts";
import { momentOf, type StepMoment } from "../board/steps/moment.ts";
import { paceFactor } from "../board/steps/pace.ts";
import { playSound } from "../board/steps/sounds.ts";
import { askLatest } from "./ask-latest.ts";
import { withLastAttack } from "./last-attack.ts";

export interface ShownMoment extends ReplayScene {
  readonly at: number;
  /** The scene. If an attack was carried out since the previous stop, the scene includes it. */
  readonly drawn: Scene;
  /** What is animated. Empty after a jump. */
  readonly step: StepMoment;
}

export interface ReplayState {
  /** The requested moment. */
  readonly at: number;
  /** The moment on the screen, and its scene as an open game. Until the requested moment is loaded, this is the previous one. */
  readonly shown: ShownMoment | undefined;
  readonly game: StoreApi<OpenGame> | undefined;
  readonly problem: string | undefined;
  go(at: number): void;
}

const STILL: StepMoment = { flights: [], effects: [], banner: undefined, sounds: [], milliseconds: 0 };

export function useReplay(worker: GameWorker, widget: RefObject<TableWidget | undefined>, last: number, start: number): ReplayState {
  const [at, setAt] = useState(start);
  const [shown, setShown] = useState<ShownMoment>();
  const game = useRef<StoreApi<OpenGame>>(undefined);
  const [problem, setProblem] = useState<string>();
  const before = useRef<ShownMoment>(undefined);
  const want = useRef<(at: number) => void>(undefined);

  useEffect(() => {
    let isHere = true;
    const show = (place: number, moment: ReplayScene) => {
      if (!isHere) return;
      const drawn = withLastAttack(moment);
      const step = before.current?.at === place - 1 ? momentOf(before.current.scene, { ...moment, scene: drawn }) : STILL;
      before.current = { ...moment, at: place, drawn, step };
      if (game.current) game.current.setState({ scene: moment.scene });
      else game.current = openGame({ worker, scene: moment.scene });
      setShown(before.current);
      setProblem(undefined);
      for (const sound of step.sounds) playSound(sound);
    };
    want.current = askLatest(worker.moment, show, ({ message }) => isHere && setProblem(message));
    return () => {
      isHere = false;
    };
  }, [worker]);
  useEffect(() => want.current?.(at), [at]);
  // React runs child effects first, so the table has already drawn the pieces at their new places. Only now can the pieces fly there from
  // their old places.
  const step = shown?.step;
  useEffect(() => {
    const lasts = (step?.milliseconds ?? 0) * paceFactor();
    if (step && step.flights.length > 0 && lasts > 0) void widget.current?.fly(step.flights, lasts);
  }, [widget, step]);
  // The address may change to another moment of the same replay.
  useEffect(() => setAt(start), [start]);

  const go = useCallback((next: number) => setAt(Math.min(Math.max(0, next), last)), [last]);
  return { at, shown, game: game.current, problem, go };
}
