/** A switch for dials and actions. If it is on, matching ships get the same order. */
import type { Seat } from "@broadside/protocol";
import { TOGETHER } from "../../../words/play/questions/questions.ts";
import styles from "./together.module.css";
import type { Together } from "./use-together.ts";

interface TogetherToggleProps {
  readonly together: Together;
  readonly seat: Seat;
  /** What the switch does for this question, in words. */
  readonly does: string;
}

export const TogetherToggle = ({ together, seat, does }: TogetherToggleProps) => (
  <button
    type="button"
    className={styles.together}
    aria-pressed={together.isOn(seat)}
    title={does}
    onClick={() => together.turn(seat, !together.isOn(seat))}
  >
    <span aria-hidden="true">{together.isOn(seat) ? "☑" : "☐"}</span> {TOGETHER.toggle}
  </button>
);
