/** Decides which section of a huge ship an effect applies to. */
import { SECTIONS, type Section } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { opposingSeat } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";

/**
 * Returns the section that takes damage. The opposing player chooses it from the given sections, which are all sections by default
 * (HS-DMG-06, -07). A crippled section can't be chosen (HS-DMG-08). Returns "none" if no section is left, and undefined for ships without
 * sections.
 */
export const sectionStruck = procedure(
  "sectionStruck",
  function* (game: Situation, ship: Ship, among: Section | readonly Section[] = SECTIONS): Procedure<Section | "none" | undefined> {
    if (!game.factsOf(ship).hasSections) return undefined;
    const sections = openSections(ship, among);
    if (sections.length < 2) return sections[0] ?? "none";
    return yield* choose<Section | "none">((now) => {
      const open = openSections(ship, among).map((value) => ({ key: value, value }));
      return {
        kind: "section struck",
        seat: opposingSeat(now, ship),
        rule: "HS-DMG-07",
        about: { ship: ship.id },
        options: open.length > 0 ? optionsOf(open) : [{ key: "none", value: "none" as const }],
      };
    });
  },
);

/** Returns sections that are not crippled, fore first. */
export const openSections = ({ crippled }: Ship, among: Section | readonly Section[] = SECTIONS): readonly Section[] =>
  (typeof among === "string" ? [among] : among).filter((section) => section !== crippled);
