/** Fixes for problems with lists. Each fix has a key, and the numbers and names that it mentions; `telling` makes the sentences. */
import type { SectionName } from "@broadside/cards";
import type { Counts, ListWord } from "./problem.ts";

interface FixFigures {
  // The entry
  "hand in lists": { called: ListWord; least: number; most: number };
  "hand in fewer lists": { most: number };
  "choose a scenario": object;
  "choose a faction": object;
  "choose this faction": { faction: string };
  "mark the captain": object;
  "name the player": object;

  // Points
  "spend less": { counts: Counts; amount: number };
  "spend less on huge ships": { counts: Counts; amount: number };
  "spend more": object;
  "bring the tier up": { tier: number; points: number };
  "declare points": { points: number };
  "declare epic points": { epicPoints: number };
  "declare both": { points: number; epicPoints: number };

  // Ships
  "add ships": { ships: number };
  "remove ships": { ships: number };
  "remove a huge ship": object;
  "add a huge ship or a wing": object;
  "remove the ship": { ship: string };
  "remove the ship or change the mission": { ship: string };
  "remove the ship or set its epic points": { type: string };
  "remove the card or change the faction": { card: string; faction: string };
  "correct the ship": object;
  "use the nearest ship": { nearest: string };
  "add the ship to the tier": { ship: string; tier: number };
  "keep the ship in the tier": { ship: string; tier: number };
  "add the other half": { half: SectionName };

  // Quick builds
  "use quick builds": object;
  "use ships with upgrades": object;
  "choose another build": object;

  // Upgrades
  "remove the upgrade": { card: string; ship: string };
  "remove a copy": { card: string };
  "remove cards": { cards: number };
  "remove upgrades worth": { points: number };
  "remove either": { card: string; other: string };
  "free the icon": { card: string; ship: string };
  "correct the upgrade": { ship: string };
  "use the nearest upgrade": { ship: string; nearest: string };
  "choose another card": object;
  "choose a card with free slots": object;
  "choose the ship card that prints it": object;
  "put the upgrade back": { card: string; ship: string; tier: number };
  "add the upgrade": { card: string; ship: string };
  "equip all or none": { card: string; type: string };
  "move to the other half": { card: string; half: SectionName };
  "choose a half": { card: string };
  "take the name out of one list": { name: string };

  // Docking
  "dock the ship": { ship: string; card: string };
  "undock the ship": { ship: string };
  "undock ships": { ships: number };
  "undock all": object;
  "undock one type": object;
  "undock or choose another carrier": { ship: string };
  "undock or equip": { ship: string; cards: readonly string[] };

  // Wings
  "add wingmates": object;
  "remove wingmates": object;
  "add wingmates or remove the card": { ship: string; card: string };
  "equip a wing card or dissolve the wing": object;
  "dissolve the wing": object;
  "choose ships of the list": object;
  "choose a small ship": object;
  "choose other wingmates": object;
  "choose a lower initiative": object;
  "choose one type": object;
  "choose a wing position": object;
  "choose different positions": object;
  "remove from one wing": { ship: string };

  // Obstacles
  "choose obstacles": { obstacles: number };
  "choose another obstacle": object;
  "choose different obstacles": object;
  "use the obstacles of the first tier": object;

  // What was handed in
  "use what was handed in": object;
}

export type FixKey = keyof FixFigures;
export type FixOf<Key extends FixKey> = { [One in Key]: { readonly fix: One } & Readonly<FixFigures[One]> }[Key];
export type Fix = FixOf<FixKey>;
