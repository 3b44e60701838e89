/** What cards may use besides the types: the game's procedures, values and questions. */
export { figureIn, remembered, replaceMemory } from "./abilities/effect-data.ts";
export { addEffect, assignCondition, effectOn, removeEffects, showCondition } from "./abilities/effects.ts";
export { hasAbilitiesToCome } from "./abilities/window.ts";
export { coordinateShip } from "./actions/coordinate-second-edition.ts";
export { decloak } from "./actions/decloak.ts";
export { stressOfJam } from "./actions/jam.ts";
export { canLockObject, chooseLock, holdersOfLocksOn, lockable, lockObject } from "./actions/lock-second-edition.ts";
export { type AllowedActions, freeAction, hasFreeAction } from "./actions/perform-action.ts";
export { canRotateArc, rotateArcOf } from "./actions/rotate-arc.ts";
export { attack, mayAttackOnceMore } from "./attack/attack.ts";
export { devicesObstructing, isAreaInAttackArc, isDefending, isInAttackArc, shipsObstructing } from "./attack/attack-arc.ts";
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
  rerollPlacesOfRoll,
  rerollsLeft,
} from "./attack/dice.ts";
export { isRemembered, rememberInAttack, rememberInAttacks } from "./attack/duel.ts";
export { isForbiddenByBullseye } from "./attack/modify.ts";
export { precisionShooter } from "./attack/precision-shot.ts";
export { canRedirect, redirectAttack } from "./attack/redirect.ts";
export { rollDice } from "./attack/roll.ts";
export { attackDiceOf, leaveOutDice } from "./attack/steps-second-edition.ts";
export { attacksOpen, couldTarget, type OpenAttack } from "./attack/targets.ts";
export {
  arcsShown,
  isAreaInArcOf,
  isInArcOf,
  isInBullseye,
  isInFiringArc,
  isOrdnance,
  rangeInArcsNow,
  rangeInFiringArc,
  rangeToAreaInArc,
  type WeaponState,
  weaponDice,
  weaponKey,
  weaponRange,
  weaponsOf,
} from "./attack/weapons.ts";
export { isHulk } from "./board/board.ts";
export { obstaclesPassed, shipsPassed } from "./board/moved-through.ts";
export { objectsOf, rangeToObject, unitsOf } from "./board/objects.ts";
export { edgeLeft, placeAtEdge } from "./board/saved-from-fleeing.ts";
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
  setCharges,
  spendCharges,
  spendForce,
} from "./charges/charges.ts";
export type { Option, Procedure } from "./contract/ask.ts";
export type { DeviceWay, Direction } from "./contract/edition-parts.ts";
export type { Answers, LentFor, Sums } from "./contract/queries.ts";
export type { Timing } from "./contract/timing.ts";
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
} from "./damage/damage.ts";
export { AFTER_ATTACK, destroy, destroyedInAttack, destroyIfDead } from "./damage/destruction.ts";
export { dealAnother, dealPicked } from "./damage/picked-damage.ts";
export {
  exposeChosen,
  exposeDamage,
  isCriticallyDamaged,
  isDamaged,
  type RepairedKind,
  repairDamage,
  repairFaceup,
  revealDamage,
} from "./damage/repair.ts";
export { loseShield, loseShields, recoverAnywhere, recoverShields, setShields } from "./damage/shields.ts";
export { addedWays, bentWay, droppedFrom, straightWay, TOUCHING_WAY } from "./devices/device-ways.ts";
export { addFuse, dropDevice, isBomb, mayDrop } from "./devices/devices.ts";
export {
  deviceOn,
  hasPlacedDevice,
  markPlaced,
  mayPlaceOrDecloak,
  placeDevice,
  placeFromCard,
  removeDevice,
  waysToPlace,
} from "./devices/devices-second-edition.ts";
export { DEVICE_RULES, deviceArea } from "./devices/effects-first-edition.ts";
export { canLaunchCloud, canLaunchRemote, launchCloud, launchRemote } from "./devices/launching.ts";
export { aboard } from "./docking/docking.ts";
export { choose, NOTHING, optionsOf } from "./driver/ask.ts";
export { gainEnergy, loseEnergy, setCardEnergy, spendCardEnergy, spendEnergy, trimEnergy } from "./energy/energy.ts";
export { regainEnergy } from "./energy/energy-second-edition.ts";
export { cardsToHold } from "./facts/cards-to-come.ts";
export { courseOf, endOfManeuver } from "./maneuver/course.ts";
export { canFly, codeOnDial, codesToChoose } from "./maneuver/dial.ts";
export { setDial, showDial } from "./maneuver/dials-second-edition.ts";
export { hasFlownIonManeuver } from "./maneuver/ion-maneuver.ts";
export { asSideslip, atOtherSpeed, isBasic, isForward } from "./maneuver/kinds.ts";
export { changeManeuver, codeOf, colourOf, executeManeuver, replaceManeuver } from "./maneuver/maneuver.ts";
export { postponeStressCheck, stressAfterCheck } from "./maneuver/stress-check.ts";
export { dropCargoToken } from "./obstacles/cargo.ts";
export { kindOf } from "./obstacles/obstacles.ts";
export { isSafeFrom } from "./obstacles/obstacles-second-edition.ts";
export { canLayBehind, canPlaceContainer, layBehind, placeContainer } from "./obstacles/placed-in-contact.ts";
export { canDropCargo, dropCargo, layObstacle, removeObstacle } from "./obstacles/placed-obstacles.ts";
export { skipManeuver } from "./phases/activation-second-edition.ts";
export { attackByHeader, hasHeaderAttack } from "./phases/huge-engagement-second-edition.ts";
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
} from "./queries/figures.ts";
export { difficultyOf, may } from "./queries/query.ts";
export {
  areFriendlySeats,
  areTouching,
  enemiesOf,
  isEnemy,
  isFriendly,
  isLarger,
  opposingSeat,
  otherFriendsOf,
  shipsInPlay,
} from "./queries/relation.ts";
export { boardEnemy, canBoard } from "./remotes/boarding.ts";
export { placeRemote, putOnCard } from "./remotes/placing.ts";
export { placeRemoteFreely } from "./remotes/placing-freely.ts";
export { isEnemyOf, isFriendOf } from "./remotes/rule.ts";
export {
  BANK_ROLLS,
  BOOSTS,
  FAST_BOOSTS,
  FAST_ROLLS,
  FAST_SLIDES,
  MARKED_BANK_DECLOAKS,
  STRAIGHT_BOOST,
  TURN_BOOSTS,
  TURN_ROLLS,
} from "./reposition/directions.ts";
export { barrelRollShip, boostShip, canBarrelRoll, canBoost } from "./reposition/moves-second-edition.ts";
export { canTurnInPlace, turnInPlace, turnRound } from "./reposition/turning.ts";
export { countersOn, moveCounters, scoreCounters } from "./scenario/account.ts";
export { putInReserve } from "./scenario/leaving.ts";
export { carriedBy, pieceArea, piecesOf, setPiece } from "./scenario/pieces.ts";
export { onlineHardpoints, turnHardpoint } from "./sections/hardpoints.ts";
export { openSections, sectionStruck } from "./sections/sections.ts";
export { regionsOf } from "./set-up/areas.ts";
export { mayPlaceAgain, placeAgain, shipWithWing } from "./set-up/placed-again.ts";
export { arrive, moveObstacle, type PlacesFor, roomForObstacle } from "./set-up/placed-by-cards.ts";
export { layDeviceFreely, roomForDevice } from "./set-up/set-up-devices.ts";
export { GREEN, mayTransfer, ORANGE, RED, transferToken } from "./tokens/after-assigned-second-edition.ts";
export {
  acquireLock,
  canLock,
  hasLock,
  hasLockOn,
  isOnAttacker,
  type LockAim,
  lockChosen,
  lockHolders,
  lockReach,
  locksOpen,
  locksToSpend,
  lockTarget,
  loseLock,
  spendLock,
  trimLocks,
  whoseLock,
} from "./tokens/locks.ts";
export { holdersOfLocks, passLock, passLocks, turnLocks } from "./tokens/passed-locks.ts";
export { isTractored } from "./tokens/status.ts";
export { assign, focusHolders, isRemovable, loseToken, mayHave, receive, removeStress, spendFocus, spendToken } from "./tokens/tokens.ts";
export { discardCard, returnToPlay } from "./upgrades/discard.ts";
export { exchangeCard, placesToExchange } from "./upgrades/exchange.ts";
export { handOver, mayBeHandedOver, swapUpgrades } from "./upgrades/handing-over.ts";
export { LOOKS_AT_DIAL } from "./views/secrets.ts";
export { dockedMates, joinFromDock } from "./wings/joining.ts";
export { type Protection, protect, protectors } from "./wings/protection.ts";
export { reservedWing } from "./wings/reserve.ts";
export { splitWing } from "./wings/splitting.ts";
export { isLeader, leaderOf, wingmatesOf } from "./wings/wing.ts";
