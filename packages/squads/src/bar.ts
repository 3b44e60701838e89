/** A ship's upgrade bar as it stands: each icon and the card on it, to be drawn. */
import type { Catalogue, SectionName, SlotIcon } from "@broadside/cards";
import { shipIcons } from "./checks/check-ship.ts";
import { Faults } from "./checks/faults.ts";
import { fitUpgrades } from "./checks/icons.ts";
import { resolveShip } from "./checks/resolve.ts";
import type { ShipDraft } from "./draft.ts";
import type { Format } from "./formats.ts";

export interface BarPlace {
  readonly icon: SlotIcon;
  readonly section?: SectionName;
  /** The place in the draft of the upgrade that fills it. */
  readonly upgrade?: number;
  /** The place in the draft of the upgrade that adds it to the printed bar. */
  readonly from?: number;
}

export interface UpgradeBar {
  readonly places: readonly BarPlace[];
  /** Upgrades of the draft that no icon holds. */
  readonly homeless: readonly number[];
}

/** Undefined where the ship card is not known, or has a standard loadout and no bar. */
export function upgradeBar(draft: ShipDraft, format: Format, catalogue: Catalogue): UpgradeBar | undefined {
  const ship = resolveShip(draft, 0, 0, catalogue, new Faults(format.rules));
  if (!ship || ship.pilot.standardLoadout) return undefined;
  const icons = shipIcons(format, ship);
  const { holders, refused } = fitUpgrades(ship, icons);
  const known = new Set(ship.upgrades.map(({ at }) => at));
  const unknown = draft.upgrades.flatMap((_, at) => (known.has(at) ? [] : [at]));
  return {
    places: icons.map(({ icon, section, from }, at) => {
      const holder = holders[at];
      const upgrade = holder === undefined ? undefined : ship.upgrades[holder]?.at;
      return {
        icon,
        ...(section !== undefined && { section }),
        ...(upgrade !== undefined && { upgrade }),
        ...(from !== undefined && { from: from.at }),
      };
    }),
    homeless: [...refused.map(({ at }) => at), ...unknown],
  };
}
