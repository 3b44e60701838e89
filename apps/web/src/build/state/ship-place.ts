import type { ShipDraft, Verdict } from "@broadside/squads";

/** A ship and its place in the entry. */
export interface ShipPlace {
  readonly draft: ShipDraft;
  readonly list: number;
  readonly ship: number;
}

/** Whether something about the ship makes the list illegal. If an upgrade is given, only that upgrade counts. */
export const isWrongAt = ({ problems }: Verdict, { list, ship }: Omit<ShipPlace, "draft">, upgrade?: number): boolean =>
  problems.some(
    ({ weight, place }) =>
      weight === "illegal" && place.list === list && place.ship === ship && (upgrade === undefined || place.upgrade === upgrade),
  );
