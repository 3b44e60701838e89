/** Chooses the ship in a list's picture: the huge ship in the list, if it has one, or otherwise a ship of its faction. */
import type { SquadDraft } from "@broadside/squads";
import type { GlyphName } from "@broadside/table";

/** Huge-ship pilots named after their ship. */
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

export function shipOfList(squads: readonly SquadDraft[]): GlyphName {
  const pilots = squads.flatMap(({ ships }) => ships.map(({ pilot }) => pilot));
  const huge = HUGE.find(([beginning]) => pilots.some((pilot) => pilot.startsWith(beginning)));
  return huge?.[1] ?? FACTIONS[squads[0]?.faction ?? ""] ?? "crosswing";
}
