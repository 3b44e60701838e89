/**
 * Shows a game's steps one after another, each until its animation ends, so that people can see what bots do. A button skips to the last
 * step.
 */
import type { TableEffect, TableWidget } from "@broadside/table";
import type { Scene } from "@broadside/telling";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useClient, useScene, useShowScene } from "../board/open-game.ts";
import { type GameStep, momentOf } from "../board/steps/moment.ts";
import { paceFactor } from "../board/steps/pace.ts";
import { playSound } from "../board/steps/sounds.ts";

export interface ShownSteps {
  readonly effects: readonly TableEffect[];
  readonly banner: string | undefined;
  /** Whether some steps haven't been shown yet. */
  readonly isBehind: boolean;
  /** Skips to the last step. */
  skip(): void;
}

const NO_EFFECTS: readonly TableEffect[] = [];
/** How long a line in the middle of the screen stays, in milliseconds. */
const BANNER = 2600;

export function useSteps(widget: RefObject<TableWidget | undefined>): ShownSteps {
  const client = useClient();
  const { effects, banner, play, jump, catchUp } = useShownStep(widget);
  const waiting = useRef<GameStep[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isBehind, setBehind] = useState(false);

  const next = useCallback(() => {
    timer.current = undefined;
    const step = waiting.current.shift();
    setBehind(step !== undefined);
    if (!step) return;
    const lasts = play(step);
    if (lasts > 0) timer.current = setTimeout(next, lasts);
    else next();
  }, [play]);
  const drop = useCallback(() => {
    waiting.current = [];
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  useEffect(() => {
    catchUp(client.scene);
    return client.follow((step) => {
      if (step.event !== "step") return;
      // If another seat's secrets are now shown, or a game has just been opened, there is nothing to animate.
      if (step.happened.length === 0) drop();
      waiting.current.push(step);
      if (timer.current === undefined) next();
    });
  }, [client, next, drop, catchUp]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const skip = useCallback(() => {
    const last = waiting.current.at(-1);
    if (!last) return;
    drop();
    setBehind(false);
    jump(last);
  }, [drop, jump]);
  return { effects, banner, isBehind, skip };
}

/** The step on the screen, and functions that show another. */
function useShownStep(widget: RefObject<TableWidget | undefined>) {
  const before = useRef(useScene());
  const show = useShowScene();
  const [effects, setEffects] = useState(NO_EFFECTS);
  const [banner, setBanner] = useState<string>();
  useEffect(() => {
    if (banner === undefined) return;
    const gone = setTimeout(() => setBanner(undefined), BANNER);
    return () => clearTimeout(gone);
  }, [banner]);

  /** Returns how long the step takes, in milliseconds. */
  const play = useCallback(
    (step: GameStep): number => {
      const moment = momentOf(before.current, step);
      const lasts = moment.milliseconds * paceFactor();
      before.current = step.scene;
      show(step.scene);
      setEffects(moment.effects);
      if (moment.banner !== undefined) setBanner(moment.banner);
      for (const sound of moment.sounds) playSound(sound);
      // The table first draws the pieces at their new places. Only then can the pieces fly there from their old places.
      if (moment.flights.length > 0 && lasts > 0) requestAnimationFrame(() => void widget.current?.fly(moment.flights, lasts));
      return lasts;
    },
    [show, widget],
  );
  const jump = useCallback(
    ({ scene }: GameStep) => {
      before.current = scene;
      setEffects(NO_EFFECTS);
      show(scene);
    },
    [show],
  );
  /** Shows what has happened before the page followed the game. */
  const catchUp = useCallback(
    (scene: Scene | undefined) => {
      if (scene && scene !== before.current) jump({ scene, happened: [] });
    },
    [jump],
  );
  return { effects, banner, play, jump, catchUp };
}
