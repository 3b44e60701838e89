/** The result of a recorded game as a claim for its match: sides and members are found by the names of the game's seats. */
import type { GameRecord } from "@broadside/rules";
import { type Claim, type Match, membersOf, nameOf, type Round, squadsAt, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../exit-codes.ts";
import { comparable } from "./name-match.ts";

/** Undefined, with the reason said, where the game is not over, or others have played it, or other lists. */
export function claimFromGame({ claim, setup }: GameRecord, event: TournamentEvent, round: Round, match: Match): Claim | undefined {
  if (!claim) {
    complain("The game is not over: its record tells no result.");
    return undefined;
  }
  const teams = [...new Set(setup.seats.map(({ team }) => team))];
  const seatsOf = (side: number) => setup.seats.filter(({ team }) => team === teams[side]).map(({ name }) => name);
  const members = match.sides.map((side) => membersOf(event, side));
  const placeOf = (name: string) => members.findIndex((side) => side.some((one) => isCalled(event, one, name)));
  const places = teams.map((_, side) => placeOf(seatsOf(side)[0] ?? ""));
  const isWhole = teams.length === match.sides.length && new Set(places).size === places.length;
  const isThere = (name: string, side: number) => placeOf(name) >= 0 && placeOf(name) === places[side];
  const isEverybodyThere = teams.every(
    (_, side) => seatsOf(side).length === members[places[side] ?? 0]?.length && seatsOf(side).every((name) => isThere(name, side)),
  );
  if (!isWhole || !isEverybodyThere) {
    const sitting = members.flat().map((one) => nameOf(event, one));
    complain(
      `The game was played by ${setup.seats.map(({ name }) => name).join(", ")}; at table ${match.table} sit ${sitting.join(", ")}.`,
    );
    return undefined;
  }
  /** The place in the match of a side of the game; the member's place in it. */
  const memberOf = (side: number, member: number) =>
    members[places[side] ?? 0]?.findIndex((one) => isCalled(event, one, seatsOf(side)[member] ?? "")) ?? member;
  const squads = squadsAt(event, round, match);
  const strange = setup.seats.filter(({ name, team }, seat) => {
    const place = places[teams.indexOf(team)] ?? 0;
    const handed = squads[place]?.[members[place]?.findIndex((one) => isCalled(event, one, name)) ?? 0]?.ships ?? [];
    return handed.length > 0 && !haveSamePoints(handed, setup.squads[seat]?.ships ?? []);
  });
  for (const { name } of strange)
    complain(`${name} has played another list than the one that was handed in: the ships do not count the same.`);
  if (strange.length > 0) return undefined;
  const bySide = match.sides.map((_, place) => places.indexOf(place));
  return {
    lost: bySide.map((side) => (claim.lost[side] ?? []).map((loss) => ({ ...loss, member: memberOf(side, loss.member) }))),
    ...(claim.wiped.length > 0 && { wiped: claim.wiped.map((side) => places[side] ?? side) }),
    ...(claim.conceded.length > 0 && { conceded: claim.conceded.map((side) => places[side] ?? side) }),
    ...(claim.time && { time: true }),
    rounds: claim.rounds,
  };
}

/** Losses are told by the place of a ship in its list. */
const haveSamePoints = (handed: readonly { readonly points: number }[], played: readonly { readonly points: number }[]): boolean =>
  handed.length === played.length && handed.every(({ points }, at) => points === played[at]?.points);

const isCalled = (event: TournamentEvent, person: string, name: string): boolean =>
  comparable(nameOf(event, person)) === comparable(name) || person === name;
