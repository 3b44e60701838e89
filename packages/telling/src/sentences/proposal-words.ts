/** Describes what a proposal asks for. */
import { type Change, type Game, type Proposal, type Ship, TOKENS } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { cardName, type Names, seatName, shipName, tokenName } from "./names.ts";
import { namesOf } from "./names-of-game.ts";

export function proposalInWords(game: Game, { seat, what }: Proposal, words: Words): string {
  const { proposals } = words;
  if ("undo" in what) return proposals.undo;
  if ("concede" in what) return proposals.concede;
  const names = namesOf(game, words);
  if ("draw" in what) return proposals.draw({ player: seatName(names, seat) });
  return proposals.changes({ changes: what.changes.map((change) => changeInWords(game, change, names)).join("; ") });
}

const FIGURES = ["shields", "aftShields", "energy", "charges", "force"] as const;
/** Fields with their own text. Any other field is shown by its key. */
const DESCRIBED: readonly string[] = [...FIGURES, "seat", "status", "tokens", "crippled", "upgrades", "damage", "pose"];

function changeInWords(game: Game, change: Change, names: Names): string {
  const { proposals } = names.words;
  if (change.change === "state") return proposals.table({ fields: Object.keys(change.set).join(", ") });
  const { ship: id, set } = change;
  const before = [...game.state.ships, ...game.state.remotes].find((ship) => ship.id === id);
  const changes = changesOf(set, before, names);
  return proposals.ship({ ship: shipName(names, id), changes: changes.length > 0 ? changes.join(", ") : proposals.asItIs });
}

function changesOf(set: Partial<Ship>, was: Ship | undefined, names: Names): readonly string[] {
  const { proposals } = names.words;
  const figure = (name: string, before: number | undefined, after: number): string =>
    proposals.figure({ name, before: before ?? 0, after });
  const { status, seat, tokens, damage } = set;
  return [
    ...(status === "destroyed" || status === "fled" ? [proposals.leaves[status]] : []),
    ...(seat !== undefined && seat !== was?.seat ? [proposals.controlledBy({ player: names.seats[seat] ?? proposals.nobody })] : []),
    ...TOKENS.flatMap((token) =>
      tokens && tokens[token] !== was?.tokens[token] ? [figure(tokenName(names, token), was?.tokens[token], tokens[token])] : [],
    ),
    ...FIGURES.flatMap((field) => {
      const after = set[field];
      return after !== undefined && after !== was?.[field] ? [figure(proposals.figures[field], was?.[field], after)] : [];
    }),
    ...("crippled" in set ? [proposals.crippled[set.crippled ?? "none"]] : []),
    ...(set.upgrades ?? []).flatMap(({ id, energy }, at) => {
      const held = was?.upgrades[at]?.energy ?? 0;
      return energy === held ? [] : [figure(proposals.energyOn({ card: cardName(names, `upgrade:${id}`) }), held, energy)];
    }),
    ...(damage ? [figure(proposals.damageCards, was?.damage.length, damage.length)] : []),
    ...(set.pose ? [proposals.moved] : []),
    ...Object.keys(set).filter((field) => !DESCRIBED.includes(field)),
  ];
}
