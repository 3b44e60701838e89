import { useState } from "react";
import { chooseTextSize, chosenTextSize, TEXT_SIZES, type TextSize } from "../look/text-size.ts";
import { WORDS } from "../words/look.ts";
import { Choice } from "./choice.tsx";

export function TextSizeField() {
  const [size, setSize] = useState(chosenTextSize);
  const choose = (next: TextSize) => {
    chooseTextSize(next);
    setSize(next);
  };
  return <Choice label={WORDS.textSize} value={size} options={TEXT_SIZES.map((one) => [one, WORDS.sizes[one]])} set={choose} />;
}
