/** A ship's upgrade bar, ready to be drawn: every icon, with the card that fills it. */
import type { Catalogue, SectionName, SlotIcon } from "@broadside/cards";
import { shipIcons } from "./checks/check-ship.ts";
import { fitUpgrades } from "./checks/icons.ts";
import { Problems } from "./checks/problems.ts";
import { resolveShip } from "./checks/resolve.ts";
import type { ShipDraft } from "./draft.ts";
import type { Format } from "./formats.ts";

export interface BarPlace {
  readonly icon: SlotIcon;
  readonly section?: SectionName;
  /** The upgrade that fills the icon, by its position in the draft. */
  readonly upgrade?: number;
  /** The upgrade that adds the icon to the printed bar, by its position in the draft. */
  readonly from?: number;
}

export interface UpgradeBar {
  readonly places: readonly BarPlace[];
  /** Upgrades in the draft for which there is no icon. */
  readonly homeless: readonly number[];
}

/** Returns a ship's upgrade bar. Undefined if the ship card is unknown, or has a standard loadout and so no bar. */
export function upgradeBar(draft: ShipDraft, format: Format, catalogue: Catalogue): UpgradeBar | undefined {
  const ship = resolveShip(draft, 0, 0, catalogue, new Problems(format.rules));
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
