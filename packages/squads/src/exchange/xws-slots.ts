/** Upgrade types as written in the list exchange format: short keys in version 1, long ones in version 2. */
import { SLOTS, type Slot } from "@broadside/cards";
import { folded } from "@broadside/kit";

export type XwsKind = "xws1" | "xws2";
type Keys = Readonly<Record<string, Slot>>;

const SHORT_KEYS: Keys = { amd: "astromech", ept: "elite", mod: "modification", samd: "salvaged-astromech" };

/** Other names of the types; some mean another type in the other version. */
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

/** Finds the type for a key, however it is spelt. */
export const slotOf = (key: string, kind: XwsKind): Slot | undefined => READ[kind].get(folded(key));

const WRITTEN_SHORT = new Map(Object.entries(SHORT_KEYS).map(([key, slot]) => [slot, key]));

/** The type key for unknown cards. */
const UNKNOWN_SLOT = "unknown";

/** Version 2 uses hyphens (`force-power`): the schema allows them, and other builders don't read any other spelling. */
export function slotKey(slot: Slot | undefined, kind: XwsKind): string {
  if (slot === undefined) return UNKNOWN_SLOT;
  return (kind === "xws1" ? WRITTEN_SHORT.get(slot) : undefined) ?? slot;
}
