/** Help with dials, maneuvers and everything that moves a ship. */

import { spoken } from "../../spoken.ts";
import type { HelpWords } from "./help.ts";

const TEMPLATE_PLACE = "Every place along the template that is lit. Where the ship would not fit, it says why.";

export const FLIGHT = spoken({
  dial: {
    what: "Which maneuver the ship flies this round: how fast, and in which direction. Nobody else sees it until it is revealed.",
    choices: "The number is the speed. Easy maneuvers take a stress token away, red ones give one; a stressed ship may not fly red.",
    firstEdition: "On a huge ship the small marks on a maneuver are the energy that it brings: slow brings more. Easy ones are green.",
    secondEdition: "Easy maneuvers are blue, and purple ones cost a Force charge.",
  },
  "set dial": {
    what: "Which maneuver a dial is set to, outside the usual time.",
    choices: "As with any dial: the number is the speed, the colour says whether it stresses the ship.",
  },
  "turn dial": {
    what: "Whether the dial is turned to another maneuver before it is flown.",
    choices: "Only those that the card allows are offered. What was set stays if you keep it.",
  },
  "treat maneuver as": {
    what: "In which colour the maneuver counts, because cards give it more than one.",
    choices: "An easy colour removes stress, red gives stress.",
  },
  "enemy's maneuver": {
    what: "Which maneuver an enemy ship flies: it is stressed and its dial shows red, so somebody else chooses.",
    choices: "Any maneuver of its dial that is not red. It must fly what you choose.",
  },
  "maneuver for an opponent": {
    what: "Which maneuver another player's ship flies, because of a card.",
    choices: "Only those that the card allows.",
  },
  "member in turn": {
    what: "Which member of your team comes next.",
    choices: "Their ships have the same rank. All of them get their turn.",
  },
  "next ship": {
    what: "Which of your ships comes next.",
    choices: "They have the same rank, so the order is yours. One that stands in the way of another had better go first.",
  },
  "Tallon roll place": {
    what: "Where at the end of the template the ship stands after its roll.",
    choices: "A little forward, in the middle or a little back; it looks the same way in all three.",
  },
  "barrel roll": {
    what: "To which side the ship rolls. It keeps its heading.",
    choices: "Left or right, as far as there is room. It may not end on another ship.",
  },
  "barrel roll template": {
    what: "Where along the ship's side the template lies.",
    choices: "It decides how far forward or back the ship ends.",
  },
  "barrel roll place": { what: "Where the barrel roll ends.", choices: TEMPLATE_PLACE },
  boost: {
    what: "In which direction the ship boosts: a short extra move that is no maneuver.",
    choices: "Straight or a slight turn. The ship may not end on another one.",
  },
  "boost place": { what: "Where the boost ends.", choices: TEMPLATE_PLACE },
  decloak: {
    what: "Whether the ship gives up its cloak, and which way it slips aside as it does.",
    choices: "Cloaked, a ship is harder to hit and cannot attack. Decloaking moves it and lets it shoot again.",
  },
  "decloak template": {
    what: "Where along the ship's side the template lies.",
    choices: "It decides how far forward or back the ship ends.",
  },
  "decloak place": { what: "Where the ship ends as it decloaks.", choices: TEMPLATE_PLACE },
  slam: {
    what: "Which second maneuver the ship flies with its SLAM.",
    choices: "One of the speed it has just flown. Then it may not attack this round.",
  },
  "tractor move": {
    what: "Where a ship in a tractor beam is pushed.",
    choices: "A short roll or a boost, or you leave it. It may be pushed in front of your guns.",
  },
  "tractor move place": { what: "Where the pushed ship ends.", choices: TEMPLATE_PLACE },
  "turn after tractor move": {
    what: "Whether a ship that was pushed turns by a quarter.",
    choices: "It costs the ship a stress token.",
  },
  "ship to set down": {
    what: "Which of your ships under a huge ship is set down next.",
    choices: "Each is put behind the huge ship that flew over it.",
  },
  "set down": {
    what: "Where a ship that a huge ship flew over is put.",
    choices: "Close behind the huge ship. One for which there is no place is destroyed.",
  },
  "opponent to turn it": {
    what: "Which opponent may turn the ship that was set down.",
    choices: "They may turn it by a quarter, or leave it.",
  },
  "turn ship": {
    what: "Whether you turn another player's ship that has been set down.",
    choices: "By a quarter to the left or to the right, or not at all.",
  },
  deploy: {
    what: "Whether a docked ship leaves its carrier, and which.",
    choices: "It flies away at once and takes part from then on. None stays an option while nothing forces it.",
  },
  "deploy guides": {
    what: "From which side of the carrier the ship leaves.",
    choices: "It flies straight away from the guides that you choose.",
  },
  "deploy maneuver": {
    what: "Which maneuver the ship flies as it leaves.",
    choices: "Speed and direction as on its dial; see that it ends clear of others.",
  },
  "dock by overlap": {
    what: "Whether a ship docks with the carrier that stopped it.",
    choices: "Docked, it is off the table and safe until it deploys or the carrier is lost.",
  },
  "join from dock": {
    what: "Which ship aboard joins the wing.",
    choices: "It flies in formation with the leader from then on.",
  },
  "split or join wing": {
    what: "Whether a ship leaves its wing, or comes back to it.",
    choices: "In the wing it follows the leader's dial. Split off it has a dial of its own.",
  },
  "act in System phase": {
    what: "What the ship does before ships move: devices, docked ships, decloaking.",
    choices: "One thing after the other, as long as it has some; Done ends it.",
  },
  relocate: {
    what: "Where a remote is moved.",
    choices: "Along one of the ways its card names; it may stay where that is offered.",
  },
  "swarm guides": {
    what: "At which end of the ship the swarm settles.",
    choices: "At its front or at its rear guides.",
  },
  "turn turret": {
    what: "Which way a remote's turret turns.",
    choices: "It shoots only into the arc that it looks to.",
  },
} as const satisfies Readonly<Record<string, HelpWords>>);
