/** A dial to choose from: speed by bearing. Colour is a letter too, and every maneuver is said in words. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import type { CSSProperties } from "react";
import { DIAL_COLUMNS, dialSpeed, ManeuverView, standsIn } from "../build/dial-table.tsx";
import type { PlayOption } from "./protocol.ts";

interface DialGridProps {
  readonly options: readonly PlayOption[];
  /** What is set now. */
  readonly chosen: string | undefined;
  /** What the grid is for: the ship's name. */
  readonly label: string;
  choose(key: string): void;
}

/** Whether every option is a maneuver. */
export const isDial = (options: readonly PlayOption[]): boolean =>
  options.length > 1 && options.every(({ key }) => readManeuver(key) !== undefined);

export function DialGrid({ options, chosen, label, choose }: DialGridProps) {
  const maneuvers = options.flatMap((option): (PlayOption & { readonly maneuver: DialManeuver })[] => {
    const maneuver = readManeuver(option.key);
    return maneuver ? [{ ...option, maneuver }] : [];
  });
  const speeds = [...new Set(maneuvers.map(({ maneuver }) => dialSpeed(maneuver)))].toSorted((one, other) => other - one);
  const columns = DIAL_COLUMNS.filter((column) => maneuvers.some(({ maneuver }) => standsIn(maneuver, column)));
  return (
    <table className="play-dial" style={{ "--columns": columns.length } as CSSProperties}>
      <caption className="visually-hidden">Dial of {label}</caption>
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
                      data-colour={found.maneuver.colour}
                      data-default={found.isDefault || undefined}
                      aria-pressed={found.key === chosen}
                      title={found.label}
                      onClick={() => choose(found.key)}
                    >
                      <ManeuverView maneuver={found.maneuver} />
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
