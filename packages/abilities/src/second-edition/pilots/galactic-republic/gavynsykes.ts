import type { Card } from "../../../language/card.ts";
import { ownDice } from "../../upgrades/phrases.ts";
import { isFaster } from "./phrases.ts";

const ALL = 100;

export const gavynsykes: Card = {
  card: "pilot:gavynsykes",
  title: "Gavyn Sykes",
  dice: ownDice({ when: isFaster, may: [{ verb: "reroll", most: ALL, least: ALL, faces: ["blank"] }] }),
};
