/** The shapes of game events. */
import { constant, either, type NamedShape, named, objectOf, optional, type Shape, tagged } from "@broadside/kit";
import type { Change, GameEvent, ShipFields, StateFields } from "../event.ts";
import { noteShape } from "../notes.ts";
import { shipId } from "./basic.ts";
import { SHIP_SHAPES, STATE_SHAPES } from "./state.ts";

/** Allows any of these fields, and no others. */
const someOf = <Values extends object>(fields: { readonly [Field in keyof Values]: Shape<Values[Field]> }): Shape<Partial<Values>> =>
  objectOf(Object.fromEntries(Object.entries<Shape<unknown>>(fields).map(([field, shape]) => [field, optional(shape)])) as never) as Shape<
    Partial<Values>
  >;

/** A ship's id and place never change. */
const { id: _id, place: _place, ...changingOfShip } = SHIP_SHAPES;

export const changeShape: NamedShape<Change> = named(
  "change",
  tagged<"change", Change>("change", {
    ship: objectOf({
      change: constant("ship"),
      ship: shipId,
      set: someOf<ShipFields>(changingOfShip),
    }),
    state: objectOf({ change: constant("state"), set: someOf<StateFields>(STATE_SHAPES) }),
  }),
);

export const eventShape: NamedShape<GameEvent> = named("event", either<Change, Exclude<GameEvent, Change>>(changeShape, "note", noteShape));
