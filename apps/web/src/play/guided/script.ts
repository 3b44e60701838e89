/**
 * The first guided game as a script of expectations: the lessons in their order, each with the question it waits for, what it would answer and
 * what it lights. A lesson whose question never comes is passed over; nothing here changes what the game asks or takes.
 */
import type { PlayQuestion } from "@broadside/telling";
import type { LessonId } from "../../words/play/guided.ts";
import { CORVETTE, RAIDER, TIE, YOU } from "./opening.ts";
import type { Seen } from "./seen.ts";
import { NOTHING_LIT, type Speech, wanting, wantingAttack, wantingKey } from "./speech.ts";

export interface Lesson {
  readonly id: LessonId;
  /** It is read and put away, while something else may be asked. */
  readonly isRead?: true;
  /** Undefined where it does not fit what is on the screen. */
  speak(seen: Seen, reached: string | undefined): Speech | undefined;
}

type Spoken = (question: PlayQuestion, seen: Seen) => Speech | undefined;

const roundOf = ({ scene }: Seen): number => scene.state.round;
const isFirstRound = (seen: Seen): boolean => roundOf(seen) === 1;
const isFighter = ({ about }: PlayQuestion): boolean => about.ship !== CORVETTE;
const isOfCorvette = ({ about: { ship, piece } }: PlayQuestion, section?: "fore" | "aft"): boolean =>
  ship === CORVETTE && (section === undefined || piece === section);

/** A lesson that waits for a question of some kind. */
const at = (id: LessonId, kind: string | RegExp, speak: Spoken): Lesson => ({
  id,
  speak: (seen) => {
    const { question } = seen;
    const isIt = question?.seat === YOU && (typeof kind === "string" ? question.kind === kind : kind.test(question.kind));
    return isIt && question ? speak(question, seen) : undefined;
  },
});

const DONE = ".play-dock-buttons .primary";

const dialsAreSet = ({ dial, areDialsSet }: Seen): boolean => dial !== undefined && areDialsSet;

const shieldsLost = ({ scene }: Seen, ship: string): number => {
  const cards = scene.ships.find(({ id }) => id === ship)?.sections?.flatMap(({ card }) => card ?? []) ?? [];
  return cards.reduce((sum, { shields, hull }) => sum + shields.of - shields.left + hull.of - hull.left, 0);
};

export const SCRIPT: readonly Lesson[] = [
  { id: "welcome", isRead: true, speak: (seen) => (seen.dial && isFirstRound(seen) ? NOTHING_LIT : undefined) },
  {
    id: "corvetteDial",
    speak: (seen) =>
      seen.dial && isFirstRound(seen) && !seen.areDialsSet && isOfCorvette(seen.dial) ? wantingKey(seen.dial, "2F3") : undefined,
  },
  {
    id: "fighterDial",
    speak: (seen) =>
      seen.dial && isFirstRound(seen) && !seen.areDialsSet && isFighter(seen.dial) ? wantingKey(seen.dial, "2FG") : undefined,
  },
  { id: "coverDials", speak: (seen) => (dialsAreSet(seen) ? { lit: DONE } : undefined) },
  at("nextShip", "next ship", (question) => wanting(question, ({ isDefault }) => isDefault)),
  at("fighterAction", "action", (question) => (isFighter(question) ? wantingKey(question, "focus", "skip") : undefined)),
  at("foreAction", "action", (question) => (isOfCorvette(question, "fore") ? wantingKey(question, "skip") : undefined)),
  at("aftAction", /^(action|reinforce)$/, (question, seen) => {
    if (question.kind === "reinforce") return isOfCorvette(question) ? wantingKey(question, "aft") : undefined;
    return isOfCorvette(question, "aft") && isFirstRound(seen) ? wantingKey(question, "reinforce", "skip") : undefined;
  }),
  at("attack", "attack", (question, seen) =>
    isOfCorvette(question) ? wantingAttack(seen, ({ weapon, target }) => weapon.key !== "primary" && target === RAIDER) : undefined,
  ),
  at("attackDice", "modify attack dice", (question) =>
    isOfCorvette(question) ? wanting(question, ({ key }) => key !== "done") : undefined,
  ),
  {
    id: "damage",
    isRead: true,
    speak: (seen) => (seen.question?.seat === YOU && shieldsLost(seen, RAIDER) > 0 ? NOTHING_LIT : undefined),
  },
  at("energyDie", "use at attackBegins", (question) =>
    isOfCorvette(question) ? wanting(question, ({ key }) => key !== "pass") : undefined,
  ),
  at("fighterAttack", "attack", (question, seen) =>
    isFighter(question) ? wantingAttack(seen, ({ target }) => target === TIE) : undefined,
  ),
  at("fighterDice", "modify attack dice", (question) => (isFighter(question) ? wantingKey(question, "focus", "done") : undefined)),
  at("defence", "modify defense dice", (question) => wantingKey(question, "focus", "done")),
  { id: "roundTwo", isRead: true, speak: (seen) => (seen.dial && !isFirstRound(seen) ? NOTHING_LIT : undefined) },
  {
    id: "dialsAgain",
    speak: (seen) =>
      seen.dial && !isFirstRound(seen) && !seen.areDialsSet
        ? isOfCorvette(seen.dial)
          ? wantingKey(seen.dial, "2F3")
          : wantingKey(seen.dial, "2YW")
        : undefined,
  },
  at("allocate", "allocate energy", (question) => wanting(question, ({ key }) => key !== "done")),
  at("recover", "action", (question, seen) =>
    isOfCorvette(question, "aft") && !isFirstRound(seen) && shieldsLost(seen, CORVETTE) > 0
      ? wantingKey(question, "recover", "reinforce", "skip")
      : undefined,
  ),
  at("splitShields", "split shields", (question) => wanting(question, ({ isDefault }) => isDefault)),
  {
    id: "end",
    isRead: true,
    speak: (seen, reached) => {
      const hasRecovered = reached === "recover" || reached === "splitShields" || reached === "end";
      const isAsked = seen.question?.kind === "action" && isOfCorvette(seen.question, "aft");
      return (hasRecovered && !isAsked) || roundOf(seen) > 2 ? NOTHING_LIT : undefined;
    },
  },
];
