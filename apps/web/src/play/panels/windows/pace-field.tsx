import { useState } from "react";
import { SETTINGS } from "../../../words/play/panels/panels.ts";
import { choosePace, chosenPace, PACES } from "../../table/pace.ts";

interface PaceFieldProps {
  readonly label: string;
  readonly className: string;
}

/** The pace at which things are shown; it stands in the settings and under a game that is watched, and both show the same. */
export function PaceField({ label, className }: PaceFieldProps) {
  const [, setPace] = useState(chosenPace);
  return (
    <label className={className}>
      <span>{label}</span>
      <select
        value={chosenPace()}
        onChange={({ target }) => {
          const next = PACES.find((one) => one === target.value) ?? "usual";
          choosePace(next);
          setPace(next);
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {SETTINGS.paces[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
