/** For all tests of a file the game speaks in brackets; then as before, for other files run in the same process. */
import { inBrackets } from "@broadside/kit";
import { speak, WORDINGS } from "@broadside/telling";
import { afterAll, beforeAll } from "vitest";

export function speakInBrackets(): void {
  const plain = WORDINGS.en;
  beforeAll(() => speak("en", inBrackets));
  afterAll(() => speak("en", () => plain));
}
