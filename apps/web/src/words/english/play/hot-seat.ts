/** Several people at one screen: covers, PINs, and who may undo. */
export const HOT_SEAT = {
  passOn: "Pass the device",
  secret: "These choices stay secret until everyone has made theirs. Everyone else, look away.",
  passTo: "Pass the device to {name} to show {asked, select, dials {their dials} other {their questions}}",
  /** For the only person at the screen. */
  waiting: "{asked, select, dials {Your dials are waiting} other {Questions for you}}",
  openMine: "{asked, select, dials {Set my dials} other {Show my questions}}",
  looksAgain: "Let {name} look again",
  setPinFor: "Set a PIN for {name}",
  pin: "PIN",
  pinOf: "PIN for {name}",
  digits: "Four to eight digits.",
  open: "Open",
  back: "Back",
  keep: "Set this PIN",
  forgotten: "Forgot the PIN?",
  openAnyway: "Open without the PIN",
  openAnywayTells: "This removes the PIN, and the log tells everyone that this seat was opened without it.",
  setTells: "Nobody can open this seat without the PIN. It stays in this browser and isn't part of any saved game.",
  refusals: {
    "PIN wanted": "This seat has a PIN.",
    "wrong PIN": "That isn't this seat's PIN. Nothing is shown.",
  },
} as const;

export const UNDO = {
  onlyOwn: "Only {name} can undo this, from behind their own cover",
  undoes: "Undoes {name}'s last answer",
} as const;
