/** A proposal in words: what would change. */
import { type Change, type Game, type Proposal, TOKENS } from "@broadside/rules";
import { cardName, shipName, tokenName } from "./names.ts";
import { namesOf } from "./names-of-game.ts";

export function proposalInWords(game: Game, { what }: Proposal): string {
  if ("undo" in what) return "Take back the last answer?";
  if ("concede" in what) return "Give up as a team?";
  return `${what.changes.map((change) => changeInWords(game, change)).join("; ")}?`;
}

const FIGURES = [
  { field: "shields", name: "shields" },
  { field: "aftShields", name: "aft shields" },
  { field: "energy", name: "energy" },
  { field: "charges", name: "charges" },
  { field: "force", name: "Force" },
] as const;
const TOLD: readonly string[] = [
  "seat",
  "status",
  "tokens",
  "shields",
  "aftShields",
  "energy",
  "charges",
  "force",
  "crippled",
  "upgrades",
  "damage",
  "pose",
];

function changeInWords(game: Game, change: Change): string {
  if (change.change === "state") return `the table: ${Object.keys(change.set).join(", ")}`;
  const { ship: id, set } = change;
  const before = [...game.state.ships, ...game.state.remotes].find((ship) => ship.id === id);
  const names = namesOf(game);
  const words = [
    ...(set.status === "destroyed" || set.status === "fled" ? [`leaves the game as ${set.status}`] : []),
    ...(set.seat !== undefined && set.seat !== before?.seat ? [`controlled by ${names.seats[set.seat] ?? "nobody"}`] : []),
    ...TOKENS.flatMap((token) =>
      set.tokens && set.tokens[token] !== before?.tokens[token]
        ? [`${tokenName(names, token)} ${before?.tokens[token] ?? 0} → ${set.tokens[token]}`]
        : [],
    ),
    ...FIGURES.flatMap(({ field, name }) =>
      set[field] !== undefined && set[field] !== before?.[field] ? [`${name} ${before?.[field] ?? 0} → ${set[field]}`] : [],
    ),
    ...("crippled" in set ? [set.crippled ? `${set.crippled} section crippled` : "no section crippled"] : []),
    ...(set.upgrades ?? []).flatMap(({ id, energy }, at) => {
      const held = before?.upgrades[at]?.energy ?? 0;
      return energy === held ? [] : [`energy on ${cardName(names, `upgrade:${id}`)} ${held} → ${energy}`];
    }),
    ...(set.damage ? [`Damage cards ${before?.damage.length ?? 0} → ${set.damage.length}`] : []),
    ...(set.pose ? ["moved"] : []),
    ...Object.keys(set).filter((field) => !TOLD.includes(field)),
  ];
  return `${shipName(names, id)}: ${words.length > 0 ? words.join(", ") : "as it is"}`;
}
