/** Puts the game's texts in brackets for all tests in a file, then restores them for other files in the same process. */
import { inBrackets } from "@broadside/kit";
import { speak } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { afterAll, beforeAll } from "vitest";

export function speakInBrackets(): void {
  beforeAll(() => void speak("en", inBrackets(ENGLISH.words)));
  afterAll(() => void speak("en", ENGLISH.words));
}
