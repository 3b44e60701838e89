/**
 * The lessons of the first guided game, in order. Each lesson says which question it waits for, which answer it suggests, and what to
 * highlight. If a lesson's question never comes up, the lesson is skipped. The script never changes what the game asks or accepts.
 */
import type { PlayQuestion } from "@broadside/telling";
import type { LessonId } from "../../words/play/guided.ts";
import { CORVETTE, RAIDER, TIE, YOU } from "./opening.ts";
import type { ScreenState } from "./screen-state.ts";
import { NO_SUGGESTION, type Suggestion, suggest, suggestAttack, suggestKey } from "./suggestion.ts";

export interface Lesson {
  readonly id: LessonId;
  /** Set if the player only reads and closes the lesson, so it doesn't wait for a question. */
  readonly isRead?: true;
  /** Returns undefined if the lesson doesn't fit what is on the screen. */
  suggest(seen: ScreenState, reached: string | undefined): Suggestion | undefined;
}

type Suggest = (question: PlayQuestion, seen: ScreenState) => Suggestion | undefined;

const roundOf = ({ scene }: ScreenState): number => scene.state.round;
const isFirstRound = (seen: ScreenState): boolean => roundOf(seen) === 1;
const isFighter = ({ about }: PlayQuestion): boolean => about.ship !== CORVETTE;
const isOfCorvette = ({ about: { ship, piece } }: PlayQuestion, section?: "fore" | "aft"): boolean =>
  ship === CORVETTE && (section === undefined || piece === section);

/** A lesson that waits for a kind of question. */
const at = (id: LessonId, kind: string | RegExp, suggestAnswer: Suggest): Lesson => ({
  id,
  suggest: (seen) => {
    const { question } = seen;
    const isIt = question?.seat === YOU && (typeof kind === "string" ? question.kind === kind : kind.test(question.kind));
    return isIt && question ? suggestAnswer(question, seen) : undefined;
  },
});

const DONE = ".play-dock-buttons .primary";

const dialsAreSet = ({ dial, areDialsSet }: ScreenState): boolean => dial !== undefined && areDialsSet;

const shieldsLost = ({ scene }: ScreenState, ship: string): number => {
  const cards = scene.ships.find(({ id }) => id === ship)?.sections?.flatMap(({ card }) => card ?? []) ?? [];
  return cards.reduce((sum, { shields, hull }) => sum + shields.of - shields.left + hull.of - hull.left, 0);
};

export const SCRIPT: readonly Lesson[] = [
  { id: "welcome", isRead: true, suggest: (seen) => (seen.dial && isFirstRound(seen) ? NO_SUGGESTION : undefined) },
  {
    id: "corvetteDial",
    suggest: (seen) =>
      seen.dial && isFirstRound(seen) && !seen.areDialsSet && isOfCorvette(seen.dial) ? suggestKey(seen.dial, "2F3") : undefined,
  },
  {
    id: "fighterDial",
    suggest: (seen) =>
      seen.dial && isFirstRound(seen) && !seen.areDialsSet && isFighter(seen.dial) ? suggestKey(seen.dial, "2FG") : undefined,
  },
  { id: "coverDials", suggest: (seen) => (dialsAreSet(seen) ? { lit: DONE } : undefined) },
  at("nextShip", "next ship", (question) => suggest(question, ({ isDefault }) => isDefault)),
  at("fighterAction", "action", (question) => (isFighter(question) ? suggestKey(question, "focus", "skip") : undefined)),
  at("foreAction", "action", (question) => (isOfCorvette(question, "fore") ? suggestKey(question, "skip") : undefined)),
  at("aftAction", /^(action|reinforce)$/, (question, seen) => {
    if (question.kind === "reinforce") return isOfCorvette(question) ? suggestKey(question, "aft") : undefined;
    return isOfCorvette(question, "aft") && isFirstRound(seen) ? suggestKey(question, "reinforce", "skip") : undefined;
  }),
  at("attack", "attack", (question, seen) =>
    isOfCorvette(question) ? suggestAttack(seen, ({ weapon, target }) => weapon.key !== "primary" && target === RAIDER) : undefined,
  ),
  at("attackDice", "modify attack dice", (question) =>
    isOfCorvette(question) ? suggest(question, ({ key }) => key !== "done") : undefined,
  ),
  {
    id: "damage",
    isRead: true,
    suggest: (seen) => (seen.question?.seat === YOU && shieldsLost(seen, RAIDER) > 0 ? NO_SUGGESTION : undefined),
  },
  at("energyDie", "use at attackBegins", (question) =>
    isOfCorvette(question) ? suggest(question, ({ key }) => key !== "pass") : undefined,
  ),
  at("fighterAttack", "attack", (question, seen) =>
    isFighter(question) ? suggestAttack(seen, ({ target }) => target === TIE) : undefined,
  ),
  at("fighterDice", "modify attack dice", (question) => (isFighter(question) ? suggestKey(question, "focus", "done") : undefined)),
  at("defence", "modify defense dice", (question) => suggestKey(question, "focus", "done")),
  { id: "roundTwo", isRead: true, suggest: (seen) => (seen.dial && !isFirstRound(seen) ? NO_SUGGESTION : undefined) },
  {
    id: "dialsAgain",
    suggest: (seen) =>
      seen.dial && !isFirstRound(seen) && !seen.areDialsSet
        ? isOfCorvette(seen.dial)
          ? suggestKey(seen.dial, "2F3")
          : suggestKey(seen.dial, "2YW")
        : undefined,
  },
  at("allocate", "allocate energy", (question) => suggest(question, ({ key }) => key !== "done")),
  at("recover", "action", (question, seen) =>
    isOfCorvette(question, "aft") && !isFirstRound(seen) && shieldsLost(seen, CORVETTE) > 0
      ? suggestKey(question, "recover", "reinforce", "skip")
      : undefined,
  ),
  at("splitShields", "split shields", (question) => suggest(question, ({ isDefault }) => isDefault)),
  {
    id: "end",
    isRead: true,
    suggest: (seen, reached) => {
      const hasRecovered = reached === "recover" || reached === "splitShields" || reached === "end";
      const isAsked = seen.question?.kind === "action" && isOfCorvette(seen.question, "aft");
      return (hasRecovered && !isAsked) || roundOf(seen) > 2 ? NO_SUGGESTION : undefined;
    },
  },
];
