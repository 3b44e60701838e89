/** What the page says where several people share a screen: covers, PINs, and who may take back. */
import type { PinRefusal } from "../../game-worker/pins.ts";

export const WORDS = {
  passOn: "Pass the screen on",
  secret: "These choices are secret until all have made theirs. Others look away.",
  pin: "PIN",
  digits: "Four to eight digits",
  open: "Open",
  back: "Back",
  keep: "Keep this PIN",
  forgotten: "PIN forgotten?",
  openAnyway: "Open without the PIN",
  openAnywayTells: "The PIN is gone then, and the log tells everybody that this seat was opened without it.",
  setTells: "Only who knows it opens this seat’s cover. It stays in this browser and is in no saved game.",
} as const;

export const passTo = (name: string, isPlanning: boolean): string =>
  `Pass the screen to ${name} — show my ${isPlanning ? "dials" : "questions"}`;
export const looksAgain = (name: string): string => `${name} looks again`;
export const setPinFor = (name: string): string => `Set a PIN for ${name}`;
export const pinOf = (name: string): string => `PIN of ${name}`;

const REFUSALS: Readonly<Record<PinRefusal, string>> = {
  "PIN wanted": "This seat has a PIN.",
  "wrong PIN": "This is not the PIN of this seat. Nothing is shown.",
};
export const pinRefusal = (refusal: PinRefusal): string => REFUSALS[refusal];

export const onlyOwn = (name: string): string => `Only ${name} takes this back, behind the own cover`;
export const takesBack = (name: string): string => `Takes back the last answer of ${name}`;
