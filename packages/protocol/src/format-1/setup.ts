/**
 * Converts set-ups of format 1. In format 1, a second-edition game named a list format that only repeated its scenario, and the phase clock
 * was separate from the other clocks.
 */
import { type Fields, inFields, isFields } from "../json-fields.ts";

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
