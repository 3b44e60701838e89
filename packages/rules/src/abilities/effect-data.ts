/** The data that lasting effects remember. It is written when the effect is created, and read according to its kind. */
import type { EffectData } from "@broadside/protocol";
import type { Situation } from "../contract/situation.ts";
import type { Effect } from "../state/state.ts";

type KindOf<Data> = Data extends unknown ? keyof Data : never;
type Kind = KindOf<EffectData>;
type Of<One extends Kind> = Extract<EffectData, Readonly<Record<One, unknown>>>[One];

/** Returns an effect's data if it has the given kind; undefined if there is no effect, no data, or data of another kind. */
export const remembered = <One extends Kind>(effect: Effect | undefined, kind: One): Of<One> | undefined => {
  const data: Partial<Record<Kind, unknown>> | undefined = effect?.data;
  return data?.[kind] as Of<One> | undefined;
};

/** Returns the number that an effect remembers; 0 if there is none. */
export const figureIn = (effect: Effect | undefined): number => remembered(effect, "figure") ?? 0;

/** Replaces or clears the data of the effect with this number. */
export function replaceMemory(game: Situation, since: number, data: EffectData | undefined): void {
  const renewed = ({ data: _, ...effect }: Effect): Effect => (data ? { ...effect, data } : effect);
  game.set({ effects: game.state.effects.map((effect) => (effect.since === since ? renewed(effect) : effect)) });
}
