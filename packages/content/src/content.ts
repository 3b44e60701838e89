/** What a game is played with, by its set-up: the rules of its edition, the cards and what they do, the scenario. Packs come when they are wanted. */
import { ABILITIES_2_0, ABILITIES_2_5, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { type Catalogue, catalogueOf, type Pack } from "@broadside/cards";
import {
  type Content,
  type Edition,
  type EditionId,
  FIRST_EDITION,
  type GameSetup,
  type Reference,
  type Registry,
  secondEdition,
} from "@broadside/rules";
import { scenarioById } from "@broadside/scenarios";

interface EditionParts {
  readonly pack: () => Promise<{ readonly pack: Pack }>;
  readonly edition: (reference: Reference | undefined) => Edition;
  readonly registry: Registry;
}

const EDITIONS: Readonly<Record<EditionId, EditionParts>> = {
  "1e": { pack: () => import("@broadside/cards/1e"), edition: () => FIRST_EDITION, registry: FIRST_EDITION_ABILITIES },
  "2.0": {
    pack: () => import("@broadside/cards/2.0"),
    edition: (reference) => secondEdition("2.0", reference),
    registry: ABILITIES_2_0,
  },
  "2.5": {
    pack: () => import("@broadside/cards/2.5"),
    edition: (reference) => secondEdition("2.5", reference),
    registry: ABILITIES_2_5,
  },
};

const catalogues = new Map<EditionId, Catalogue>();

export async function catalogueFor(edition: EditionId): Promise<Catalogue> {
  const known = catalogues.get(edition);
  if (known) return known;
  const { pack } = await EDITIONS[edition].pack();
  const made = catalogueOf(pack);
  catalogues.set(edition, made);
  return made;
}

/** The date of the points update that a catalogue has been given; undefined where it is the edition's own. */
export const updateOf = async ({ pack }: Catalogue): Promise<string | undefined> =>
  pack.date === (await catalogueFor(pack.edition)).pack.date ? undefined : pack.date;

/** What a game without a scenario is played with. */
export const editionContent = async ({ edition, reference }: Pick<GameSetup, "edition" | "reference">): Promise<Content> => ({
  edition: EDITIONS[edition].edition(reference),
  catalogue: await catalogueFor(edition),
  registry: EDITIONS[edition].registry,
});

/** A record holds what its ships count, so points updates change nothing here. Undefined where the scenario is not known. */
export async function contentFor(setup: Pick<GameSetup, "edition" | "reference" | "scenario" | "options">): Promise<Content | undefined> {
  const { scenario: id, options } = setup;
  const scenario = id === undefined ? undefined : scenarioById(id, options);
  if (id !== undefined && !scenario) return undefined;
  return { ...(await editionContent(setup)), ...(scenario && { scenario }) };
}
