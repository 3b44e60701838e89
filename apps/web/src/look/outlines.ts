import { baseAt, type Pose } from "@broadside/geometry";
import type { Points } from "@broadside/table";
import type { ShipSheet } from "@broadside/telling";

export const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

/** A piece's outline in its own frame. The piece may be a base or a token. */
export const outlineOf = (sheet: ShipSheet | undefined): Points => sheet?.outline ?? baseAt(sheet?.base ?? "small", ORIGIN).points;
