/** A ship's menu: details, duplicate, move, remove. */
import type { SquadDraft } from "@broadside/squads";
import { Button } from "react-aria-components/Button";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { shipName } from "../../cards/names.ts";
import { duplicateShip, moveShip, removeShip } from "../../lists/entry/edits.ts";
import { SHIP, SHIP_MENU } from "../../words/build/ship.ts";
import { useBuilder } from "../state/builder.ts";
import { focusShip } from "../state/focus.ts";
import styles from "./ship.module.css";

interface ShipMenuProps {
  readonly list: number;
  /** The ships in the row, by their places in the list. */
  readonly ships: readonly number[];
  /** Shows matching ships one by one. */
  readonly apart?: (() => void) | undefined;
}

/** When the menu moves a ship, the keyboard focus follows it. If matching ships share a row, the menu acts on the last one. */
export function ShipMenu({ list, ships, apart }: ShipMenuProps) {
  const { entry, catalogue, open } = useBuilder();
  const ship = ships.at(-1) ?? 0;
  const squad = entry.squads[list];
  const pilot = catalogue.pilots.get(squad?.ships[ship]?.pilot ?? "");
  const name = shipName(catalogue, squad?.ships[ship] ?? { pilot: "", upgrades: [] });
  const last = (squad?.ships.length ?? 0) - 1;
  const { move, duplicate, remove } = useShipEdits({ list, ship, last, name });
  return (
    <I18nProvider locale="en-US">
      <MenuTrigger>
        <Button className="icon-button" aria-label={SHIP_MENU.label({ ship: name })}>
          ⋯
        </Button>
        <Popover className="plate build-popup" placement="bottom end">
          <Menu className={styles.menu} aria-label={SHIP.named({ name })}>
            {pilot && (
              <MenuItem className="row" onAction={() => open({ what: "pilot", card: pilot })}>
                {SHIP_MENU.details}
              </MenuItem>
            )}
            <MenuItem className="row" onAction={duplicate}>
              {SHIP_MENU.duplicate}
            </MenuItem>
            {apart && (
              <MenuItem className="row" onAction={apart}>
                {SHIP_MENU.showEach}
              </MenuItem>
            )}
            <MenuItem className="row" isDisabled={ship === 0} onAction={() => move(-1)}>
              {SHIP_MENU.moveUp}
            </MenuItem>
            <MenuItem className="row" isDisabled={ship === last} onAction={() => move(1)}>
              {SHIP_MENU.moveDown}
            </MenuItem>
            <MenuItem className="row" onAction={remove}>
              {ships.length > 1 ? SHIP_MENU.removeOne : SHIP_MENU.remove}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}

interface ShipInList {
  readonly list: number;
  /** The ship's place in the list, the last ship's place, and the ship's name. */
  readonly ship: number;
  readonly last: number;
  readonly name: string;
}

function useShipEdits({ list, ship, last, name }: ShipInList) {
  const { edit, touch, say } = useBuilder();
  const change = (make: (squad: SquadDraft) => SquadDraft, place: number, said: string) => {
    edit(list, make);
    touch(list, place);
    focusShip(list, place);
    say(said);
  };
  return {
    move: (by: number) => change((own) => moveShip(own, ship, by), ship + by, SHIP_MENU.moved({ ship: name, number: ship + by + 1 })),
    duplicate: () => change((own) => duplicateShip(own, ship), ship + 1, SHIP_MENU.copied({ ship: name })),
    remove: () => {
      edit(list, (own) => removeShip(own, ship));
      touch(list);
      focusShip(list, Math.min(ship, last - 1));
      say(SHIP_MENU.removed({ ship: name }));
    },
  };
}
