/** What a card may use besides the types: the procedures of the game, its figures and its questions. */
export { choose, NOTHING, type Option, optionsOf, type Procedure } from "./ask.ts";
export type { Answers, Sums } from "./asked-of-cards.ts";
export { addEffect, assignCondition, effectOn, removeEffects, showCondition } from "./effects.ts";
export { gainEnergy, setCardEnergy, spendCardEnergy, spendEnergy, trimEnergy } from "./energy.ts";
export { cardsToHold } from "./exchange.ts";
export {
  actionBar,
  agility,
  barActions,
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
  remainingHull,
  shieldsLeft,
  shieldValue,
} from "./figures.ts";
export { type AllowedActions, freeAction, hasFreeAction } from "./procedures/actions/perform-action.ts";
export { attack, mayAttackOnceMore } from "./procedures/attack/attack.ts";
export { devicesObstructing, isAreaInAttackArc, isDefending, isInAttackArc, shipsObstructing } from "./procedures/attack/attack-arc.ts";
export {
  countFocuses,
  diceOf,
  focusesLeft,
  mayModifyRoll,
  modifyAttackDice,
  modifyDefenseDice,
  rerollableOfRoll,
  rerollChosenOfRoll,
  rerollInAttack,
  rerollOfRoll,
} from "./procedures/attack/dice.ts";
export { canRedirect, redirectAttack } from "./procedures/attack/redirect.ts";
export { attacksOpen, couldTarget } from "./procedures/attack/targets.ts";
export {
  arcsShown,
  isAreaInArcOf,
  isInArcOf,
  isInBullseye,
  isInFiringArc,
  isOrdnance,
  rangeInArcsNow,
  rangeInFiringArc,
  weaponRange,
} from "./procedures/attack/weapons.ts";
export { containerPlaces, placeContainer } from "./procedures/cargo.ts";
export {
  cardsInDeck,
  dealDamageCard,
  dealFromDeck,
  dealThisCard,
  discardDamage,
  drawFaceupFrom,
  preventDamage,
  sufferDamage,
  turnFacedown,
  turnFaceup,
  unprevented,
} from "./procedures/damage.ts";
export { decloak } from "./procedures/decloak.ts";
export { AFTER_ATTACK, destroy, destroyedInAttack, destroyIfDead } from "./procedures/destruction.ts";
export { DEVICE_RULES } from "./procedures/device-effects.ts";
export { addFuse, dropDevice, isBomb, mayDrop } from "./procedures/devices.ts";
export { canFly, codesToChoose } from "./procedures/dial.ts";
export {
  BANK_DECLOAKS,
  BOOSTS,
  type Direction,
  FAST_BOOSTS,
  FAST_ROLLS,
  STRAIGHT_BOOST,
  TURN_BOOSTS,
  TURN_ROLLS,
} from "./procedures/directions.ts";
export { exchangeCard, placesToExchange } from "./procedures/exchange.ts";
export { changeManeuver, codeOf, colourOf, executeManeuver, replaceManeuver } from "./procedures/maneuver.ts";
export { asSideslip, atOtherSpeed, isBasic, isForward } from "./procedures/maneuver-kinds.ts";
export { kindOf } from "./procedures/obstacles.ts";
export { openSections, sectionStruck } from "./procedures/sections.ts";
export { loseShield, loseShields, recoverAnywhere, recoverShields, setShields } from "./procedures/shields.ts";
export { discardUpgrade } from "./procedures/upgrades.ts";
export { difficultyOf, may } from "./query.ts";
export { enemiesOf, isEnemy, isFriendly, isLarger, opposingSeat, otherFriendsOf, shipsInPlay } from "./relation.ts";
export { rollDice } from "./roll.ts";
export { coordinateShip } from "./second-edition/actions/coordinate.ts";
export { canLockObject, chooseLock, holdersOfLocksOn, lockable, lockObject } from "./second-edition/actions/lock.ts";
export { canRotateArc, rotateArcOf } from "./second-edition/actions/rotate-arc.ts";
export { skipManeuver } from "./second-edition/activation.ts";
export { attackDiceOf, leaveOutDice } from "./second-edition/attack-steps.ts";
export { boardEnemy, canBoard } from "./second-edition/boarding.ts";
export {
  canRecoverCharge,
  chargeLimit,
  chargesOn,
  flipUpgrade,
  forceSpent,
  loseCharges,
  placeOfCharges,
  recoverCharge,
  recoverForce,
  spendCharges,
  spendForce,
} from "./second-edition/charges.ts";
export { bentWay, type DeviceWay, straightWay, TOUCHING_WAY } from "./second-edition/device-ways.ts";
export {
  addedWays,
  deviceOn,
  hasPlacedDevice,
  markPlaced,
  mayPlaceOrDecloak,
  placeDevice,
  placeFromCard,
  removeDevice,
  waysToPlace,
} from "./second-edition/devices.ts";
export { setDial, showDial } from "./second-edition/dials.ts";
export { handOver, mayBeHandedOver, swapUpgrades } from "./second-edition/handing-over.ts";
export { regainEnergy } from "./second-edition/huge/energy.ts";
export { attackByHeader, hasHeaderAttack } from "./second-edition/huge/engagement.ts";
export { onlineHardpoints, turnHardpoint } from "./second-edition/huge/hardpoints.ts";
export { precisionShooter } from "./second-edition/huge/precision-shot.ts";
export { hasFlownIonManeuver } from "./second-edition/ion-maneuver.ts";
export { canLayBehind, layBehind } from "./second-edition/laid-behind.ts";
export { canDropCargo, dropCargo, layObstacle, removeObstacle } from "./second-edition/laid-obstacles.ts";
export { canLaunchCloud, canLaunchRemote, launchCloud, launchRemote } from "./second-edition/launching.ts";
export { barrelRollShip, boostShip, canBarrelRoll, canBoost } from "./second-edition/moves.ts";
export { objectsOf, rangeToObject, unitsOf } from "./second-edition/objects.ts";
export { isSafeFrom } from "./second-edition/obstacles.ts";
export { obstaclesPassed, shipsPassed } from "./second-edition/passed.ts";
export { dealPicked } from "./second-edition/picked-damage.ts";
export { placeRemote, putOnCard } from "./second-edition/remotes/placing.ts";
export { placeRemoteFreely } from "./second-edition/remotes/placing-freely.ts";
export { isEnemyOf, isFriendOf } from "./second-edition/remotes/rule.ts";
export {
  exposeChosen,
  exposeDamage,
  isCriticallyDamaged,
  isDamaged,
  type RepairedKind,
  repairDamage,
  repairFaceup,
  revealDamage,
} from "./second-edition/repair.ts";
export { edgeLeft, placeAtEdge } from "./second-edition/returning.ts";
export { countersOn, moveCounters, scoreCounters } from "./second-edition/scenario/account.ts";
export { putInReserve } from "./second-edition/scenario/leaving.ts";
export { carriedBy, pieceArea, piecesOf, setPiece } from "./second-edition/scenario/pieces.ts";
export { regionsOf } from "./second-edition/set-up/areas.ts";
export { arrive, moveObstacle, type PlacesFor, roomForObstacle } from "./second-edition/set-up/by-cards.ts";
export { layDeviceFreely, roomForDevice } from "./second-edition/set-up/laid-devices.ts";
export { mayPlaceAnew, placeAnew, unitOf } from "./second-edition/set-up/placed-anew.ts";
export { isTractored } from "./second-edition/status.ts";
export { GREEN, mayTransfer, ORANGE, RED, transferToken } from "./second-edition/tokens.ts";
export { canTurnInPlace, turnInPlace } from "./second-edition/turning.ts";
export { dockedMates, joinFromDock } from "./second-edition/wings/joining.ts";
export { type Protection, protect, protectors } from "./second-edition/wings/protection.ts";
export { reservedWing } from "./second-edition/wings/reserve.ts";
export { splitWing } from "./second-edition/wings/splitting.ts";
export { isLeader, leaderOf, wingmatesOf } from "./second-edition/wings/wing.ts";
export { LOOKS_AT_DIAL } from "./secrets.ts";
export type { Timing } from "./timing.ts";
export {
  acquireLock,
  assign,
  focusHolders,
  hasLock,
  isOnAttacker,
  lockReach,
  lockTarget,
  loseLock,
  loseToken,
  mayHave,
  spendFocus,
  spendLock,
  spendToken,
} from "./tokens.ts";
