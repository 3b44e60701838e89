/**
 * Set-ups of format 1: a game of the second edition had a format that said no more than its scenario does, and the clock of a phase stood apart
 * from the other clocks.
 */
import { type Fields, inFields, isFields } from "./json.ts";

/** A set-up as format 1 wrote it, the hash of which is in the key of its dice. */
export type SetupOfFormat1 = Fields;

export const setupOfFormat1 = (setup: unknown): unknown =>
  inFields(setup, ({ format, phaseSeconds, agreements, ...rest }) => ({
    ...rest,
    ...(format !== undefined && rest["edition"] === "1e" && { format }),
    ...withPhase(agreements, phaseSeconds),
  }));

function withPhase(agreements: unknown, phase: unknown): Fields {
  if (phase === undefined) return agreements === undefined ? {} : { agreements };
  const others = isFields(agreements) ? agreements : {};
  const clocks = isFields(others["clocks"]) ? others["clocks"] : {};
  return { agreements: { ...others, clocks: { ...clocks, phase } } };
}
