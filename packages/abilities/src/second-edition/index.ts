/**
 * The abilities of second-edition cards, in the form that the rules read. Each edition has its own registry, because some cards differ in
 * 2.5.
 */
import type { Registry } from "@broadside/rules";
import { SECOND_EDITION_CARDS } from "../generated/second-edition.ts";
import { registryOf } from "../registry.ts";
import { PLAIN } from "./plain.ts";

export const ABILITIES_2_0: Registry = registryOf(SECOND_EDITION_CARDS, PLAIN, "2.0");
export const ABILITIES_2_5: Registry = registryOf(SECOND_EDITION_CARDS, PLAIN, "2.5");
