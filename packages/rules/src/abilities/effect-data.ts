/**
 * What a lasting effect remembers, as typed data. The state and the records have room for one number an effect; this file alone says how
 * each kind of data is packed into it. The code that writes or reads it names the kind.
 */
import { type DieKind, FACES, type Face } from "@broadside/dice";
import { SECTIONS, type Section } from "@broadside/geometry";
import type { Situation } from "../driver/situation.ts";
import { type Effect, TOKENS, type TokenKind } from "../state/state.ts";
import { addEffect } from "./effects.ts";

/** A kind of data. What was never written reads as 0. */
export interface EffectData<Data> {
  written(data: Data): number;
  read(value: number): Data;
}

/** A number that means itself: dice, an initiative, a round, tokens. */
export const FIGURE: EffectData<number> = { written: (figure) => figure, read: (value) => value };

/** One of a fixed list, by its place in it. */
const oneOf = <Data>(list: readonly Data[]): EffectData<Data | undefined> => ({
  written: (data) => (data === undefined ? -1 : list.indexOf(data)),
  read: (value) => list[value],
});

export const SECTION: EffectData<Section | undefined> = oneOf(SECTIONS);
export const TOKEN: EffectData<TokenKind | undefined> = oneOf(TOKENS);
export const faceOf = (kind: DieKind): EffectData<Face | undefined> => oneOf<Face>(FACES[kind]);

const CRITS = 1000;
/** Hits and criticals. */
export const DAMAGE: EffectData<{ readonly hits: number; readonly crits: number }> = {
  written: ({ hits, crits }) => hits + CRITS * crits,
  read: (value) => ({ hits: value % CRITS, crits: Math.trunc(value / CRITS) }),
};

/** A Damage card by its number in its deck, or none. */
export const DAMAGE_CARD: EffectData<number | undefined> = {
  written: (card) => (card === undefined ? 0 : card + 1),
  read: (value) => (value > 0 ? value - 1 : undefined),
};

/** An obstacle on the table, by the number in its id: told apart from others, not read back. */
export const OBSTACLE: Pick<EffectData<string | undefined>, "written"> = { written: (id = "") => Number(id.replace(/\D/g, "")) };

/** A new effect that remembers something. */
export const remember = <Data>(game: Situation, effect: Omit<Effect, "since" | "value">, kind: EffectData<Data>, data: Data): void =>
  addEffect(game, { ...effect, value: kind.written(data) });

export const remembered = <Data>({ value }: Effect, kind: EffectData<Data>): Data => kind.read(value);
export const remembers = <Data>({ value }: Effect, kind: Pick<EffectData<Data>, "written">, data: Data): boolean =>
  kind.written(data) === value;

/** The effect of this number remembers something else from now on. */
export function rememberAnew<Data>(game: Situation, since: number, kind: EffectData<Data>, data: Data): void {
  const value = kind.written(data);
  game.set({ effects: game.state.effects.map((effect) => (effect.since === since ? { ...effect, value } : effect)) });
}
