/** Functions that edit a list's wings. */
import type { Catalogue } from "@broadside/cards";
import { type SquadDraft, usualPositions, WING_POSITIONS, type WingDraft, type WingmateDraft } from "@broadside/squads";

/** The wing card that a ship carries, which makes it a leader. */
export const wingCardOf = (squad: SquadDraft, at: number, catalogue: Catalogue) =>
  squad.ships[at]?.upgrades.map(({ id }) => catalogue.upgrades.get(id)).find((card) => card?.wing);

export const wingLedBy = (squad: SquadDraft, leader: number): WingDraft | undefined => squad.wings?.find((wing) => wing.leader === leader);

/** The wing that a ship flies in, as leader or wingmate. */
export const wingWith = (squad: SquadDraft, ship: number): WingDraft | undefined =>
  squad.wings?.find(({ leader, wingmates }) => leader === ship || wingmates.some((mate) => mate.ship === ship));

/**
 * Ships that have the right type to join the wing: a type that the wing card names, or the leader's type. Ships that are already in a wing
 * are left out.
 */
export function possibleWingmates(squad: SquadDraft, leader: number, catalogue: Catalogue): readonly number[] {
  const rule = wingCardOf(squad, leader, catalogue)?.wing;
  const typeOf = (at: number): string | undefined => catalogue.pilots.get(squad.ships[at]?.pilot ?? "")?.ship;
  const fits = (at: number): boolean =>
    rule?.of
      ? rule.of.some(({ ship }) => ship === typeOf(at))
      : catalogue.ships.get(typeOf(at) ?? "")?.size === "small" && typeOf(at) === typeOf(leader);
  return squad.ships.flatMap((_, at) => (at !== leader && !wingWith(squad, at) && fits(at) ? [at] : []));
}

/**
 * Adds a wingmate at the first free position. If the wing was in the usual formation for its size, it changes to the usual one for its new
 * size.
 */
export function addWingmate(squad: SquadDraft, leader: number, ship: number): SquadDraft {
  const wingmates = wingLedBy(squad, leader)?.wingmates ?? [];
  const usual = usualPositions(wingmates.length);
  const isUsual = wingmates.every(({ position }) => usual.includes(position));
  const next = usualPositions(wingmates.length + 1);
  const grown = [...wingmates, { ship, position: freePosition(wingmates) }];
  return withWing(squad, leader, isUsual ? grown.map((mate, at) => ({ ...mate, position: next[at] ?? mate.position })) : grown);
}

export function removeWingmate(squad: SquadDraft, leader: number, ship: number): SquadDraft {
  const left = (wingLedBy(squad, leader)?.wingmates ?? []).filter((mate) => mate.ship !== ship);
  return left.length === 0 ? dissolveWing(squad, leader) : withWing(squad, leader, left);
}

/** Moves a wingmate to a position. If another wingmate is already there, the two swap positions. */
export function setPosition(squad: SquadDraft, leader: number, ship: number, position: number): SquadDraft {
  const wingmates = wingLedBy(squad, leader)?.wingmates ?? [];
  const old = wingmates.find((mate) => mate.ship === ship)?.position;
  const moved = wingmates.map((mate) =>
    mate.ship === ship ? { ...mate, position } : mate.position === position && old !== undefined ? { ...mate, position: old } : mate,
  );
  return withWing(squad, leader, moved);
}

export const dissolveWing = (squad: SquadDraft, leader: number): SquadDraft => ({
  ...squad,
  wings: (squad.wings ?? []).filter((wing) => wing.leader !== leader),
});

const freePosition = (wingmates: readonly WingmateDraft[]): number =>
  WING_POSITIONS.find(({ number }) => !wingmates.some(({ position }) => position === number))?.number ?? 2;

function withWing(squad: SquadDraft, leader: number, wingmates: readonly WingmateDraft[]): SquadDraft {
  const wings = squad.wings ?? [];
  const wing = { leader, wingmates };
  return {
    ...squad,
    wings: wings.some((old) => old.leader === leader) ? wings.map((old) => (old.leader === leader ? wing : old)) : [...wings, wing],
  };
}
