/** What lasting effects remember: written with the effect, read by its kind. */
import type { EffectData } from "@broadside/protocol";
import type { Situation } from "../driver/situation.ts";
import type { Effect } from "../state/state.ts";

type KindOf<Data> = Data extends unknown ? keyof Data : never;
type Kind = KindOf<EffectData>;
type Of<One extends Kind> = Extract<EffectData, Readonly<Record<One, unknown>>>[One];

/** What an effect remembers of one kind; undefined where there is no effect, or where it remembers nothing, or something else. */
export const remembered = <One extends Kind>(effect: Effect | undefined, kind: One): Of<One> | undefined => {
  const data: Partial<Record<Kind, unknown>> | undefined = effect?.data;
  return data?.[kind] as Of<One> | undefined;
};

/** A number that an effect remembers; 0 where there is none. */
export const figureIn = (effect: Effect | undefined): number => remembered(effect, "figure") ?? 0;

/** The effect of this number remembers something else from now on, or nothing. */
export function rememberAnew(game: Situation, since: number, data: EffectData | undefined): void {
  const renewed = ({ data: _, ...effect }: Effect): Effect => (data ? { ...effect, data } : effect);
  game.set({ effects: game.state.effects.map((effect) => (effect.since === since ? renewed(effect) : effect)) });
}
