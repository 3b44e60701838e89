import { useState } from "react";
import { paceName } from "../../../words/play/panels/panels.ts";
import { choosePace, chosenPace, PACES } from "../../board/steps/pace.ts";

interface PaceFieldProps {
  readonly label: string;
  readonly className: string;
}

/** The animation speed, in the settings and below a replay. Both show the same value. */
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
            {paceName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
