/**
 * The JSON Schema of a row and of the open document, built from the shapes that read them. The schema can't check rules that involve
 * several rows; only the fold does that.
 */
import { claim } from "./claim-shape.ts";
import { submittedList } from "./list-shape.ts";
import { openEvent } from "./open-event.ts";
import { entry, ROW_SHAPES } from "./row-shapes.ts";
import { settings } from "./settings-shape.ts";

export function eventSchema(): unknown {
  const shapes = [openEvent, entry, ...Object.values(ROW_SHAPES), settings, submittedList, claim];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Broadside event",
    description: "The open document of an event, or one row of its log; see docs/event-format.md.",
    oneOf: [openEvent.schema, entry.schema],
    $defs: Object.fromEntries(shapes.map(({ name, definition }) => [name, definition])),
  };
}
