/** All tests of the host. */

import { AID_CASES } from "./aids.ts";
import { AROUND_CASES } from "./around.ts";
import { AUTHORITY_CASES } from "./authority-walk.ts";
import { AWAY_CASES } from "./away.ts";
import { BOT_CASES } from "./bots.ts";
import { CLOCK_CASES } from "./clocks.ts";
import { CONSENT_CASES } from "./consent.ts";
import { DEPLOYMENT_CASES } from "./deployment.ts";
import { FAULT_CASES } from "./faults.ts";
import type { SuiteCase, World } from "./harness.ts";
import { INPUT_CASES } from "./inputs.ts";
import { JOURNAL_CASES } from "./journals.ts";
import { KEYFRAME_CASES } from "./keyframes.ts";
import { NAME_CASES } from "./names.ts";
import { ODDS_CASES } from "./odds.ts";
import { OLD_GAME_CASES } from "./old-games.ts";
import { ONCE_CASES } from "./once.ts";
import { PREVIEW_CASES } from "./previews.ts";
import { REASON_CASES } from "./reasons.ts";
import { ROLE_CASES } from "./roles.ts";
import { SCENE_CASES } from "./scenes.ts";
import { SECRET_CASES } from "./secrets.ts";
import { STAND_IN_CASES } from "./stand-in.ts";
import { WORKER_CASES } from "./workers.ts";

export { FakeClock } from "./fake-clock.ts";
export type { SuiteCase, World } from "./harness.ts";
export { freshScene, Seated } from "./seated.ts";

/** Returns the tests for a world's set-ups and records, by name. Tests that work with any set-up use the first one. */
export function suiteOf({ setups, records }: Pick<World, "setups" | "records">): readonly SuiteCase[] {
  const names = Object.keys(setups);
  const [usual = ""] = names;
  return [
    ...SCENE_CASES(names),
    ...SECRET_CASES(names),
    ...INPUT_CASES(usual),
    ...ROLE_CASES(usual),
    ...AUTHORITY_CASES(usual),
    ...BOT_CASES(names, usual),
    ...CONSENT_CASES(usual),
    ...STAND_IN_CASES(usual),
    ...WORKER_CASES(usual),
    ...AID_CASES(usual),
    ...PREVIEW_CASES(names, usual),
    ...DEPLOYMENT_CASES(usual),
    ...ODDS_CASES(usual),
    ...REASON_CASES(usual),
    ...CLOCK_CASES(usual),
    ...AWAY_CASES(usual),
    ...AROUND_CASES(usual),
    ...ONCE_CASES(usual),
    ...FAULT_CASES(usual),
    ...KEYFRAME_CASES(usual),
    ...JOURNAL_CASES(usual),
    ...NAME_CASES(usual, Object.keys(records)),
    ...OLD_GAME_CASES(Object.keys(records)),
  ];
}
