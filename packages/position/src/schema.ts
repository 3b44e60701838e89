/**
 * Builds the JSON Schema of a position from the same lists and limits as the reader. Only the reader checks rules across fields, such as
 * unique ids and arcs by base.
 */
import { ARC_NAMES, BASE_IDS } from "@broadside/geometry";
import { FULL_TURN } from "@broadside/kit";
import { POSITION_EDITIONS } from "./edition.ts";
import { FEATURE_IDS, LIMITS, OBSTACLE_IDS } from "./parse.ts";
import { MOST_SEATS, POSITION_FORMAT, POSITION_VERSION } from "./position.ts";

const whole = (minimum: number, maximum: number) => ({ type: "integer", minimum, maximum });
const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength });
const record = (properties: Readonly<Record<string, unknown>>, required: readonly string[]) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const list = (items: unknown, maxItems: number = LIMITS.pieces) => ({ type: "array", items, maxItems });

export function positionSchema(): unknown {
  const { least, most } = LIMITS.tableSide;
  const coordinate = whole(-LIMITS.coordinate, LIMITS.coordinate);
  const pose = { $ref: "#/$defs/pose" };
  const id = text(LIMITS.idLength);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Broadside position",
    description:
      "A table at one moment. Lengths are micrometres, headings thousandths of a degree clockwise from +y; the origin is the bottom left corner of the play area.",
    ...record(
      {
        format: { const: POSITION_FORMAT },
        version: { const: POSITION_VERSION },
        ruleset: record({ edition: { enum: POSITION_EDITIONS } }, ["edition"]),
        table: record({ width: whole(least, most), height: whole(least, most) }, ["width", "height"]),
        ships: list(
          record(
            {
              id,
              name: text(LIMITS.nameLength),
              base: { enum: BASE_IDS },
              pose,
              seat: whole(1, MOST_SEATS),
              arcs: { ...list({ enum: ARC_NAMES }, ARC_NAMES.length), uniqueItems: true },
            },
            ["id", "base", "pose", "seat"],
          ),
        ),
        obstacles: list(record({ id, token: { enum: OBSTACLE_IDS }, pose, flipped: { type: "boolean" } }, ["id", "token", "pose"])),
        features: list(record({ id, token: { enum: FEATURE_IDS }, pose }, ["id", "token", "pose"])),
      },
      ["format", "version", "ruleset", "table"],
    ),
    $defs: { pose: record({ x: coordinate, y: coordinate, heading: whole(0, FULL_TURN - 1) }, ["x", "y", "heading"]) },
  };
}
