/** Turns the result of a recorded game into a claim for its match. Finds sides and members by the ids of the game's players, or else by their names. */

import type { Catalogue } from "@broadside/cards";
import type { Claim } from "@broadside/formats";
import { comparable } from "@broadside/kit";
import { type GameRecord, nameIn } from "@broadside/rules";
import { ENGLISH } from "@broadside/telling/english";
import { type Match, membersOf, nameOf, type Round, readClaim, squadsAt, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../terminal/messages.ts";
import { type ComparedList, listDifference, matchDifferences } from "./match-check.ts";

/** Prints the reason and returns undefined if the game isn't over, or if its match, players or lists are different. */
export function claimFromGame(
  record: GameRecord,
  catalogue: Catalogue,
  event: TournamentEvent,
  round: Round,
  match: Match,
): Claim | undefined {
  const { claim: recorded, setup } = record;
  if (!recorded) {
    complain("The game isn't over: its record has no result.", "Finish the game first, or enter the result by hand.");
    return undefined;
  }
  const claim = readClaim(recorded);
  if (!claim.ok || (setup.scenario !== undefined && !claim.value.outcome)) {
    complain("The record was made by an earlier version and doesn't include the whole result.", "Enter the result by hand.");
    return undefined;
  }
  const seating = seatingOf(record, event, match);
  if (!seating) {
    const sitting = match.sides.flatMap((side) => membersOf(event, side)).map((one) => nameOf(event, one));
    complain(
      `${setup.seats.map((_, seat) => ENGLISH.seatName(record, seat)).join(", ")} played this game, but ${sitting.join(", ")} sit at table ${match.table}.`,
      "Name the right table or the right record.",
    );
    return undefined;
  }
  const differences = matchDifferences(event, round, setup);
  const lists = differences.length > 0 ? [] : comparedLists(setup, seating, event, round, match);
  const strange = lists.flatMap((list) => listDifference(list, event.format.lists.format, catalogue) ?? []);
  if (differences.length + strange.length > 0)
    complain([...differences, ...strange].join("\n"), "Name the right table or record, or enter the result by hand.");
  return differences.length + strange.length > 0 ? undefined : seatedClaim(claim.value, seating, isListed(event, round, match));
}

/** How the game's sides and seats correspond to the match, where sides and members may be in another order. */
interface Seating {
  /** For each side in the game: its position in the match. */
  readonly places: readonly number[];
  /** For each side in the game: its members' positions in the match's side. */
  readonly members: readonly (readonly number[])[];
  /** For each seat in the game: the id of its player. */
  readonly players: readonly string[];
}

/** Matches the game's seats with the match. Returns undefined if other people played. */
function seatingOf(record: GameRecord, event: TournamentEvent, match: Match): Seating | undefined {
  const { seats } = record.setup;
  const isPlayerAt = hasIdsOf(event, record) ? isSeatOf : isCalledLikeSeat;
  const teams = [...new Set(seats.map(({ team }) => team))];
  const sitting = match.sides.map((side) => membersOf(event, side));
  const seated = seats.map((_, seat) => {
    const isHere = (person: string): boolean => isPlayerAt(record, seat, event, person);
    const place = sitting.findIndex((members) => members.some(isHere));
    const member = sitting[place]?.findIndex(isHere) ?? -1;
    return { place, member, player: sitting[place]?.[member] };
  });
  const sides = teams.map((team) => seated.filter((_, seat) => seats[seat]?.team === team));
  const places = sides.map(([first]) => first?.place ?? -1);
  const isWhole =
    teams.length === match.sides.length &&
    new Set(places).size === places.length &&
    new Set(seated.map(({ player }) => player)).size === seats.length &&
    sides.every((side, at) => side.length === sitting[places[at] ?? -1]?.length && side.every(({ place }) => place === places[at]));
  if (!isWhole) return undefined;
  return { places, members: sides.map((side) => side.map(({ member }) => member)), players: seated.flatMap(({ player }) => player ?? []) };
}

/**
 * Whether the game's players have ids of this event. A game that was set up elsewhere has other ids. It may also have the ids of another
 * event's players, whose names then show that they are other people.
 */
function hasIdsOf(event: TournamentEvent, { setup, names }: GameRecord): boolean {
  const isSomebodyElse = (id: string): boolean => {
    const name = nameIn(names, id);
    return name !== undefined && !isCalled(event, id, name) && [...event.players.keys()].some((other) => isCalled(event, other, name));
  };
  return setup.seats.every(({ player }) => event.players.has(player) && !isSomebodyElse(player));
}

type IsPlayerAt = (record: GameRecord, seat: number, event: TournamentEvent, person: string) => boolean;
const isSeatOf: IsPlayerAt = ({ setup }, seat, _event, person) => setup.seats[seat]?.player === person;
const isCalledLikeSeat: IsPlayerAt = ({ setup, names }, seat, event, person) =>
  isCalled(event, person, nameIn(names, setup.seats[seat]?.player) ?? "");

const isCalled = (event: TournamentEvent, person: string, name: string): boolean =>
  comparable(nameOf(event, person)) === comparable(name) || person === name;

/** Returns two lists for each player: the one they played and the one they handed in. Skips players who handed in none. */
function comparedLists(
  { squads }: GameRecord["setup"],
  { players }: Seating,
  event: TournamentEvent,
  round: Round,
  match: Match,
): readonly ComparedList[] {
  const handedBy = new Map(
    squadsAt(event, round, match).flatMap((side, at) =>
      side.map((squad, member) => [membersOf(event, match.sides[at] ?? "")[member] ?? "", squad] as const),
    ),
  );
  return players.flatMap((id, seat): readonly ComparedList[] => {
    const [handed, played, list] = [handedBy.get(id), squads[seat], event.players.get(id)?.list];
    const lockedHash = list?.squads.length === 1 && !list.obstacles ? list.hash : undefined;
    return handed && played ? [{ player: nameOf(event, id), handed, faction: list?.faction, lockedHash, played }] : [];
  });
}

/** True if the event knows the ships in all lists, so that losses can refer to them. */
const isListed = (event: TournamentEvent, round: Round, match: Match): boolean =>
  squadsAt(event, round, match).every((side) => side.length > 0 && side.every(({ ships }) => ships.length > 0));

/** Puts the claim in the order of the match's sides and members. */
function seatedClaim(claim: Claim, { places, members }: Seating, withLosses: boolean): Claim {
  const { scores, lost, wiped = [], conceded = [], tiebreak, counters, time, rounds, agreedDraw, outcome } = claim;
  const inOrder = <Value>(values: readonly Value[]): readonly Value[] =>
    places.flatMap((_, place) => {
      const side = places.indexOf(place);
      return side < 0 ? [] : values.slice(side, side + 1);
    });
  const seated = (sides: readonly number[]): readonly number[] => sides.map((side) => places[side] ?? side).toSorted((a, b) => a - b);
  return {
    ...(scores && { scores: inOrder(scores) }),
    ...(lost &&
      withLosses && {
        lost: inOrder(lost.map((losses, side) => losses.map((loss) => ({ ...loss, member: members[side]?.[loss.member] ?? loss.member })))),
      }),
    ...(wiped.length > 0 && { wiped: seated(wiped) }),
    ...(conceded.length > 0 && { conceded: seated(conceded) }),
    ...(tiebreak && { tiebreak: tiebreak.map(inOrder) }),
    ...(counters && { counters: inOrder(counters) }),
    ...(time && { time }),
    ...(rounds !== undefined && { rounds }),
    ...(agreedDraw && { agreedDraw }),
    ...(outcome && { outcome: { scores: inOrder(outcome.scores), winners: seated(outcome.winners) } }),
  };
}
