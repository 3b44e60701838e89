/** How large the text of the pages is, beside what the browser is set to: everything is measured in its letters. */
import { keepText, keptText } from "./kept-text.ts";

export const TEXT_SIZES = ["usual", "larger", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const KEY = "broadside-text-size";

export const chosenTextSize = (): TextSize => TEXT_SIZES.find((size) => size === keptText(KEY)) ?? "usual";

export function chooseTextSize(size: TextSize): void {
  keepText(KEY, size);
  showTextSize();
}

/** The sizes themselves stand in `tokens.css`. */
export function showTextSize(): void {
  document.documentElement.dataset["text"] = chosenTextSize();
}
