/** The ship that stands for a list: its largest where that is known by name, else one of its faction. */
import type { SquadDraft } from "@broadside/squads";
import type { GlyphName } from "@broadside/table";

/** Pilots of huge ships that are called after their ship. */
const HUGE: readonly (readonly [beginning: string, glyph: GlyphName])[] = [
  ["cr90", "corvette"],
  ["raider", "dagger"],
  ["gr75", "transport"],
  ["gozanti", "cruiser"],
  ["croc", "hauler"],
  ["trident", "trident"],
];

const FACTIONS: Readonly<Record<string, GlyphName>> = {
  rebel: "crosswing",
  rebelalliance: "crosswing",
  imperial: "panel",
  galacticempire: "panel",
  scum: "slab",
  scumandvillainy: "slab",
  resistance: "dart",
  firstorder: "claw",
  galacticrepublic: "dart",
  separatistalliance: "crescent",
};

export function signOf(squads: readonly SquadDraft[]): GlyphName {
  const pilots = squads.flatMap(({ ships }) => ships.map(({ pilot }) => pilot));
  const huge = HUGE.find(([beginning]) => pilots.some((pilot) => pilot.startsWith(beginning)));
  return huge?.[1] ?? FACTIONS[squads[0]?.faction ?? ""] ?? "crosswing";
}
