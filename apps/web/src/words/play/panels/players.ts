/** What the window of the players says: who is away, who plays a seat, and what is answered for whom. */
import { spoken } from "../../spoken.ts";

export const PLAYERS = spoken({
  title: "Players",
  about:
    "Who is away is given the default answer to everything, or played for by a cadet where you agreed on that, until back. Somebody has to stay.",
  isAway: (name: string): string => `${name} is away`,
  isPlayedBy: (name: string): string => `${name} is played by`,
  standingOf: (name: string): string => `Standing answers of ${name}`,
  secret: "Standing answers are a secret of their seat: others look away.",
});

export const STANDING_ANSWERS = spoken({
  none: "Nothing is answered for you.",
  list: "Set",
  /** The answer stands after it. */
  question: (name: string, about: string | undefined): string => (about === undefined ? `${name}:` : `${name}, ${about}:`),
  remove: "Remove",
  noKinds: "Kinds of question appear here once you have been asked.",
  hide: "Hide them",
  fromNowOn: "Answer for me from now on",
  kind: "Question",
  about: "About",
  anyShip: "Any ship",
  answer: "Answer",
  usual: "The default, whatever it is",
  set: "Set",
});
