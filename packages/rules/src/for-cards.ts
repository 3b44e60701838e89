/** What a card may use besides the types: the procedures of the game, its figures and its questions. */
export { choose, type Option, optionsOf, type Procedure } from "./ask.ts";
export { addEffect, assignCondition, effectOn, removeEffects } from "./effects.ts";
export { gainEnergy, setCardEnergy, spendCardEnergy, spendEnergy, trimEnergy } from "./energy.ts";
export {
  actionBar,
  agility,
  cardEnergyLimit,
  damageTotal,
  energyLimit,
  hull,
  isStressed,
  type Part,
  partOf,
  partsOf,
  pilotSkill,
  primaryValue,
  shieldsLeft,
  shieldValue,
} from "./figures.ts";
export { freeAction, hasFreeAction } from "./procedures/actions/perform-action.ts";
export { attack } from "./procedures/attack/attack.ts";
export { diceOf, modifyAttackDice, modifyDefenseDice, rerollInAttack } from "./procedures/attack/dice.ts";
export { canRedirect, redirectAttack } from "./procedures/attack/redirect.ts";
export { attacksOpen, couldTarget } from "./procedures/attack/targets.ts";
export { isInFiringArc } from "./procedures/attack/weapons.ts";
export { containerPlaces, placeContainer } from "./procedures/cargo.ts";
export {
  dealDamageCard,
  dealThisCard,
  discardDamage,
  drawFaceupFrom,
  sufferDamage,
  turnFacedown,
  turnFaceup,
} from "./procedures/damage.ts";
export { decloak } from "./procedures/decloak.ts";
export { DEVICE_RULES } from "./procedures/device-effects.ts";
export { dropDevice, mayDrop } from "./procedures/devices.ts";
export { codesToChoose } from "./procedures/dial.ts";
export { exchangeCard, placesToExchange } from "./procedures/exchange.ts";
export { changeManeuver, executeManeuver } from "./procedures/maneuver.ts";
export { openSections, sectionStruck } from "./procedures/sections.ts";
export { recoverAnywhere, recoverShields, setShields } from "./procedures/shields.ts";
export { discardUpgrade } from "./procedures/upgrades.ts";
export { type Answers, difficultyOf, may, type Sums } from "./query.ts";
export { enemiesOf, isEnemy, isFriendly, otherFriendsOf, shipsInPlay } from "./relation.ts";
export { rollDice } from "./roll.ts";
export { LOOKS_AT_DIAL } from "./secrets.ts";
export type { Timing } from "./timing.ts";
export { acquireLock, assign, hasLock, isOnAttacker, lockReach, lockTarget, loseLock, loseToken, mayHave } from "./tokens.ts";
