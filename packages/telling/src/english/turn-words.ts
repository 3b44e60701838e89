/** Turning points in words: who did what to whom, in the present for a picture and in the past for a sentence. */
import type { StoryLoss, StoryRound, StorySide, TurningPoint } from "@broadside/protocol";
import { type Game, sidesOf } from "@broadside/rules";
import type { Turn } from "../story/turning-points.ts";
import { listed } from "./names.ts";
import { namesOf } from "./names-of-game.ts";
import { shortNames } from "./short-names.ts";

type Tense = "present" | "past";

export const turnInWords = (game: Game, turn: Turn): Pick<TurningPoint, "title" | "line"> => ({
  title: deedInWords(game, turn, "present"),
  line: lineOf(game, turn),
});

const nameOf = (game: Game, ship: string): string => shortNames(game)[ship] ?? ship;

const ENDS = { fore: "bow", aft: "stern" } as const;

/** `Vader takes Biggs`, `Vader took Biggs`; of several losses that together made the round, how many. */
function deedInWords(game: Game, { loss, losses, by: attacker }: Turn, tense: Tense): string {
  if (losses.length > 1) return severalInWords(game, losses, tense);
  const { kind, isGone, points, ships } = loss;
  const verb = (one: string, many: string, past: string): string => (tense === "past" ? past : ships.length > 1 ? many : one);
  const was = (): string => (tense === "past" && ships.length > 1 ? "were" : verb("is", "are", "was"));
  const ship = groupName(ships.map((id) => nameOf(game, id)));
  const by = attacker === undefined ? undefined : nameOf(game, attacker);
  const breaksUp = `${ship} ${verb("breaks", "break", "broke")} up`;
  switch (kind) {
    case "fore":
    case "aft":
      return isGone ? breaksUp : `${ship} ${verb("loses", "lose", "lost")} its ${ENDS[kind]}`;
    case "destroyed":
      if (isHuge(game, loss)) return breaksUp;
      return by === undefined ? `${ship} ${was()} destroyed` : `${by} ${tense === "past" ? "took" : "takes"} ${ship}`;
    case "fled":
      return `${ship} ${verb("leaves", "leave", "left")} the table`;
    case "half":
      return by === undefined ? `${ship} ${was()} down to half` : `${by} ${tense === "past" ? "halved" : "halves"} ${ship}`;
    case "restored":
      return `${ship} ${verb("comes", "come", "came")} back`;
    case "counters":
    case "mission points":
      return scoredInWords(game, loss, tense, points);
    case "correction":
      return `The score ${tense === "past" ? "was" : "is"} set right`;
  }
}

function severalInWords(game: Game, losses: readonly StoryLoss[], tense: Tense): string {
  if (tense === "past") return `${lostNames(game, losses)} were lost`;
  return `${numberName(losses.length)} ${losses.every(({ isGone }) => isGone) ? "ships are lost" : "losses at once"}`;
}

/** `Raider 1's stern, Ryad and Vader` */
const lostNames = (game: Game, losses: readonly StoryLoss[]): string =>
  listed(
    losses.map(
      ({ kind, ships }) =>
        `${groupName(ships.map((id) => nameOf(game, id)))}${kind === "fore" || kind === "aft" ? `'s ${ENDS[kind]}` : ""}`,
    ),
  );

function scoredInWords(game: Game, { sides }: StoryLoss, tense: Tense, points: number): string {
  const [side = 0, ...others] = sides;
  const seats = sidesOf(game)[side]?.seats ?? [];
  const who = others.length > 0 ? `${numberName(sides.length)} sides` : listed(seats.map((seat) => namesOf(game).seats[seat] ?? ""));
  const isOne = others.length === 0 && seats.length === 1;
  return `${who} ${tense === "past" ? "scored" : isOne ? "scores" : "score"} ${points}`;
}

const isHuge = (game: Game, { ships }: StoryLoss): boolean =>
  game.state.ships.some((ship) => ships.includes(ship.id) && game.factsOf(ship).isHuge);

/** Of a build the first ship and how many came with it. */
export function groupName(names: readonly string[]): string {
  const [first = "", ...more] = names;
  return more.length > 1 ? `${first} and ${more.length} more` : listed(names);
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"] as const;
const numberName = (count: number): string => NUMBERS[count] ?? String(count);

/** How it came, and what else was lost in the round. */
function lineOf(game: Game, turn: Turn): string {
  const { losses, round } = turn;
  const others = round.losses.filter((one) => !losses.includes(one) && one.points > 0).map(({ name }) => name);
  const how = losses.length > 1 ? `${lostNames(game, losses)}.${turn.isConcession ? " Their player conceded." : ""}` : howOf(game, turn);
  return [how, ...(others.length > 0 ? [`Also ${others.join("; ")}.`] : [])].join(" ");
}

function howOf(game: Game, { loss: { kind, name, ships: lost }, attacks, damage, collision, isConcession }: Turn): string {
  if (isConcession) return lost.length > 1 ? "Their player conceded." : "Its player conceded.";
  if (kind === "counters" || kind === "mission points") return `${name}.`;
  if (kind === "fled") return "Over the edge.";
  const ships = [...new Set(attacks.map(({ ship }) => ship))];
  const [only, ...more] = ships;
  if (only !== undefined) {
    const by = more.length === 0 ? nameOf(game, only) : `${numberName(ships.length).toLowerCase()} ships`;
    return `${numberName(attacks.length)} attack${attacks.length === 1 ? "" : "s"} by ${by}, ${damage} damage.`;
  }
  if (collision && lost.includes(collision.target))
    return `${collision.isRunOver ? "Run over" : "Rammed"} by ${nameOf(game, collision.ship)}.`;
  if (collision) return `It ran into ${nameOf(game, collision.target)}.`;
  return damage > 0 ? `${damage} damage, without an attack.` : "Without an attack.";
}

/** What decided it: the greatest swing, and what came of that. */
export function decidedInWords(game: Game, sides: readonly StorySide[], rounds: readonly StoryRound[], turn: Turn | undefined): string {
  if (!turn) return `Nobody lost anything that counts${game.state.outcome?.ending === "concession" ? " before the concession" : ""}.`;
  const what = `${deedInWords(game, turn, "past")} in ${turn.round.round === 0 ? "set-up" : `round ${turn.round.round}`}`;
  return `${what}${whatCameOfIt(sides, rounds, turn)}.`;
}

function whatCameOfIt(sides: readonly StorySide[], rounds: readonly StoryRound[], { round, before, after, loss }: Turn): string {
  const leader = after.side === undefined ? undefined : sides[after.side];
  if (!leader) return sides.length < 2 ? "" : ", and the best were level";
  if (before.side === after.side) return `: the lead of ${leader.name} went from ${before.points} to ${after.points}`;
  const later = rounds.filter((one) => one.round >= round.round);
  const stays = later.every(({ scores }) => scores.every((score, side) => side === after.side || score < (scores[after.side ?? 0] ?? 0)));
  const isSaid = loss.ships.length === 0 && loss.sides.length === 1 && loss.sides[0] === after.side;
  return `${isSaid ? " and" : `, and ${leader.name}`} led ${stays && later.length > 1 ? "from then on" : `by ${after.points}`}`;
}
