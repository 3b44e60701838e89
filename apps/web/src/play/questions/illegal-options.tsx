import type { PlayQuestion } from "@broadside/telling";
import { useId } from "react";

/** Shows options that can't be chosen now as disabled buttons, each with its reason (SC-COMMON-63-Q). */
export function IllegalOptions({ illegal = [] }: Pick<PlayQuestion, "illegal">) {
  const id = useId();
  return illegal.map(({ label, reason }) => (
    <p key={label}>
      <button type="button" disabled aria-describedby={`${id}-${label}`}>
        {label}
      </button>{" "}
      <span id={`${id}-${label}`} className="quiet">
        {reason}
      </span>
    </p>
  ));
}
