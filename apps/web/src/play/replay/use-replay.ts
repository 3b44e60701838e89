/** The moment of a recorded game that is wanted and the one that is shown; stepping on shows what happens, anything else the position at once. */
import type { TableWidget } from "@broadside/table";
import type { Scene } from "@broadside/telling";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Client } from "../../game-worker/client.ts";
import type { ReplayScene } from "../../game-worker/protocol.ts";
import { momentOf, type StepMoment } from "../table/moment.ts";
import { paceFactor } from "../table/pace.ts";
import { playSound } from "../table/sounds.ts";
import { askLatest } from "./ask-latest.ts";
import { withToldAttack } from "./told-attack.ts";

export interface ShownMoment extends ReplayScene {
  readonly at: number;
  /** The scene with an attack that was carried out since the stop before. */
  readonly told: Scene;
  /** What happens in it; nothing where it was jumped to. */
  readonly step: StepMoment;
}

export interface Replaying {
  /** The moment that is wanted. */
  readonly at: number;
  /** The one on the screen: the one before, until the other is there. */
  readonly shown: ShownMoment | undefined;
  readonly problem: string | undefined;
  go(at: number): void;
}

const STILL: StepMoment = { flights: [], effects: [], banner: undefined, sounds: [], milliseconds: 0 };

export function useReplay(client: Client, widget: RefObject<TableWidget | undefined>, last: number, start: number): Replaying {
  const [at, setAt] = useState(start);
  const [shown, setShown] = useState<ShownMoment>();
  const [problem, setProblem] = useState<string>();
  const before = useRef<ShownMoment>(undefined);
  const want = useRef<(at: number) => void>(undefined);

  useEffect(() => {
    let isHere = true;
    const show = (place: number, moment: ReplayScene) => {
      if (!isHere) return;
      const told = withToldAttack(moment);
      const step = before.current?.at === place - 1 ? momentOf(before.current.scene, { ...moment, scene: told }) : STILL;
      before.current = { ...moment, at: place, told, step };
      setShown(before.current);
      setProblem(undefined);
      for (const sound of step.sounds) playSound(sound);
    };
    want.current = askLatest(client.moment, show, ({ message }) => isHere && setProblem(message));
    return () => {
      isHere = false;
    };
  }, [client]);
  useEffect(() => want.current?.(at), [at]);
  // By now the table shows the new places, for what is within is drawn first; then the pieces fly there.
  const step = shown?.step;
  useEffect(() => {
    const lasts = (step?.milliseconds ?? 0) * paceFactor();
    if (step && step.flights.length > 0 && lasts > 0) void widget.current?.fly(step.flights, lasts);
  }, [widget, step]);
  // Another address may name another moment of the game that is open.
  useEffect(() => setAt(start), [start]);

  const go = useCallback((next: number) => setAt(Math.min(Math.max(0, next), last)), [last]);
  return { at, shown, problem, go };
}
