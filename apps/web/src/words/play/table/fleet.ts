/** What the page says where a whole fleet is placed at once. */
import { spoken } from "../../spoken.ts";

export const WORDS = spoken({
  take: (ships: number) => `Take the whole fleet: ${ships} ships`,
  text: "Where does the whole fleet stand?",
  hands: "Drag any of its ships, or use its keys: arrows move the fleet, q and e turn it.",
  judging: "…",
  allFit: "✓ All of them may stand there.",
  misfits: (count: number) => (count === 1 ? "✗ One may not stand there:" : `✗ ${count} may not stand there:`),
  closer: "Closer",
  wider: "Wider",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  putAll: "Put them all here",
  one: "Only this ship",
  planned: (ships: number) =>
    `${ships} more ${ships === 1 ? "ship comes" : "ships come"} down where you have put ${ships === 1 ? "it" : "them"}.`,
  stop: "Place them one by one",
  dropped: (ship: string, why: string) =>
    `${ship} may no longer stand where you had put it: ${why}. The rest of the fleet is placed ship by ship.`,
});
