import { useState } from "react";
import { WORDS } from "../words/look.ts";
import { chooseTextSize, chosenTextSize, TEXT_SIZES } from "./text-size.ts";

export function TextSizeField() {
  const [size, setSize] = useState(chosenTextSize);
  return (
    <label className="field">
      {WORDS.textSize}
      <select
        value={size}
        onChange={({ target }) => {
          const next = TEXT_SIZES.find((one) => one === target.value) ?? "usual";
          chooseTextSize(next);
          setSize(next);
        }}
      >
        {TEXT_SIZES.map((one) => (
          <option key={one} value={one}>
            {WORDS.sizes[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
