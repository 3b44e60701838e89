/** Anakin Skywalker and Obi-Wan Kenobi in their interceptors, each for both of them. */
import { RED } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { amongEnemies, subjectFlewInFull } from "./phrases.ts";

const ANAKIN = "Anakin Skywalker";
const OBI_WAN = "Obi-Wan Kenobi";

export const ETA_2_PAIR: readonly Card[] = [
  {
    card: "pilot:anakinskywalker-eta2actis",
    title: ANAKIN,
    triggers: [amongEnemies(OBI_WAN, [{ verb: "remove token", tokens: RED, orLock: true, who: "subject", by: "this ship" }])],
  },
  {
    card: "pilot:anakinskywalker-siegeofcoruscant",
    title: ANAKIN,
    triggers: [amongEnemies(OBI_WAN, [{ verb: "free action", names: ["barrel-roll"], who: "subject" }], subjectFlewInFull)],
  },
  {
    card: "pilot:obiwankenobi-eta2actis",
    title: OBI_WAN,
    triggers: [amongEnemies(ANAKIN, [{ verb: "gain", token: "focus", who: "subject" }])],
  },
  {
    card: "pilot:obiwankenobi-siegeofcoruscant",
    title: OBI_WAN,
    triggers: [amongEnemies(ANAKIN, [{ verb: "free action", names: ["boost"], who: "subject" }], subjectFlewInFull)],
  },
];
