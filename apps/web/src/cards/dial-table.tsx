import { type DialBearing, type DialManeuver, readDial } from "@broadside/cards";
import { MANEUVERS, maneuverInWords } from "../words/terms/maneuvers.ts";
import "./dial-table.css";

/** Columns as on a printed dial. Reverse maneuvers are in the column of their bearing, with a speed below 0. */
const DIAL_COLUMNS = [
  { bearing: "turn", side: "left" },
  { bearing: "bank", side: "left" },
  { bearing: "straight" },
  { bearing: "bank", side: "right" },
  { bearing: "turn", side: "right" },
  { bearing: "koiogran" },
  { bearing: "segnor", side: "left" },
  { bearing: "segnor", side: "right" },
  { bearing: "tallon", side: "left" },
  { bearing: "tallon", side: "right" },
] as const;
type DialColumn = (typeof DIAL_COLUMNS)[number];

const FORWARD: Readonly<Partial<Record<DialBearing, DialColumn["bearing"]>>> = {
  stationary: "straight",
  reverse: "straight",
  reverseBank: "bank",
};
const dialSpeed = ({ bearing, speed }: DialManeuver): number => (bearing === "reverse" || bearing === "reverseBank" ? -speed : speed);
const isInColumn = ({ bearing, side }: DialManeuver, column: DialColumn): boolean =>
  (FORWARD[bearing] ?? bearing) === column.bearing && side === ("side" in column ? column.side : undefined);

interface DialRow<Item> {
  readonly speed: number;
  readonly name: string;
  readonly cells: readonly { readonly column: string; readonly item: Item | undefined }[];
}

/** Arranges maneuvers as on a printed dial, the fastest first. */
export function dialRows<Item>(items: readonly Item[], maneuverOf: (item: Item) => DialManeuver): readonly DialRow<Item>[] {
  const speeds = [...new Set(items.map((item) => dialSpeed(maneuverOf(item))))].toSorted((one, other) => other - one);
  const columns = DIAL_COLUMNS.filter((column) => items.some((item) => isInColumn(maneuverOf(item), column)));
  return speeds.map((speed) => ({
    speed,
    name: speed < 0 ? `−${-speed}` : String(speed),
    cells: columns.map((column) => ({
      column: `${column.bearing} ${"side" in column ? column.side : ""}`,
      item: items.find((item) => dialSpeed(maneuverOf(item)) === speed && isInColumn(maneuverOf(item), column)),
    })),
  }));
}

/**
 * A dial as a table. Each cell has an arrow. Next to it is the first letter of the maneuver's colour, or the energy that the maneuver
 * gains. Screen readers read the maneuver's name instead.
 */
export const DialTable = ({ dial }: { readonly dial: readonly string[] }) => (
  <table className="dial-table">
    <caption className="visually-hidden">{MANEUVERS.dial}</caption>
    <tbody>
      {dialRows(readDial(dial), (maneuver) => maneuver).map(({ speed, name, cells }) => (
        <tr key={speed}>
          <th scope="row">{name}</th>
          {cells.map(({ column, item }) => (
            <td key={column} data-colour={item?.colour}>
              {item && <ManeuverView maneuver={item} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function ManeuverView({ maneuver }: { readonly maneuver: DialManeuver }) {
  const { bearing, side, colour, energy } = maneuver;
  return (
    <>
      <svg className="sign line-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={ARROWS[bearing]} transform={side === "right" ? "translate(16 0) scale(-1 1)" : undefined} />
      </svg>
      <span aria-hidden="true">{energy ?? (colour && MANEUVERS.colourLetter[colour])}</span>
      <span className="visually-hidden">{maneuverInWords(maneuver)}</span>
    </>
  );
}

/** One arrow per bearing. If a bearing can go left or right, this is the arrow to the left. The arrow to the right is its mirror image. */
const ARROWS: Readonly<Record<DialBearing, string>> = {
  straight: "M8 14V3M4.5 6.5L8 3l3.5 3.5",
  bank: "M11 14C11 9 9 6.5 4.5 4M8.5 3L4.5 4l1.5 4",
  turn: "M11 14V6H3M6.5 2.5L3 6l3.5 3.5",
  koiogran: "M11 14V6a3 3 0 0 0-6 0v7M2 10l3 3 3-3",
  segnor: "M12 14C12 8 9 5 5 6c-2 .6-2 4-1 7M1.5 10.5L4 13l2.5-3",
  segnorTurn: "M13 14V6H6c-2 0-3 2-3 7M.5 10.5L3 13l2.5-3",
  tallon: "M12 14V6H5v7M2 10l3 3 3-3",
  tallonBank: "M12 14c0-5-2-8-5-8-2 0-3 2-3 7M1.5 10L4 13l2.5-3",
  stationary: "M5 5h6v6H5z",
  reverse: "M8 3v11M4.5 10.5L8 14l3.5-3.5",
  reverseBank: "M11 3c0 5-2 7.5-6.5 10M8.5 14l-4-1 1.5-4",
  bankSlip: "M3 12h3c3 0 5-2 7-7M9.5 7L13 5l1 4",
  turnSlip: "M3 12h5V4M4.5 7.5L8 4l3.5 3.5",
};
