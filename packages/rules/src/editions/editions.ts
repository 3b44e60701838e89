/** Finds an edition by its id. */
import type { Edition } from "../contract/edition.ts";
import type { EditionId, Reference } from "../state/setup.ts";
import { FIRST_EDITION } from "./first-edition.ts";
import { secondEdition } from "./second-edition.ts";

const EDITIONS: Readonly<Record<EditionId, (reference: Reference | undefined) => Edition>> = {
  "1e": () => FIRST_EDITION,
  "2.0": (reference) => secondEdition("2.0", reference),
  "2.5": (reference) => secondEdition("2.5", reference),
};

/** Returns an edition under a version of its rules reference; by default, the latest. The first edition has only one version. */
export const editionById = (id: EditionId, reference?: Reference): Edition => EDITIONS[id](reference);
