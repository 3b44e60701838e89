/** A dial to choose from: speed by bearing. Colour is a letter too, and every maneuver is said in words. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import type { PlayOption } from "@broadside/telling";
import type { CSSProperties, KeyboardEvent, RefObject } from "react";
import { DIAL_COLUMNS, dialSpeed, standsIn } from "../../build/cards/dial-table.tsx";
import { Icon } from "../../look/icon.tsx";
import { maneuverIcon } from "../../look/icons-of.ts";
import { placed } from "../../parts/placed.ts";
import { DIALS } from "../../words/play/questions/dials.ts";
import { MANEUVERS } from "../../words/terms/maneuvers.ts";

interface DialGridProps {
  readonly options: readonly PlayOption[];
  /** What is set now. */
  readonly chosen: string | undefined;
  /** What is suggested for a dial that is not set. */
  readonly main: string | undefined;
  /** What the grid is for: the ship's name. */
  readonly label: string;
  /** The button that the keyboard goes to first. */
  readonly first?: RefObject<HTMLButtonElement | null> | undefined;
  choose(key: string): void;
}

/** Whether every option is a maneuver. */
export const isDial = (options: readonly PlayOption[]): boolean =>
  options.length > 1 && options.every(({ key }) => readManeuver(key) !== undefined);

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrow keys go from maneuver to maneuver, up and down to the nearest of the next speed, so that Tab goes from dial to dial. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const [right, down] = ARROWS[event.key] ?? [];
  const from = document.activeElement?.closest("td");
  const row = from?.closest("tr");
  if (right === undefined || down === undefined || !from || !row) return;
  event.preventDefault();
  const away = ({ cellIndex }: HTMLTableCellElement) => Math.abs(cellIndex - from.cellIndex);
  const cells = [...(event.currentTarget.rows[row.rowIndex + down]?.cells ?? [])];
  const [next] = cells
    .filter((cell) => cell.querySelector("button") && (cell.cellIndex - from.cellIndex) * right >= Math.abs(right))
    .toSorted((one, other) => away(one) - away(other));
  next?.querySelector("button")?.focus();
}

export function DialGrid({ options, chosen, main, label, first, choose }: DialGridProps) {
  const maneuvers = options.flatMap((option): (PlayOption & { readonly maneuver: DialManeuver })[] => {
    const maneuver = readManeuver(option.key);
    return maneuver ? [{ ...option, maneuver }] : [];
  });
  const speeds = [...new Set(maneuvers.map(({ maneuver }) => dialSpeed(maneuver)))].toSorted((one, other) => other - one);
  const columns = DIAL_COLUMNS.filter((column) => maneuvers.some(({ maneuver }) => standsIn(maneuver, column)));
  const entryKey = main ?? chosen;
  const entry = maneuvers.find(({ key, isDefault }) => (entryKey === undefined ? isDefault : key === entryKey)) ?? maneuvers[0];
  return (
    <table className="play-dial" onKeyDown={walk} style={{ "--columns": columns.length, "--rows": speeds.length } as CSSProperties}>
      <caption className="visually-hidden">{DIALS.dialOf(label)}</caption>
      <tbody>
        {speeds.map((speed) => (
          <tr key={speed}>
            <th scope="row">{speed < 0 ? `−${-speed}` : speed}</th>
            {columns.map((column) => {
              const found = maneuvers.find(({ maneuver }) => dialSpeed(maneuver) === speed && standsIn(maneuver, column));
              return (
                <td key={`${column.bearing} ${"side" in column ? column.side : ""}`}>
                  {found && (
                    <button
                      type="button"
                      ref={found === entry ? first : undefined}
                      tabIndex={found === entry ? 0 : -1}
                      data-answer={found.key}
                      data-colour={found.maneuver.colour}
                      data-default={found.isDefault || undefined}
                      data-main={found.key === main || undefined}
                      aria-pressed={found.key === chosen}
                      title={found.label}
                      onClick={() => choose(found.key)}
                    >
                      <ManeuverFace maneuver={found.maneuver} />
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Its arrow, the energy it brings or the first letter of its colour, and all of it in words. */
function ManeuverFace({ maneuver }: { readonly maneuver: DialManeuver }) {
  const { colour, energy } = maneuver;
  const icon = maneuverIcon(maneuver);
  return (
    <>
      {icon && <Icon name={icon} />}
      {energy === undefined ? (
        <span aria-hidden="true">{colour && DIALS.colourLetter[colour]}</span>
      ) : (
        <span className="play-diamonds" data-stacked aria-hidden="true">
          {placed(Array.from({ length: energy })).map(({ at }) => (
            <b key={at} />
          ))}
        </span>
      )}
      <span className="visually-hidden">{MANEUVERS.maneuver(maneuver)}</span>
    </>
  );
}
