/** What a sheet shows: a remote or a ship, and whether the ship is a huge one with a Ship card for each section. */
import type { ShipSheet } from "@broadside/telling";

export const isRemote = ({ outline }: ShipSheet): boolean => outline !== undefined;

export const isTwoCards = ({ sections }: ShipSheet): boolean => sections?.some(({ card }) => card) ?? false;
