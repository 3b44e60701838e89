/** The first edition: its phases and its attack as lists of steps. */
import { DICE_NUMBERS, MODIFICATIONS } from "@broadside/dice";
import { slidingTallon } from "@broadside/geometry";
import { FIRST_EDITION_DECLOAKING } from "../actions/decloak.ts";
import { aftermath } from "../attack/aftermath-first-edition.ts";
import { cancellingOf } from "../attack/cancelling.ts";
import { ATTACK, DICE_ROLLED } from "../attack/steps.ts";
import type { Edition } from "../contract/edition.ts";
import { isWaitingForSlot } from "../damage/destruction.ts";
import { detonate } from "../devices/devices.ts";
import { DEVICE_RULES, sufferDevice } from "../devices/effects-first-edition.ts";
import { carrierLost } from "../docking/docking.ts";
import { executeInFirstEdition } from "../maneuver/maneuver.ts";
import { meetObstaclesMoved, obstaclesFlownOver } from "../obstacles/obstacles.ts";
import { ACTIVATION, ACTIVATION_TURNS } from "../phases/activation-first-edition.ts";
import { COMBAT, COMBAT_TURNS } from "../phases/combat.ts";
import { END } from "../phases/end.ts";
import { PLANNING } from "../phases/planning.ts";
import { isStressed } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import { DEPLOYMENT_RULES } from "../set-up/ships-first-edition.ts";
import { SET_UP, SET_UPS } from "../set-up/steps-first-edition.ts";
import { isPrimary } from "../state/state.ts";
import { afterAssigned, FIRST_EDITION_JAM } from "../tokens/after-assigned-first-edition.ts";
import { isIonized } from "../tokens/ion.ts";
import { FIRST_EDITION_ACTIONS, FIRST_EDITION_HUGE_ACTIONS } from "./first-edition-actions.ts";
import { NO_SWITCHES } from "./switches.ts";

export const FIRST_EDITION: Edition = {
  id: "1e",
  switches: NO_SWITCHES,
  attackBars: {
    primaryReach: "1E-ATK-03",
    cardReach: "1E-ATK-04",
    hugeReach: "HS-ARC-02",
    "crippled section": "HS-TGT-10",
    "behind the centre line": "HS-TGT-03",
    "no energy": "HS-ENERGY-19",
    "no charges": "1E-ATK-17",
    "no lock": "1E-ATK-04",
    "no focus token": "1E-ATK-04",
    "no token": "1E-ATK-04",
    "its card": "1E-ATK-04",
    "in contact": "1E-ATK-21",
    forbidden: "1E-COMP-09",
    "used up": "HS-ATK-02",
  },
  questions: {
    useAbility: "1E-ROUND-02",
    cardSide: "1E-SQUAD-09",
    nextToActivate: "1E-ACTIV-02",
    nextToAttack: "1E-COMBAT-01",
    dial: "1E-PLAN-01",
    action: "1E-ACT-01",
    attack: "1E-COMBAT-02",
    modifyAttackDice: "1E-ATK-07",
    modifyDefenseDice: "1E-ATK-08",
    reroll: "1E-COMP-17",
    deviceOrder: "1E-ROUND-02",
    emptyDeck: "1E-DMG-08",
    deviceVictim: "1E-BOMB-05",
    strikeOrder: "1E-ROUND-03",
    givenAction: "1E-ACT-03",
    givenManeuver: "1E-ACTIV-05",
    givenAttack: "1E-ATK-19",
    weaponCost: "1E-ATK-17",
    chooseEffect: "1E-COMP-10",
    chooseShip: "1E-ROUND-03",
    changeResult: "1E-ATK-23",
    lookAtDial: "1E-PLAN-03",
    discardDamage: "1E-DMG-10",
    damageDealt: "1E-DMG-02",
    removeLock: "1E-ACT-09",
    keptLock: "1E-ACT-07",
    condition: "1E-COND-01",
    lineOfAttack: "1E-OBST-10",
  },
  usualDeck: "core-tfa",
  arcs: "first",
  contactBand: 1,
  upgradesHaveArcs: false,
  bullseyeArcs: "printed",
  teamMates: "friendly",
  ordered: "seats",
  runOverDamage: () => Number.POSITIVE_INFINITY,
  dice: DICE_NUMBERS["1e"],
  failedActions: "another",
  damageActions: "as one",
  keepsDealers: false,
  phases: { setup: SET_UP, planning: PLANNING, system: [], activation: ACTIVATION, combat: COMBAT, end: END },
  turns: { activation: ACTIVATION_TURNS, combat: COMBAT_TURNS },
  setUps: SET_UPS,
  deploying: DEPLOYMENT_RULES,
  measuredDuring: ["attack", "choose ship"],
  tallonSlides: slidingTallon,
  roundPhases: ["planning", "activation", "combat", "end"],
  attack: ATTACK,
  diceRolled: DICE_ROLLED,
  hasRangeBonus: (_game, _ship, weapon) => isPrimary(weapon),
  cancelling: cancellingOf,
  tokens: MODIFICATIONS["1e"],
  neverOnHugeShips: ["stress", "focus", "evade", "condition"],
  ionizedBy: { small: 1, medium: 2, large: 2, huge: Number.POSITIVE_INFINITY },
  endings: { elimination: "1E-END-02", scores: "1E-END-04", goal: "1E-END-03" },
  actions: FIRST_EDITION_ACTIONS,
  hugeActions: FIRST_EDITION_HUGE_ACTIONS,
  mayAct: (game, ship, action, colour, evenStressed) =>
    evenStressed === true || !isStressed(ship) || may(game, "actDespite", { ship, action, colour, despite: "stress" }, false),
  agilityByTokens: (game, { tokens }) => (tokens.cloak > 0 ? 2 : 0) - (game.state.cursor.phase === "combat" ? tokens.tractor : 0),
  isCloaked: ({ tokens }) => tokens.cloak > 0,
  noAttacksOn: ["asteroid"],
  ruleModifications: [],
  mayModify: () => true,
  mayBonusAttack: () => true,
  bonusAttackMade: () => {},
  aftermath,
  destroyedAt: "removal",
  replacedCosts: "unpaid",
  bullseyeBarsTokens: true,
  contactAttacks: "unless overlapped",
  raisedInitiative: "missed",
  getsDial: (game, ship) => !isIonized(game, ship),
  coloursCount: "revealed",
  executeManeuver: executeInFirstEdition,
  obstaclesOnTheWay: obstaclesFlownOver,
  meetObstaclesMoved,
  staysToAttack: isWaitingForSlot,
  afterAssigned,
  jamTakes: FIRST_EDITION_JAM.takes,
  decloaking: FIRST_EDITION_DECLOAKING,
  devices: {
    rules: DEVICE_RULES,
    detonate,
    suffer: sufferDevice,
    rows: { contact: "1E-BOMB-01", onTable: "1E-BOMB-02", laid: "1E-COMP-09" },
  },
  tokenLimits: {},
  mayLock: () => true,
  mayBeCoordinated: () => true,
  conditions: { unprintedLimit: Number.POSITIVE_INFINITY, beyondLimit: "first", outlastShips: false, markers: {} },
  remoteRules: {},
  carrierLost,
};
