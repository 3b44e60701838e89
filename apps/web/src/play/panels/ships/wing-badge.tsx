import type { WingCard } from "@broadside/telling";
import { SHIP, wingPlaceInWords } from "../../../words/play/panels/ships.ts";
import { WingPlaces } from "../../board/seats/wing-places.tsx";
import styles from "./cards.module.css";

/** The ID card of a ship in a wing: its number, its position, and whether it is in formation or has split (EB-WID-01 to -04). */
export function WingBadge({ wing }: { readonly wing: WingCard }) {
  return (
    <p className={`row wrap ${styles.wing}`} data-state={wing.state}>
      <b>{SHIP.wing[wing.state]}</b>
      <span> {wingPlaceInWords(wing)}</span>
      <WingPlaces filled={[wing.number]} />
    </p>
  );
}
