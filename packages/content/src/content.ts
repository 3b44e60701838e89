/**
 * Loads everything that a set-up needs: the edition's rules, the cards and their abilities, and the scenario. Packs are loaded on demand.
 */
import { ABILITIES_2_0, ABILITIES_2_5, FIRST_EDITION_ABILITIES, withoutOurDamage } from "@broadside/abilities";
import { type Catalogue, catalogueOf, type Pack, withOurDamageByHand } from "@broadside/cards";
import { agreementsOf } from "@broadside/formats";
import { type Content, type EditionId, editionById, type GameSetup, type Registry, type Scenario } from "@broadside/rules";
import { scenarioById } from "@broadside/scenarios";

/** The cards of an edition, and what they do. */
interface EditionCards {
  readonly pack: () => Promise<{ readonly pack: Pack }>;
  readonly registry: Registry;
}

const CARDS: Readonly<Record<EditionId, EditionCards>> = {
  "1e": { pack: () => import("@broadside/cards/1e"), registry: FIRST_EDITION_ABILITIES },
  "2.0": { pack: () => import("@broadside/cards/2.0"), registry: ABILITIES_2_0 },
  "2.5": { pack: () => import("@broadside/cards/2.5"), registry: ABILITIES_2_5 },
};

const catalogues = new Map<EditionId, Catalogue>();

export async function catalogueFor(edition: EditionId): Promise<Catalogue> {
  const known = catalogues.get(edition);
  if (known) return known;
  const { pack } = await CARDS[edition].pack();
  const made = catalogueOf(pack);
  catalogues.set(edition, made);
  return made;
}

/**
 * A catalogue and a registry that follow the players' agreement on our Damage card texts. Depending on the agreement, either the rules run
 * these cards, or the catalogue marks them as resolved by hand.
 */
interface PlayedCards {
  readonly catalogue: Catalogue;
  readonly registry: Registry;
}

/**
 * For each edition, the cards for games in which players resolve our Damage cards by hand. They are created only once, because other caches
 * depend on the registry.
 */
const byHand = new Map<EditionId, PlayedCards>();

async function cardsFor(setup: Pick<GameSetup, "edition" | "agreements">): Promise<PlayedCards> {
  const { edition } = setup;
  const { registry } = CARDS[edition];
  const catalogue = await catalogueFor(edition);
  if (agreementsOf(setup).unknownDamage === "ours") return { catalogue, registry };
  const known = byHand.get(edition);
  if (known) return known;
  const made = { catalogue: withOurDamageByHand(catalogue), registry: withoutOurDamage(registry, catalogue) };
  byHand.set(edition, made);
  return made;
}

/** Returns the date of the points update in a catalogue. Undefined if the catalogue has the edition's original points. */
export const updateOf = async ({ pack }: Catalogue): Promise<string | undefined> =>
  pack.date === (await catalogueFor(pack.edition)).pack.date ? undefined : pack.date;

/** Loads the content of a game with this scenario, or without one. */
export const contentWith = async (
  scenario: Scenario | undefined,
  setup: Pick<GameSetup, "edition" | "reference" | "agreements">,
): Promise<Content> => ({
  edition: editionById(setup.edition, setup.reference),
  ...(await cardsFor(setup)),
  ...(scenario && { scenario }),
});

/**
 * Loads the content of a game. Undefined if the scenario is unknown. Points updates make no difference here, because a record stores what
 * its ships cost.
 */
export async function contentFor(
  setup: Pick<GameSetup, "edition" | "reference" | "scenario" | "options" | "agreements">,
): Promise<Content | undefined> {
  const { scenario: id, options } = setup;
  const scenario = id === undefined ? undefined : scenarioById(id, options);
  return id !== undefined && !scenario ? undefined : contentWith(scenario, setup);
}
