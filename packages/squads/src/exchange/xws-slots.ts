/** Upgrade types as the list exchange format writes them: with short keys in version 1, and long ones in version 2. */
import { SLOTS, type Slot } from "@broadside/cards";
import { folded } from "@broadside/kit";

export type XwsKind = "xws1" | "xws2";
type Keys = Readonly<Record<string, Slot>>;

const SHORT_KEYS: Keys = { amd: "astromech", ept: "elite", mod: "modification", samd: "salvaged-astromech" };

/** Other names for types. Some of them mean a different type in the other version. */
const ALIASES: Readonly<Record<XwsKind, Keys>> = {
  xws1: {
    ...SHORT_KEYS,
    astromechdroid: "astromech",
    salvagedastromechdroid: "salvaged-astromech",
    elitepilottalent: "elite",
    talent: "elite",
    sensor: "system",
    device: "bomb",
  },
  xws2: {
    amd: "astromech",
    astromechdroid: "astromech",
    mod: "modification",
    force: "force-power",
    ept: "talent",
    elite: "talent",
    elitepilottalent: "talent",
    system: "sensor",
    bomb: "device",
  },
};

const keysOf = (kind: XwsKind): ReadonlyMap<string, Slot> =>
  new Map([...SLOTS.map((slot): [string, Slot] => [folded(slot), slot]), ...Object.entries(ALIASES[kind])]);
const READ: Readonly<Record<XwsKind, ReadonlyMap<string, Slot>>> = { xws1: keysOf("xws1"), xws2: keysOf("xws2") };

/** Finds the type for a key, in any spelling. */
export const slotOf = (key: string, kind: XwsKind): Slot | undefined => READ[kind].get(folded(key));

const WRITTEN_SHORT = new Map(Object.entries(SHORT_KEYS).map(([key, slot]) => [slot, key]));

/** The key for cards whose type is unknown. */
const UNKNOWN_SLOT = "unknown";

/**
 * Returns the key for a type. Keys in version 2 have hyphens (`force-power`). The schema of version 2 allows that, and other builders read
 * no other spelling.
 */
export function slotKey(slot: Slot | undefined, kind: XwsKind): string {
  if (slot === undefined) return UNKNOWN_SLOT;
  return (kind === "xws1" ? WRITTEN_SHORT.get(slot) : undefined) ?? slot;
}
