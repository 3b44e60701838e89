import { Sign } from "../../parts/icons.tsx";
import { useBuilder } from "../editor/builder.ts";
import { focusShip } from "../editor/focus.ts";
import { duplicateShip, moveShip, removeShip } from "../entry/edits.ts";

interface ShipToolsProps {
  readonly name: string;
  readonly list: number;
  readonly ship: number;
}

/** Moves a ship in its list, copies it or takes it out; the keyboard follows. */
export function ShipTools({ name, list, ship }: ShipToolsProps) {
  const { entry, edit, touch, say } = useBuilder();
  const last = (entry.squads[list]?.ships.length ?? 0) - 1;
  const move = (by: number) => {
    edit(list, (squad) => moveShip(squad, ship, by));
    touch(list, ship + by);
    focusShip(list, ship + by, by < 0 ? "up" : "down");
    say(`${name} is now at place ${ship + by + 1}.`);
  };
  const duplicate = () => {
    edit(list, (squad) => duplicateShip(squad, ship));
    touch(list, ship + 1);
    focusShip(list, ship + 1, "copy");
    say(`${name} is there once more.`);
  };
  const remove = () => {
    edit(list, (squad) => removeShip(squad, ship));
    touch(list);
    focusShip(list, Math.min(ship, last - 1));
    say(`${name} is removed.`);
  };
  return (
    <span className="build-ship-tools">
      <Tool label={`Move ${name} up`} sign="up" disabled={ship === 0} act={() => move(-1)} />
      <Tool label={`Move ${name} down`} sign="down" disabled={ship === last} act={() => move(1)} />
      <Tool label={`Duplicate ${name}`} sign="copy" act={duplicate} />
      <Tool label={`Remove ${name}`} sign="cross" act={remove} />
    </span>
  );
}

interface ToolProps {
  readonly label: string;
  readonly sign: Parameters<typeof Sign>[0]["of"];
  readonly disabled?: boolean;
  act(): void;
}

const Tool = ({ label, sign, disabled = false, act }: ToolProps) => (
  <button type="button" className="icon-button" data-part={sign} aria-label={label} title={label} disabled={disabled} onClick={act}>
    <Sign of={sign} />
  </button>
);
