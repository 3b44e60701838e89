/** The second edition: 2.0 and 2.5 are two versions of one set of rules, each with its own switches, lists of steps and tables. */
import { DICE_NUMBERS, MODIFICATIONS } from "@broadside/dice";
import { type EndingRules, LATEST_REFERENCES, type SecondEdition } from "@broadside/formats";
import { TALLON_PLACES } from "@broadside/geometry";
import { conditionsBy } from "../abilities/conditions-second-edition.ts";
import { QUEUE } from "../abilities/queue.ts";
import { aftermath } from "../attack/aftermath-second-edition.ts";
import { bonusAttackMade, mayBonusAttack } from "../attack/bonus-attack.ts";
import { GAS_CLOUD_EVADE } from "../attack/gas-clouds.ts";
import { ATTACK, cancellingOf, DICE_ROLLED, mayModify } from "../attack/steps-second-edition.ts";
import { isOrdnance } from "../attack/weapons.ts";
import type { Edition } from "../contract/edition.ts";
import { DEVICE_BOOK } from "../devices/devices-second-edition.ts";
import { carrierLost } from "../docking/docking-second-edition.ts";
import { executeManeuver } from "../maneuver/maneuver-second-edition.ts";
import { obstaclesOnTheWay } from "../obstacles/obstacles-met.ts";
import { isSafeFrom, meetObstaclesMoved } from "../obstacles/obstacles-second-edition.ts";
import { ACTIVATION, ACTIVATION_TURNS } from "../phases/activation-second-edition.ts";
import { END_1_1, END_1_3 } from "../phases/end-second-edition.ts";
import { ENGAGEMENT, ENGAGEMENT_TURNS, staysToAttack } from "../phases/engagement-second-edition.ts";
import { getsDial, PLANNING } from "../phases/planning-second-edition.ts";
import { SYSTEM, SYSTEM_TURNS } from "../phases/system.ts";
import { may } from "../queries/query.ts";
import { REMOTE_RULES } from "../remotes/table.ts";
import { MARKED_BANK_DECLOAKS, MARKED_DECLOAKS } from "../reposition/directions.ts";
import { scoredDamage } from "../score/standard-score.ts";
import { DEPLOYMENT_RULES } from "../set-up/forces.ts";
import { EPIC_SET_UP, SET_UP } from "../set-up/steps-second-edition.ts";
import type { Reference } from "../state/setup.ts";
import { afterAssigned, GREEN, mayLock } from "../tokens/after-assigned-second-edition.ts";
import { agilityByTokens, isCloaked, mayAct } from "../tokens/status.ts";
import { afterAbility } from "../tokens/tractor-second-edition.ts";
import { SECOND_EDITION_ACTIONS, SECOND_EDITION_HUGE_ACTIONS } from "./second-edition-actions.ts";
import { switchesOf } from "./switches.ts";

const ENDINGS: Readonly<Record<SecondEdition, EndingRules>> = {
  "2.0": { elimination: "2E-END-05", goal: "EB-SCORE-01", scores: "EB-SCORE-01" },
  "2.5": { elimination: "SC-COMMON-41", goal: "SC-COMMON-44", scores: "2E-END-07", level: "SC-COMMON-52-Q" },
};

const made = new Map<string, Edition>();

/**
 * Returns the edition for a reference version. It is cached because games compare editions by object identity, so each version must always
 * give the same object.
 */
export function secondEdition(id: SecondEdition, reference: Reference = LATEST_REFERENCES[id]): Edition {
  const name = `${id} ${reference}`;
  const known = made.get(name) ?? editionBy(id, reference);
  made.set(name, known);
  return known;
}

function editionBy(id: SecondEdition, reference: Reference): Edition {
  const switches = switchesOf(reference);
  return {
    id,
    switches,
    attackBars: {
      primaryReach: "2E-ATK-03",
      cardReach: "2E-ATK-03",
      hugeReach: "2E-ATK-03",
      "crippled section": "2E-ATK-06",
      "behind the centre line": "2E-ATK-03",
      "no energy": "2E-ATK-05",
      "no charges": "2E-ATK-05",
      "no lock": "2E-ATK-42",
      "no focus token": "2E-ATK-42",
      "no token": "2E-ATK-42",
      "its card": "2E-ATK-03",
      "in contact": switches.contactAttacks ? "2E-ATK-10" : "2E-ATK-08",
      forbidden: "2E-ATK-03",
      "used up": "2E-HUGE-33",
    },
    questions: {
      useAbility: "2E-TIME-08",
      cardSide: "2E-SETUP-20",
      nextToActivate: "2E-TIME-03",
      nextToAttack: "2E-TIME-03",
      dial: "2E-PLAN-01",
      action: "2E-ACTIV-02",
      attack: "2E-ENGAGE-02",
      modifyAttackDice: "2E-ATK-18",
      modifyDefenseDice: "2E-ATK-30",
      reroll: "2E-ATK-19",
      deviceOrder: "2E-TIME-28",
      deviceVictim: "2E-DEV-08",
      strikeOrder: "2E-TIME-28",
      givenAction: "2E-ACT-20",
      givenManeuver: "2E-MOVE-02",
      givenAttack: "2E-ENGAGE-10",
      weaponCost: "2E-ATK-04",
      chooseEffect: "2E-TIME-14",
      chooseShip: "2E-TIME-16",
      changeResult: "2E-ATK-25",
      lookAtDial: "2E-COMP-26",
      discardDamage: "2E-DMG-11",
      damageDealt: "2E-DMG-02",
      removeLock: "2E-ACT-36",
      keptLock: "2E-ACT-34",
      condition: "2E-COND-01",
      lineOfAttack: "2E-ATK-44",
      emptyDeck: "2E-DMG-13",
    },
    usualDeck: "core",
    arcs: "second",
    contactBand: 0,
    arcRange: 3,
    upgradesHaveArcs: true,
    bullseyeArcs: "all",
    teamMates: "allied",
    ordered: "teams",
    runOverDamage: (speed) => speed,
    dice: DICE_NUMBERS[switches.contactAttacks ? "2.5" : "2.0"],
    failedActions: "spent",
    damageActions: "each",
    keepsDealers: true,
    queue: QUEUE,
    phases: {
      setup: SET_UP,
      planning: PLANNING,
      system: SYSTEM,
      activation: ACTIVATION,
      combat: ENGAGEMENT,
      end: switches.orderedEndPhase ? END_1_3 : END_1_1,
    },
    turns: { system: SYSTEM_TURNS, activation: ACTIVATION_TURNS, combat: ENGAGEMENT_TURNS },
    epicSetUp: EPIC_SET_UP,
    deploying: DEPLOYMENT_RULES,
    measuredDuring: ["attack", "choose ship", "lock", "coordinate", "jam"],
    tallonSlides: () => TALLON_PLACES,
    roundPhases: ["planning", "system", "activation", "combat", "end"],
    attack: ATTACK,
    diceRolled: DICE_ROLLED,
    hasRangeBonus: (game, ship, weapon) => !isOrdnance(game, ship, weapon),
    cancelling: cancellingOf,
    tokens: MODIFICATIONS[id],
    neverOnHugeShips: [],
    ionizedBy: { small: 1, medium: 2, large: 3, huge: 6 },
    endings: ENDINGS[id],
    actions: SECOND_EDITION_ACTIONS,
    hugeActions: SECOND_EDITION_HUGE_ACTIONS,
    mayAct,
    agilityByTokens,
    isCloaked,
    noAttacksOn: switches.harshObstacles ? ["asteroid", "debris", "gascloud"] : ["asteroid"],
    ruleModifications: switches.plainGasClouds ? [] : [GAS_CLOUD_EVADE],
    mayModify,
    mayBonusAttack,
    bonusAttackMade,
    aftermath,
    destroyedAt: "damage",
    replacedCosts: "paid",
    bullseyeBarsTokens: false,
    contactAttacks: switches.contactAttacks ? "primary weapons" : "never",
    raisedInitiative: "last",
    getsDial,
    coloursCount: "executed",
    mayBeCoordinated: (game, ship) => !isSafeFrom(game, ship, "coordinate") && may(game, "beCoordinated", { ship }, true),
    executeManeuver,
    obstaclesOnTheWay,
    meetObstaclesMoved,
    staysToAttack,
    afterAssigned,
    jamTakes: GREEN,
    afterAbility,
    decloaking: { rule: "2E-SYS-04", directions: MARKED_DECLOAKS, bent: MARKED_BANK_DECLOAKS, attempts: true },
    devices: DEVICE_BOOK,
    tokenLimits: { cloak: 1 },
    mayLock,
    conditions: conditionsBy(switches),
    remoteRules: REMOTE_RULES,
    carrierLost,
    scoredDamage,
  };
}
