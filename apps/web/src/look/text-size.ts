/** The user's text size, which multiplies the browser's setting. All sizes on the pages are relative to it. */
import { storedText, storeText } from "../browser/stored-text.ts";

export const TEXT_SIZES = ["usual", "larger", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const KEY = "broadside-text-size";

export const chosenTextSize = (): TextSize => TEXT_SIZES.find((size) => size === storedText(KEY)) ?? "usual";

export function chooseTextSize(size: TextSize): void {
  storeText(KEY, size);
  showTextSize();
}

/** The sizes are in `tokens.css`. */
export function showTextSize(): void {
  document.documentElement.dataset["text"] = chosenTextSize();
}
