/** Describes turning points: who did what to whom, in the present tense as a picture's title or in the past tense within a sentence. */
import type { ShipId, StoryLoss, StoryRound, StorySide, TurningPoint } from "@broadside/protocol";
import { type Game, sidesOf } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import type { Turn } from "../story/turning-points.ts";
import { seatName } from "./names.ts";
import { namesOf } from "./names-of-game.ts";
import { shortNames } from "./short-names.ts";

type Tense = "present" | "past";

export const turnInWords = (game: Game, turn: Turn, words: Words): Pick<TurningPoint, "title" | "line"> => ({
  title: outcomeInWords(game, turn, "present", words),
  line: lineOf(game, turn, words),
});

const nameOf = (game: Game, ship: ShipId, words: Words): string => shortNames(game, words)[ship] ?? ship;
const shipsOf = (game: Game, { ships }: StoryLoss, words: Words): string =>
  groupName(
    ships.map((id) => nameOf(game, id, words)),
    words,
  );

/** Such as `Vader destroys Biggs` or `Vader destroyed Biggs`. If the turning point consists of several losses, counts or names them. */
function outcomeInWords(game: Game, { loss, losses, by }: Turn, tense: Tense, words: Words): string {
  if (losses.length > 1) return severalInWords(game, losses, tense, words);
  const outcomes = words.turns[tense];
  const ships = shipsOf(game, loss, words);
  const count = loss.ships.length;
  const attacker = by === undefined ? undefined : nameOf(game, by, words);
  switch (loss.kind) {
    case "fore":
      return loss.isGone ? outcomes.breaksUp({ ships, count }) : outcomes.losesFore({ ships });
    case "aft":
      return loss.isGone ? outcomes.breaksUp({ ships, count }) : outcomes.losesAft({ ships });
    case "destroyed":
      if (isHuge(game, loss)) return outcomes.breaksUp({ ships, count });
      return attacker === undefined ? outcomes.isDestroyed({ ships, count }) : outcomes.takes({ ships, attacker });
    case "fled":
      return outcomes.leaves({ ships, count });
    case "half":
      return attacker === undefined ? outcomes.isHalved({ ships, count }) : outcomes.halves({ ships, attacker });
    case "restored":
      return outcomes.comesBack({ ships, count });
    case "counters":
    case "mission points":
      return scoredInWords(game, loss, tense, words);
    case "correction":
      return outcomes.corrected;
  }
}

function severalInWords(game: Game, losses: readonly StoryLoss[], tense: Tense, words: Words): string {
  const { past, present } = words.turns;
  if (tense === "past") return past.wereLost({ ships: lostNames(game, losses, words) });
  return (losses.every(({ isGone }) => isGone) ? present.shipsLost : present.losses)({ count: losses.length });
}

/** Such as `Raider 1's stern, Ryad and Vader`. */
function lostNames(game: Game, losses: readonly StoryLoss[], words: Words): string {
  const { part, list } = words.turns;
  return list({
    losses: losses.map((loss) =>
      part[loss.kind === "fore" || loss.kind === "aft" ? loss.kind : "whole"]({ ships: shipsOf(game, loss, words) }),
    ),
  });
}

function scoredInWords(game: Game, { sides, points }: StoryLoss, tense: Tense, words: Words): string {
  const outcomes = words.turns[tense];
  const [side = 0, ...others] = sides;
  if (others.length > 0) return outcomes.sidesScore({ sides: sides.length, points });
  const seats = sidesOf(game)[side]?.seats ?? [];
  const names = namesOf(game, words);
  return outcomes.scores({ players: seats.map((seat) => seatName(names, seat)), count: seats.length, points });
}

const isHuge = (game: Game, { ships }: StoryLoss): boolean =>
  game.state.ships.some((ship) => ships.includes(ship.id) && game.factsOf(ship).isHuge);

/** For a quick build: names the first ship and counts the others. */
export function groupName(names: readonly string[], { story, turns }: Words): string {
  const [first = "", ...more] = names;
  return more.length > 1 ? story.group({ first, more: more.length }) : turns.list({ losses: names });
}

/** How the loss happened, and what else was lost in the round. */
function lineOf(game: Game, turn: Turn, words: Words): string {
  const { how: sentences } = words.turns;
  const { losses, round, isConcession } = turn;
  const others = round.losses.filter((one) => !losses.includes(one) && one.points > 0).map(({ name }) => name);
  const lost = (): { readonly losses: string } => ({ losses: lostNames(game, losses, words) });
  const how = losses.length === 1 ? howOf(game, turn, words) : isConcession ? sentences.severalConceded(lost()) : sentences.several(lost());
  return others.length === 0 ? how : sentences.also({ how, others: others.join("; ") });
}

function howOf(game: Game, { loss, attacks, damage, collision, isConcession }: Turn, words: Words): string {
  const { how } = words.turns;
  if (isConcession) return how.conceded({ count: loss.ships.length });
  if (loss.kind === "counters" || loss.kind === "mission points") return how.scored({ reason: loss.name });
  if (loss.kind === "fled") return how.fled;
  const [only, ...more] = new Set(attacks.map(({ ship }) => ship));
  if (only !== undefined)
    return more.length === 0
      ? how.attacks({ attacks: attacks.length, attacker: nameOf(game, only, words), damage })
      : how.attacksOfSeveral({ attacks: attacks.length, ships: more.length + 1, damage });
  if (collision && loss.ships.includes(collision.target))
    return (collision.isRunOver ? how.runOver : how.rammed)({ ship: nameOf(game, collision.ship, words) });
  if (collision) return how.ranInto({ ship: nameOf(game, collision.target, words) });
  return damage > 0 ? how.damage({ damage }) : how.noAttack;
}

/** Names what decided the game: the greatest swing in the score, and who led afterwards. */
export function decidedInWords(
  game: Game,
  sides: readonly StorySide[],
  rounds: readonly StoryRound[],
  turn: Turn | undefined,
  words: Words,
): string {
  const { decided } = words.turns;
  const ending = game.state.outcome?.ending;
  if (ending === "agreement") return decided.agreement;
  if (!turn) return ending === "concession" ? decided.nothingBeforeConcession : decided.nothing;
  const { round, before, after, loss } = turn;
  const said = { what: outcomeInWords(game, turn, "past", words), when: words.ending.when({ round: round.round }) };
  const leader = after.side === undefined ? undefined : sides[after.side];
  if (!leader) return sides.length < 2 ? decided.alone(said) : decided.level(said);
  const { name } = leader;
  if (before.side === after.side) return decided.leadGrew({ ...said, name, before: before.points, after: after.points });
  const later = rounds.filter((one) => one.round >= round.round);
  const stays = later.every(({ scores }) => scores.every((score, side) => side === after.side || score < (scores[after.side ?? 0] ?? 0)));
  const isSubject = loss.ships.length === 0 && loss.sides.length === 1 && loss.sides[0] === after.side;
  if (stays && later.length > 1) return isSubject ? decided.andLedSince(said) : decided.ledSince({ ...said, name });
  return isSubject ? decided.andLedBy({ ...said, points: after.points }) : decided.ledBy({ ...said, name, points: after.points });
}
