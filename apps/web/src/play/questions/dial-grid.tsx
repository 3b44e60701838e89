/** A dial as a grid of speeds and bearings. Each maneuver also has a letter for its colour, and text for screen readers. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import type { PlayOption } from "@broadside/telling";
import type { CSSProperties, KeyboardEvent, RefObject } from "react";
import { dialRows } from "../../cards/dial-table.tsx";
import { Icon } from "../../look/icon.tsx";
import { maneuverIcon } from "../../look/icons-of.ts";
import { placed } from "../../parts/placed.ts";
import { DIALS } from "../../words/play/questions/dials.ts";
import { MANEUVERS, maneuverInWords } from "../../words/terms/maneuvers.ts";
import styles from "../board/pips.module.css";

interface DialGridProps {
  readonly options: readonly PlayOption[];
  /** The maneuver on the dial now. */
  readonly chosen: string | undefined;
  /** The suggested maneuver, as long as the dial isn't set. */
  readonly main: string | undefined;
  /** The ship's name. */
  readonly label: string;
  /** The button that gets the keyboard focus first. */
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

/** Arrow keys move between maneuvers. Up and down go to the nearest maneuver with the next speed. Tab moves between dials. */
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
  const rows = dialRows(maneuvers, ({ maneuver }) => maneuver);
  const entryKey = main ?? chosen;
  const entry = maneuvers.find(({ key, isDefault }) => (entryKey === undefined ? isDefault : key === entryKey)) ?? maneuvers[0];
  const style = { "--columns": rows[0]?.cells.length ?? 0, "--rows": rows.length } as CSSProperties;
  return (
    <table className="play-dial" onKeyDown={walk} style={style}>
      <caption className="visually-hidden">{DIALS.dialOf({ ship: label })}</caption>
      <tbody>
        {rows.map(({ speed, name, cells }) => (
          <tr key={speed}>
            <th scope="row">{name}</th>
            {cells.map(({ column, item }) => (
              <td key={column}>
                {item && (
                  <button
                    type="button"
                    ref={item === entry ? first : undefined}
                    tabIndex={item === entry ? 0 : -1}
                    data-answer={item.key}
                    data-colour={item.maneuver.colour}
                    data-default={item.isDefault || undefined}
                    data-main={item.key === main || undefined}
                    aria-pressed={item.key === chosen}
                    title={item.label}
                    onClick={() => choose(item.key)}
                  >
                    <ManeuverFace maneuver={item.maneuver} />
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A maneuver's arrow, with the energy it gains or the first letter of its colour, and text for screen readers. */
function ManeuverFace({ maneuver }: { readonly maneuver: DialManeuver }) {
  const { colour, energy } = maneuver;
  const icon = maneuverIcon(maneuver);
  return (
    <>
      {icon && <Icon name={icon} />}
      {energy === undefined ? (
        <span aria-hidden="true">{colour && MANEUVERS.colourLetter[colour]}</span>
      ) : (
        <span className={styles.diamonds} data-stacked aria-hidden="true">
          {placed(Array.from({ length: energy })).map(({ at }) => (
            <b key={at} />
          ))}
        </span>
      )}
      <span className="visually-hidden">{maneuverInWords(maneuver)}</span>
    </>
  );
}
