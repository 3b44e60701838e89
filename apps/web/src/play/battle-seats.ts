/** Who sits with whom in a scenario: what a number of seats may play as, and the teams they begin with. */
import type { BattleType, ScenarioOffer } from "./battle-protocol.ts";

export const TYPE_NAMES: Readonly<Record<BattleType, string>> = {
  "head-to-head": "Head to head",
  "free-for-all": "Each for himself",
  "team-battle": "Two teams",
};

/** Two meet head to head where they can; two may be the teams of a team battle, one person each (EB-TYPE-04). */
export function typesFor({ types }: Pick<ScenarioOffer, "types">, seats: number): readonly BattleType[] {
  const fitting = types.filter((type) => (type === "head-to-head") === (seats === 2 && types.includes("head-to-head")));
  return fitting.length > 0 ? fitting : types;
}

/** Teams take turns, so that both are as large as they can be; nobody has one where nobody plays for another. */
export const teamsFor = (type: BattleType, seats: number): readonly (number | undefined)[] =>
  Array.from({ length: seats }, (_, at) => (type === "team-battle" ? (at % 2) + 1 : undefined));
