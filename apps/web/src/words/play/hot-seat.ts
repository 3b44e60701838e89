/** What the page says where several people share a screen: covers, PINs, and who may take back. */
import type { PinRefusal } from "../../game-worker/pins.ts";
import { spoken } from "../spoken.ts";

/** Why one is not taken. */
export const PIN_DIGITS = "A PIN has four to eight digits.";

const REFUSALS: Readonly<Record<PinRefusal, string>> = {
  "PIN wanted": "This seat has a PIN.",
  "wrong PIN": "This is not the PIN of this seat. Nothing is shown.",
};

export const HOT_SEAT = spoken({
  passOn: "Pass the screen on",
  secret: "These choices are secret until all have made theirs. Others look away.",
  passTo: (name: string, isPlanning: boolean): string => `Pass the screen to ${name} — show my ${isPlanning ? "dials" : "questions"}`,
  /** To the only person at the screen. */
  waiting: (isPlanning: boolean): string => (isPlanning ? "Your dials are waiting" : "Questions for you"),
  openMine: (isPlanning: boolean): string => (isPlanning ? "Set my dials" : "Show my questions"),
  looksAgain: (name: string): string => `${name} looks again`,
  setPinFor: (name: string): string => `Set a PIN for ${name}`,
  pin: "PIN",
  pinOf: (name: string): string => `PIN of ${name}`,
  digits: "Four to eight digits.",
  open: "Open",
  back: "Back",
  keep: "Keep this PIN",
  forgotten: "PIN forgotten?",
  openAnyway: "Open without the PIN",
  openAnywayTells: "The PIN is gone then, and the log tells everybody that this seat was opened without it.",
  setTells: "Only who knows it opens this seat’s cover. It stays in this browser and is in no saved game.",
  refusals: REFUSALS,
});

export const TAKING_BACK = spoken({
  onlyOwn: (name: string): string => `Only ${name} takes this back, behind the own cover`,
  takesBack: (name: string): string => `Takes back the last answer of ${name}`,
});
