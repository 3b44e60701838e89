import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const friendDies = subjectIs(both(friendly, within(0, 3)));

/**
 * His own ship counts as a friendly ship, so losing it triggers this card too. His attack waits until everything else is resolved, as bonus
 * attacks do (2E-ATK-37).
 */
export const chewbaccaScavengedyt1300: Card = {
  card: "pilot:chewbacca-scavengedyt1300",
  title: "Chewbacca",
  triggers: [
    { at: "destroyed", when: friendDies, may: [{ verb: "free action" }] },
    { at: "destroyed", when: friendDies, may: [{ verb: "attack", with: "any" }] },
  ],
};
