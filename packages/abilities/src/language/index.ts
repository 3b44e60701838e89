/** `@broadside/abilities/language`: everything you need to write a card. docs/write-your-own-card.md explains how. */
export type { ActionText, Card, CardText, DiceChange, FigureChange, Trigger } from "./card.ts";
export type { Amount, Instruction } from "./instruction.ts";
export { anyPilot, type Lends, oneFromOutside, ownPilot, ownUpgrades, pilotsWith } from "./lending.ts";
export { type OwnCard, type OwnFacts, type OwnText, withOwnCards } from "./own-card.ts";
export { named, numbers, type Picking, pick, pickOne, type Question, shipsNamed, upgradesAt } from "./pick.ts";
export { type CardOccasion, type CardScene, type When, type Who, whoIs } from "./scene.ts";
export * from "./when.ts";
export * from "./when-firing.ts";
export * from "./when-second-edition.ts";
