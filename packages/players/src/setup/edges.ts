/** Headings into the table. */
import { degrees, type Edge } from "@broadside/geometry";

export const INWARDS: Readonly<Record<Edge, number>> = { bottom: 0, left: degrees(90), top: degrees(180), right: degrees(270) };
