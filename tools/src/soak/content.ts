/** The content for soak games and saved games: the current cards, and rules that throw as soon as something is wrong. */
import { ABILITIES_2_0, ABILITIES_2_5, FIRST_EDITION_ABILITIES, withoutOurDamage } from "@broadside/abilities";
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1e } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { type Content, type EditionId, editionById, type GameSetup, type Registry } from "@broadside/rules";
import { scenarioById } from "@broadside/scenarios";

export const CATALOGUES: Readonly<Record<EditionId, Catalogue>> = {
  "1e": catalogueOf(pack1e),
  "2.0": catalogueOf(pack20),
  "2.5": catalogueOf(pack25),
};
export const REGISTRIES: Readonly<Record<EditionId, Registry>> = {
  "1e": FIRST_EDITION_ABILITIES,
  "2.0": ABILITIES_2_0,
  "2.5": ABILITIES_2_5,
};

/** Registries for games in which players resolve our own Damage cards by hand. */
const BY_HAND: Readonly<Record<EditionId, Registry>> = {
  "1e": withoutOurDamage(REGISTRIES["1e"], CATALOGUES["1e"]),
  "2.0": REGISTRIES["2.0"],
  "2.5": REGISTRIES["2.5"],
};

/** The first edition's catalogue. */
export const CATALOGUE: Catalogue = CATALOGUES["1e"];
export const CONTENT: Content = contentOf({ edition: "1e" });

export function contentOf({
  edition,
  reference,
  scenario: id,
  options,
  agreements = {},
}: Pick<GameSetup, "edition" | "reference" | "scenario" | "options" | "agreements">): Content {
  const scenario = id === undefined ? undefined : scenarioById(id, options);
  return {
    edition: editionById(edition, reference),
    catalogue: CATALOGUES[edition],
    registry: agreements.unknownDamage === "by hand" ? BY_HAND[edition] : REGISTRIES[edition],
    ...(scenario && { scenario }),
    strict: true,
  };
}
