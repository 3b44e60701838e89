import type { DialLine } from "@broadside/telling";
import { DIALS } from "../../../words/play/questions/dials.ts";
import { useScene } from "../open-game.ts";
import styles from "./dial-lines.module.css";

interface DialLinesProps {
  readonly dials: readonly DialLine[];
  readonly label: string;
}

/** A list of ships, each with the maneuver on its dial. */
export const DialLines = ({ dials, label }: DialLinesProps) => {
  const ships = useScene((scene) => scene.ships);
  return (
    <ul className={styles.mates} aria-label={label}>
      {dials.map(({ ship, maneuver }) => (
        <li key={ship}>{DIALS.line({ ship: ships.find(({ id }) => id === ship)?.shortName ?? "", maneuver })}</li>
      ))}
    </ul>
  );
};
