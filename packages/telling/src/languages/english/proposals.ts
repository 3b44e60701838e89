/** What a proposal asks for, such as the changes that it would make. */
export const PROPOSALS = {
  undo: "Undo the last answer?",
  concede: "Concede as a team?",
  draw: "{player} offers a draw",
  changes: "{changes}?",
  table: "the table: {fields}",
  ship: "{ship}: {changes}",
  asItIs: "as it is",
  figure: "{name} {before} → {after}",
  leaves: { destroyed: "leaves the game as destroyed", fled: "leaves the game as fled" },
  controlledBy: "controlled by {player}",
  nobody: "nobody",
  figures: { shields: "shields", aftShields: "aft shields", energy: "energy", charges: "charges", force: "Force" },
  energyOn: "energy on {card}",
  damageCards: "Damage cards",
  crippled: { fore: "fore section crippled", aft: "aft section crippled", none: "no section crippled" },
  moved: "moved",
} as const;
