/** Checks the wings in a list: leader, wingmates, positions, and what the wing card requires (rules EB-WING, EB-WSET, 2E-WCARD). */
import type { WingRule } from "@broadside/cards";
import type { WingDraft } from "../draft.ts";
import type { Fix } from "../fix.ts";
import type { Place } from "../problem.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

/** The numbers of the wing ID cards. The leader has number 1. */
export const WING_POSITIONS = [
  { number: 2, name: "left flank" },
  { number: 3, name: "right flank" },
  { number: 4, name: "rear support" },
  { number: 5, name: "left support" },
  { number: 6, name: "right support" },
] as const;

const FEWEST_WINGMATES = 2;
const MOST_WINGMATES = 5;

/** Returns the usual positions for this number of wingmates (EB-WSET-11-Q). */
export function usualPositions(wingmates: number): readonly number[] {
  const usual: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [2, 3], 3: [2, 3, 4], 4: [2, 3, 5, 6] };
  return wingmates <= 0 ? [] : (usual[wingmates] ?? [2, 3, 4, 5, 6]);
}

/** Finds the card that makes the ship a wing leader. */
export const wingCardOf = ({ upgrades }: Pick<ResolvedShip, "upgrades">) => upgrades.find(({ card }) => card.wing)?.card;

export function checkWings(context: CheckContext, squad: ResolvedSquad): void {
  const { wings = [] } = squad.draft;
  if (!context.format.epic && wings.length === 0) return;
  const members = new Map<number, number>();
  for (const [at, wing] of wings.entries()) checkWing(context, squad, wing, { list: squad.list, wing: at }, members);
  for (const ship of squad.ships) {
    const card = ship.at < 0 ? undefined : wingCardOf(ship);
    if (card && !wings.some(({ leader }) => leader === ship.at))
      context.problems.add(
        "wingWithoutMates",
        { list: squad.list, ship: ship.at },
        { problem: "no wingmates", ship: ship.pilot.name, card: card.name },
        { fix: "add wingmates or remove the card", ship: ship.pilot.name, card: card.name },
      );
  }
}

function checkWing(context: CheckContext, squad: ResolvedSquad, wing: WingDraft, place: Place, members: Map<number, number>): void {
  const { problems } = context;
  const leader = squad.ships.find(({ at }) => at === wing.leader);
  const card = leader && wingCardOf(leader);
  if (!leader || !card?.wing) {
    problems.add("wingWithoutCard", place, leader ? { problem: "no wing card", ship: leader.pilot.name } : { problem: "no wing leader" }, {
      fix: context.format.epic ? "equip a wing card or dissolve the wing" : "dissolve the wing",
    });
    return;
  }
  checkCount(context, wing.wingmates.length, card.name, card.wing, place);
  const mates = wing.wingmates.flatMap(({ ship }) => squad.ships.find(({ at }) => at === ship && at !== leader.at) ?? []);
  if (mates.length < wing.wingmates.length)
    problems.add("wingMember", place, { problem: "wingmate not in the list" }, { fix: "choose ships of the list" });
  for (const mate of mates) {
    const here = { ...place, ship: mate.at };
    if (mate.ship.size !== "small")
      problems.add("wingSize", here, { problem: "wingmate not small", ship: mate.pilot.name }, { fix: "choose a small ship" });
    checkKind(context, leader, mate, card.name, card.wing, place);
  }
  checkKinds(context, mates, card.name, card.wing, place);
  for (const { at, draft, pilot } of card.wing.matesMayDock ? [leader] : [leader, ...mates])
    if (draft?.dockedTo !== undefined)
      problems.add(
        "wingDocked",
        { ...place, ship: at },
        { problem: "docked in a wing", ship: pilot.name },
        { fix: "undock the ship", ship: pilot.name },
      );
  checkPositions(context, wing, place);
  for (const { at, pilot } of [leader, ...mates]) {
    if (members.has(at))
      problems.add(
        "wingMember",
        { ...place, ship: at },
        { problem: "in two wings", ship: pilot.name },
        { fix: "remove from one wing", ship: pilot.name },
      );
    members.set(at, place.wing ?? 0);
  }
}

function checkCount({ problems }: CheckContext, wingmates: number, card: string, rule: WingRule, place: Place): void {
  const [least, most] = rule.wingmates;
  const fix: Fix = { fix: wingmates < least ? "add wingmates" : "remove wingmates" };
  if (wingmates < FEWEST_WINGMATES || wingmates > MOST_WINGMATES)
    problems.add(
      "wingCount",
      place,
      { problem: "wrong number of wingmates", wingmates, least: FEWEST_WINGMATES, most: MOST_WINGMATES },
      fix,
    );
  else if (wingmates < least || wingmates > most)
    problems.add("wingCardCount", place, { problem: "wrong number for the wing card", card, wingmates, least, most }, fix);
}

function checkKind(
  { problems, catalogue }: CheckContext,
  leader: ResolvedShip,
  mate: ResolvedShip,
  card: string,
  rule: WingRule,
  place: Place,
): void {
  const here = { ...place, ship: mate.at };
  const fits = rule.of ? rule.of.some(({ ship }) => ship === mate.ship.id) : mate.ship === leader.ship;
  if (!fits) {
    const wrong = { card, type: mate.ship.name };
    const types = rule.of?.map(({ ship }) => catalogue.ships.get(ship)?.name ?? ship);
    problems.addByRule(
      rule.rule,
      here,
      types
        ? { problem: "not a type of the wing card", ...wrong, types }
        : { problem: "not the leader's type", ...wrong, leader: leader.ship.name },
      { fix: "choose other wingmates" },
    );
  }
  if (rule.belowLeaderInitiative && (mate.pilot.initiative ?? 0) >= (leader.pilot.initiative ?? 0))
    problems.addByRule(
      rule.rule,
      here,
      { problem: "initiative not lower", card, ship: mate.pilot.name },
      { fix: "choose a lower initiative" },
    );
}

function checkKinds(
  { problems, catalogue }: CheckContext,
  mates: readonly ResolvedShip[],
  card: string,
  rule: WingRule,
  place: Place,
): void {
  if (rule.oneType && new Set(mates.map(({ ship }) => ship)).size > 1)
    problems.addByRule(rule.rule, place, { problem: "mixed wingmates", card }, { fix: "choose one type" });
  for (const { ship, most } of rule.of ?? []) {
    const wingmates = mates.filter((mate) => mate.ship.id === ship).length;
    if (wingmates > most)
      problems.addByRule(
        rule.rule,
        place,
        { problem: "too many wingmates of a type", card, type: catalogue.ships.get(ship)?.name ?? ship, wingmates, most },
        { fix: "choose other wingmates" },
      );
  }
}

function checkPositions({ problems }: CheckContext, { wingmates }: WingDraft, place: Place): void {
  const taken = new Set<number>();
  for (const { position } of wingmates) {
    if (!WING_POSITIONS.some(({ number }) => number === position))
      problems.add("wingPosition", place, { problem: "unknown wing position", position }, { fix: "choose a wing position" });
    else if (taken.has(position))
      problems.add("wingPosition", place, { problem: "wing position twice", position }, { fix: "choose different positions" });
    taken.add(position);
  }
}
