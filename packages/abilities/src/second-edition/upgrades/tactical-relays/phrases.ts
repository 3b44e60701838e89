import type { Ship } from "@broadside/rules";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";

/** Friendly ships at range 0-3, including the card's own ship. */
export const nearFriend = both(friendly, within(0, 3));
export const isNear = (scene: CardScene, ship: Ship | undefined): boolean => ship !== undefined && nearFriend(scene, ship);
