/** What second-edition cards do, as the rules read it: one registry an edition, for some cards say something else in 2.5. */
import type { Ability, Registry } from "@broadside/rules";
import { abilitiesOf, type Card } from "../card.ts";
import { CONDITIONS } from "./conditions/cards.ts";
import { CORE_DAMAGE_DECK } from "./damage/core/deck.ts";
import { HUGE_SHIP_CARDS } from "./huge-ships.ts";
import { FIRST_ORDER_PILOTS } from "./pilots/first-order/cards.ts";
import { IMPERIAL_PILOTS } from "./pilots/galactic-empire/cards.ts";
import { REPUBLIC_PILOTS } from "./pilots/galactic-republic/cards.ts";
import { REBEL_PILOTS } from "./pilots/rebel-alliance/cards.ts";
import { RESISTANCE_PILOTS } from "./pilots/resistance/cards.ts";
import { SCUM_PILOTS } from "./pilots/scum-and-villainy/cards.ts";
import { SEPARATIST_PILOTS } from "./pilots/separatist-alliance/cards.ts";
import { PLAIN } from "./plain.ts";
import { SHIP_ABILITIES } from "./ships/cards.ts";
import { ASTROMECH_CARDS } from "./upgrades/astromechs/cards.ts";
import { CARGO } from "./upgrades/cargo/cards.ts";
import { COMMANDS } from "./upgrades/commands/cards.ts";
import { CONFIGURATIONS } from "./upgrades/configurations/cards.ts";
import { CREW_CARDS } from "./upgrades/crew/cards.ts";
import { DEVICE_CARDS } from "./upgrades/devices/cards.ts";
import { FORCE_POWERS } from "./upgrades/force-powers/cards.ts";
import { GUNNER_CARDS } from "./upgrades/gunners/cards.ts";
import { ILLICIT } from "./upgrades/illicit/cards.ts";
import { MODIFICATIONS } from "./upgrades/modifications/cards.ts";
import { SENSORS } from "./upgrades/sensors/cards.ts";
import { TACTICAL_RELAYS } from "./upgrades/tactical-relays/cards.ts";
import { TALENTS } from "./upgrades/talents/cards.ts";
import { TEAMS } from "./upgrades/teams/cards.ts";
import { TECH } from "./upgrades/tech/cards.ts";
import { TITLES } from "./upgrades/titles/cards.ts";
import { WEAPON_CARDS } from "./upgrades/weapons/cards.ts";
import { WING_CARDS } from "./upgrades/wings/cards.ts";

const CARDS: readonly Card[] = [
  ...CORE_DAMAGE_DECK,
  ...HUGE_SHIP_CARDS,
  ...WING_CARDS,
  ...TEAMS,
  ...COMMANDS,
  ...CARGO,
  ...CREW_CARDS,
  ...WEAPON_CARDS,
  ...DEVICE_CARDS,
  ...GUNNER_CARDS,
  ...ASTROMECH_CARDS,
  ...TALENTS,
  ...FORCE_POWERS,
  ...MODIFICATIONS,
  ...ILLICIT,
  ...SHIP_ABILITIES,
  ...CONDITIONS,
  ...CONFIGURATIONS,
  ...SENSORS,
  ...TECH,
  ...TACTICAL_RELAYS,
  ...TITLES,
  ...REBEL_PILOTS,
  ...REPUBLIC_PILOTS,
  ...RESISTANCE_PILOTS,
  ...IMPERIAL_PILOTS,
  ...FIRST_ORDER_PILOTS,
  ...SCUM_PILOTS,
  ...SEPARATIST_PILOTS,
];

const registryOf = (edition: "2.0" | "2.5"): Registry =>
  new Map([
    ...PLAIN.map((key): readonly [string, Ability] => [key, {}]),
    ...CARDS.filter(({ editions }) => editions?.includes(edition) ?? true).flatMap(abilitiesOf),
  ]);

export const ABILITIES_2_0: Registry = registryOf("2.0");
export const ABILITIES_2_5: Registry = registryOf("2.5");
