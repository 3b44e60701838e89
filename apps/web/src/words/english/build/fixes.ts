/** Changes that fix a problem in a list. */
export const FIXES = {
  swap: "{before} → {after}",
  removeCard: "Remove {card} from {ship}",
  removeShip: "Remove {ship}",
  removeShips: "Remove the last {count} ships",
  moveTo: { fore: "Move {card} to the fore section", aft: "Move {card} to the aft section" },
  undock: "Undock {ship}",
  addShips: "Add {count, plural, one {{ship}} other {# × {ship}}}",
  formWing: "Form a wing with {ships}",
  usualFormation: "Use the usual formation",
  obstacles: "Choose {obstacles}",
  faction: "Change the faction to {faction}",
  copyUp: "Copy tier {tier} to the later tiers",
  addList: "Add a list",
  removeList: "Remove the last list",
  captain: "Make this player the captain",
  noScenario: "Remove the scenario",
} as const;
