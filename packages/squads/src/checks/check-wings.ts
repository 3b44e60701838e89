/** Wings of a list: leader, wingmates, positions, and what the wing card asks for (rows EB-WING, EB-WSET, 2E-WCARD). */
import type { WingRule } from "@broadside/cards";
import type { WingDraft } from "../draft.ts";
import type { Place } from "../verdict.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";
import { listed } from "./restrictions.ts";

/** Wing ID cards: 1 is the leader. */
export const WING_POSITIONS = [
  { number: 2, name: "left flank" },
  { number: 3, name: "right flank" },
  { number: 4, name: "rear support" },
  { number: 5, name: "left support" },
  { number: 6, name: "right support" },
] as const;

const FEWEST_WINGMATES = 2;
const MOST_WINGMATES = 5;

/** The positions offered for so many wingmates (EB-WSET-11-Q). */
export function usualPositions(wingmates: number): readonly number[] {
  const usual: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [2, 3], 3: [2, 3, 4], 4: [2, 3, 5, 6] };
  return wingmates <= 0 ? [] : (usual[wingmates] ?? [2, 3, 4, 5, 6]);
}

/** The card that makes a ship a wing leader. */
export const wingCardOf = ({ upgrades }: Pick<ResolvedShip, "upgrades">) => upgrades.find(({ card }) => card.wing)?.card;

export function checkWings(context: CheckContext, squad: ResolvedSquad): void {
  const { wings = [] } = squad.draft;
  if (!context.format.epic && wings.length === 0) return;
  const members = new Map<number, number>();
  for (const [at, wing] of wings.entries()) checkWing(context, squad, wing, { list: squad.list, wing: at }, members);
  for (const ship of squad.ships) {
    const card = ship.at < 0 ? undefined : wingCardOf(ship);
    if (card && !wings.some(({ leader }) => leader === ship.at))
      context.faults.add(
        "wingWithoutMates",
        { list: squad.list, ship: ship.at },
        `${ship.pilot.name} leads a wing by ${card.name} and has no wingmates`,
        `Give it wingmates, or take off ${card.name}`,
      );
  }
}

function checkWing(context: CheckContext, squad: ResolvedSquad, wing: WingDraft, place: Place, members: Map<number, number>): void {
  const { faults } = context;
  const leader = squad.ships.find(({ at }) => at === wing.leader);
  const card = leader && wingCardOf(leader);
  if (!leader || !card?.wing) {
    faults.add(
      "wingWithoutCard",
      place,
      leader ? `${leader.pilot.name} carries no card that makes it a wing leader` : "The wing's leader is not in the list",
      context.format.epic ? "Equip a wing card, or dissolve the wing" : "Dissolve the wing",
    );
    return;
  }
  checkCount(context, wing.wingmates.length, card.name, card.wing, place);
  const mates = wing.wingmates.flatMap(({ ship }) => squad.ships.find(({ at }) => at === ship && at !== leader.at) ?? []);
  if (mates.length < wing.wingmates.length)
    faults.add("wingMember", place, "A wingmate is not a ship of the list, or is the leader itself", "Name ships of the list");
  for (const mate of mates) {
    if (mate.ship.size !== "small")
      faults.add("wingSize", { ...place, ship: mate.at }, `${mate.pilot.name} is not a small ship`, "Choose a small ship as wingmate");
    checkKind(context, leader, mate, card.name, card.wing, place);
  }
  checkKinds(context, mates, card.name, card.wing, place);
  for (const member of card.wing.matesMayDock ? [leader] : [leader, ...mates])
    if (member.draft?.dockedTo !== undefined)
      faults.add("wingDocked", { ...place, ship: member.at }, `${member.pilot.name} flies in a wing and cannot start docked`, "Undock it");
  checkPositions(context, wing, place);
  for (const { at } of [leader, ...mates]) {
    if (members.has(at))
      faults.add("wingMember", { ...place, ship: at }, "A ship belongs to two wings, or to one twice", "Take it out of one");
    members.set(at, place.wing ?? 0);
  }
}

function checkCount({ faults }: CheckContext, count: number, cardName: string, { wingmates }: WingRule, place: Place): void {
  const [least, most] = wingmates;
  const mend = count < least ? "Add wingmates" : "Take out wingmates";
  if (count < FEWEST_WINGMATES || count > MOST_WINGMATES)
    faults.add("wingCount", place, `A wing has ${FEWEST_WINGMATES} to ${MOST_WINGMATES} wingmates, not ${count}`, mend);
  else if (count < least || count > most)
    faults.add("wingCardCount", place, `${cardName} takes ${least} to ${most} wingmates, not ${count}`, mend);
}

function checkKind(
  { faults, catalogue }: CheckContext,
  leader: ResolvedShip,
  mate: ResolvedShip,
  cardName: string,
  rule: WingRule,
  place: Place,
): void {
  const here = { ...place, ship: mate.at };
  const fits = rule.of ? rule.of.some(({ ship }) => ship === mate.ship.id) : mate.ship === leader.ship;
  if (!fits) {
    const kinds = rule.of
      ? listed(rule.of.map(({ ship }) => catalogue.ships.get(ship)?.name ?? ship))
      : `ships of the leader's type, ${leader.ship.name}`;
    faults.addByRule(rule.rule, here, `${cardName}: wingmates are ${kinds}, not ${mate.ship.name}`, "Choose other wingmates");
  }
  if (rule.belowLeaderInitiative && (mate.pilot.initiative ?? 0) >= (leader.pilot.initiative ?? 0))
    faults.addByRule(
      rule.rule,
      here,
      `${cardName}: ${mate.pilot.name}'s initiative is not below the leader's`,
      "Choose a wingmate of lower initiative",
    );
}

function checkKinds(
  { faults, catalogue }: CheckContext,
  mates: readonly ResolvedShip[],
  cardName: string,
  rule: WingRule,
  place: Place,
): void {
  if (rule.oneType && new Set(mates.map(({ ship }) => ship)).size > 1)
    faults.addByRule(rule.rule, place, `${cardName}: all wingmates are of one type`, "Choose wingmates of one type");
  for (const { ship, most } of rule.of ?? []) {
    const count = mates.filter((mate) => mate.ship.id === ship).length;
    if (count > most)
      faults.addByRule(
        rule.rule,
        place,
        `${cardName}: at most ${most} ${catalogue.ships.get(ship)?.name ?? ship}, not ${count}`,
        "Choose other wingmates",
      );
  }
}

function checkPositions({ faults }: CheckContext, { wingmates }: WingDraft, place: Place): void {
  const taken = new Set<number>();
  for (const { position } of wingmates) {
    if (!WING_POSITIONS.some(({ number }) => number === position))
      faults.add("wingPosition", place, `${position} is no position of a wing; they are 2 to 6`, "Choose a position from 2 to 6");
    else if (taken.has(position)) faults.add("wingPosition", place, `Position ${position} is taken twice`, "Give each wingmate its own");
    taken.add(position);
  }
}
