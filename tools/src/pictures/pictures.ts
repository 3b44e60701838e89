/** The list of screenshots: what each shows, in which sizes, and how to get there in the app. */
import type { Page } from "playwright-core";
import { followGuide, openEnded, playTo, playToInGerman, playToSixDials, uncoverDials, watchAt, watchDamage } from "./games.ts";
import { judgeTwoShips, openListProblems, openReadyMade, showGermanHome, showHome, showOdds, showSheet, showStart } from "./pages.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  /** Its files are `NAME-WIDTH.png`. */
  readonly name: string;
  /** All three by default. */
  readonly sizes?: readonly Size[];
  /** Dark by default. */
  readonly theme?: "light";
  show(page: Page): Promise<void>;
}

const DESK: Size = { width: 1440, height: 900 };
const PHONE: Size = { width: 390, height: 844 };
/** A desktop, a small laptop, a phone. */
export const FULL: readonly Size[] = [DESK, { width: 1280, height: 720 }, PHONE];

const DOGFIGHT = "/play?play=epic-dogfight&edition=1e&against=people&seed=pictures";

const ACTION = /^Choose an action for/;

/** These pictures are committed, because the documentation shows them. */
export const PICTURES_IN_DOCS: readonly string[] = [
  "attack-1440.png",
  "build-1440.png",
  "dials-390.png",
  "end-1440.png",
  "odds-1440.png",
  "home-german-1440.png",
  "home-german-390.png",
  "table-german-1440.png",
  "table-german-390.png",
];

export const PICTURES: readonly Picture[] = [
  { name: "home", show: showHome },
  { name: "home-german", sizes: [DESK, PHONE], show: showGermanHome },
  { name: "table-german", sizes: [DESK, PHONE], show: (page) => playToInGerman(page, DOGFIGHT, ACTION) },
  { name: "start", show: showStart },
  { name: "set-up", show: (page) => playTo(page, DOGFIGHT, /^Place /) },
  { name: "dials", show: (page) => uncoverDials(page, DOGFIGHT) },
  { name: "action", show: (page) => playTo(page, DOGFIGHT, ACTION) },
  { name: "action-light", theme: "light", sizes: [DESK], show: (page) => playTo(page, DOGFIGHT, ACTION) },
  { name: "attack", show: (page) => playTo(page, DOGFIGHT, /^Choose a weapon and target for/) },
  { name: "dice", show: (page) => playTo(page, DOGFIGHT, /^Modify .* defense dice\?$/) },
  { name: "damage", show: (page) => watchDamage(page, "epic-dogfight") },
  { name: "six-seats", show: playToSixDials },
  { name: "end", show: (page) => openEnded(page, "epic-dogfight") },
  { name: "replay", show: (page) => watchAt(page, "team-epic", 300) },
  { name: "evacuation", sizes: [DESK], show: (page) => watchAt(page, "cover-the-evacuation", 200) },
  { name: "guided", show: (page) => followGuide(page, "attack") },
  { name: "judge", show: judgeTwoShips },
  { name: "odds", sizes: [{ width: 1440, height: 1360 }], show: showOdds },
  { name: "build-fault", theme: "light", show: openListProblems },
  { name: "build", theme: "light", show: (page) => openReadyMade(page, "Tantive IV and her transport") },
  {
    name: "build-escalation",
    theme: "light",
    sizes: [{ width: 1440, height: 1300 }],
    show: (page) => openReadyMade(page, "The swarm and the Emperor"),
  },
  { name: "build-team", theme: "light", sizes: [{ width: 1440, height: 1300 }], show: (page) => openReadyMade(page, "Alliance fleet") },
  { name: "print-sheet", theme: "light", sizes: [DESK], show: showSheet },
];
