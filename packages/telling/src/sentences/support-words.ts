/** Short texts for what happens to a ship that would be jammed, coordinated or reinforced. */
import type { Game, Ship } from "@broadside/rules";
import { hasFreeAction, may, mayHave, stressOfJam } from "@broadside/rules/procedures";
import type { Words } from "../languages/words.ts";
import { type Terms, termsOf } from "./terms.ts";

const termsIn = (game: Game, words: Words): Terms => termsOf(game.setup.edition, words);

/**
 * A target jammed by a first-edition huge ship gets stress (HS-JAM-02). Otherwise it gets a jam token, which removes something now or
 * later.
 */
export function jammedInWords(game: Game, target: Ship, isStress: boolean, words: Words): string {
  const { jam: said } = words.consequences;
  const { tokens, counted } = termsIn(game, words);
  const { stress, jam } = tokens;
  if (!mayHave(game, target, isStress ? "stress" : "jam")) return isStress ? said.noStress({ stress }) : said.noJam({ jam });
  if (isStress) {
    const count = stressOfJam(target);
    return count === 0 ? said.enoughStress({ count: target.tokens.stress, stress }) : said.stress({ count, stress });
  }
  const lost = [
    ...game.edition.jamTakes.filter((token) => target.tokens[token] > 0),
    ...(target.locks.length > 0 ? ["lock" as const] : []),
  ];
  const [loss, ...others] = lost.map((token) => counted[token]({ count: 1 }));
  if (loss === undefined) return said.nothingToLose({ jam });
  return others.length === 0 ? said.losesOne({ jam, loss }) : said.losesOneOf({ jam, losses: [loss, ...others] });
}

/** Tells the player whether the coordinated ship can perform an action. A card may still limit the choice to fewer actions. */
export function coordinatedInWords(game: Game, ship: Ship, friend: Ship, words: Words): string {
  const { coordinate } = words.consequences;
  const evenStressed = may(game, "actStressedCoordinated", { ship: friend, by: ship }, false);
  if (hasFreeAction(game, friend, { rule: "2E-ACT-20", evenStressed })) {
    const { freeAction } = termsIn(game, words);
    return coordinate.action({ freeAction });
  }
  return friend.tokens.stress > 0 && !evenStressed ? coordinate.stressed : coordinate.noAction;
}

/**
 * Describes what is reinforced: a section of a first-edition huge ship, or a side of any other ship (HS-REINF-02, 1E-ACT-20, 2E-ATK-33).
 */
export function reinforcedInWords(game: Game, ship: Ship, side: "fore" | "aft", { consequences: { reinforce } }: Words): string {
  if (game.factsOf(ship).hasSections) return reinforce.section({ section: side });
  const least = game.edition.tokens.defense.find((one) => one.token === "reinforce")?.leastLeft;
  return least === undefined ? reinforce.arc({ side }) : reinforce.side({ side, least });
}
