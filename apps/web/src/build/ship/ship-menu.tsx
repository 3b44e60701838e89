/** What else can be done with a ship: its facts, a copy, another place, gone. */
import { Button } from "react-aria-components/Button";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { WORDS } from "../../words/build/ship.ts";
import { shipName } from "../cards/names.ts";
import { useBuilder } from "../editor/builder.ts";
import { focusShip } from "../editor/focus.ts";
import { duplicateShip, moveShip, removeShip } from "../entry/edits.ts";

interface ShipMenuProps {
  readonly list: number;
  /** The ships of the row, by their places in the list. */
  readonly ships: readonly number[];
  /** Shows equal ships one by one. */
  readonly apart?: (() => void) | undefined;
}

/** The keyboard follows the ship; of equal ships the last is meant. */
export function ShipMenu({ list, ships, apart }: ShipMenuProps) {
  const { entry, catalogue, edit, open, touch, say } = useBuilder();
  const ship = ships.at(-1) ?? 0;
  const squad = entry.squads[list];
  const pilot = catalogue.pilots.get(squad?.ships[ship]?.pilot ?? "");
  const name = shipName(catalogue, squad?.ships[ship] ?? { pilot: "", upgrades: [] });
  const last = (squad?.ships.length ?? 0) - 1;
  const move = (by: number) => {
    edit(list, (own) => moveShip(own, ship, by));
    touch(list, ship + by);
    focusShip(list, ship + by);
    say(WORDS.moved(name, ship + by + 1));
  };
  const duplicate = () => {
    edit(list, (own) => duplicateShip(own, ship));
    touch(list, ship + 1);
    focusShip(list, ship + 1);
    say(WORDS.copied(name));
  };
  const remove = () => {
    edit(list, (own) => removeShip(own, ship));
    touch(list);
    focusShip(list, Math.min(ship, last - 1));
    say(WORDS.removed(name));
  };
  return (
    <I18nProvider locale="en-US">
      <MenuTrigger>
        <Button className="build-more" aria-label={WORDS.menu(name)}>
          ⋯
        </Button>
        <Popover className="build-menu-box" placement="bottom end">
          <Menu className="build-menu" aria-label={WORDS.named(name)}>
            {pilot && <MenuItem onAction={() => open({ what: "pilot", card: pilot })}>{WORDS.facts}</MenuItem>}
            <MenuItem onAction={duplicate}>{WORDS.duplicate}</MenuItem>
            {apart && <MenuItem onAction={apart}>{WORDS.eachAlone}</MenuItem>}
            <MenuItem isDisabled={ship === 0} onAction={() => move(-1)}>
              {WORDS.moveUp}
            </MenuItem>
            <MenuItem isDisabled={ship === last} onAction={() => move(1)}>
              {WORDS.moveDown}
            </MenuItem>
            <MenuItem onAction={remove}>{ships.length > 1 ? WORDS.removeOne : WORDS.remove}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}
