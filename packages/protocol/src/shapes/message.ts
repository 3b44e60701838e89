/** The shapes of what a host sends besides a scene. */
import { constant, listOf, type NamedShape, named, number, objectOf, optional, type Shape, tagged, wordOf } from "@broadside/kit";
import type { Happening, InputHappenings, TimeLeft } from "../message.ts";
import { MOST_SEATS } from "../seat.ts";
import { faces, inputNumber, name, seats, sentence, shipId } from "./basic.ts";
import { changeShape } from "./event.ts";

/** The most that one input can cause. */
const MOST_HAPPENINGS = 100_000;

type Of<What extends Happening["what"]> = Extract<Happening, { readonly what: What }>;

const happening: Shape<Happening> = tagged<"what", Happening>("what", {
  dice: objectOf<Of<"dice">>({
    what: constant("dice"),
    how: wordOf<Of<"dice">["how"]>({ rolled: true, changed: true }),
    ship: optional(shipId),
    about: name,
    faces,
    text: optional(sentence),
  }),
  told: objectOf<Of<"told">>({ what: constant("told"), note: name, text: sentence }),
  changed: objectOf<Of<"changed">>({ what: constant("changed"), change: changeShape }),
});

export const inputHappeningsShape: NamedShape<InputHappenings> = named(
  "happenings",
  objectOf<InputHappenings>({ number: inputNumber, happenings: listOf(happening, MOST_HAPPENINGS) }),
);

const milliseconds = number(0, Number.MAX_SAFE_INTEGER);

export const timeLeftShape: NamedShape<TimeLeft> = named(
  "time left",
  objectOf<TimeLeft>({
    match: optional(milliseconds),
    phase: optional(milliseconds),
    seats: optional(listOf(milliseconds, MOST_SEATS)),
    decisions: optional(listOf(milliseconds, MOST_SEATS)),
    running: seats,
    isStopped: optional(constant(true)),
  }),
);
