/** Help with attacks, dice and damage. */

import { spoken } from "../../spoken.ts";
import type { HelpWords } from "./help.ts";

export const ATTACK = spoken({
  attack: {
    what: "Whom the ship attacks, and with which weapon. Each ship may attack once a round.",
    choices:
      "A weapon reaches what is in its arc and at its range. Red dice attack: hits and criticals are damage. Green dice of the target take them away. You may hold your fire.",
    firstEdition:
      "A huge ship may attack once with its primary weapon and once with each other weapon, in any order and at several targets.",
    secondEdition: "Some weapons need a lock, a charge or energy; the card says so. Cards can give bonus attacks besides.",
  },
  "section aimed at": {
    what: "Which section of the huge ship is attacked.",
    choices: "Damage goes to that section. One that cannot be hit from here says why.",
  },
  "section struck": {
    what: "Which section of a huge ship takes damage that was aimed at none.",
    choices: "Fore or aft; a crippled section cannot be named.",
  },
  "which section": {
    what: "Which section of the huge ship is meant.",
    choices: "Only those to which the card's text can apply.",
  },
  "line of the attack": {
    what: "Along which of two equally short lines the attack goes.",
    choices: "A line across an obstacle gives the target a die more.",
  },
  "whose focus token": {
    what: "Whose focus token is spent.",
    choices: "It is gone afterwards, whoever had it.",
  },
  "whose lock": {
    what: "Whose lock on the target is spent.",
    choices: "It is gone afterwards, whoever had it.",
  },
  "pay for attack": {
    what: "How the weapon's cost is paid.",
    choices: "What you choose is spent before the dice are rolled.",
  },
  "modify attack dice": {
    what: "Whether the attack dice are changed before they count.",
    choices: "A focus token turns eyes into hits, a lock rolls dice again. What you spend is gone; Done leaves the dice as they are.",
  },
  "modify defense dice": {
    what: "Whether the defence dice are changed before they count.",
    choices:
      "A focus token turns eyes into evades, an evade token adds or makes one. What you spend is gone; Done leaves the dice as they are.",
  },
  reroll: {
    what: "Which dice are rolled again.",
    choices: "Blanks and unused eyes first. A die is rolled again only once in an attack.",
  },
  "criticals to cancel": {
    what: "How many criticals your evades take away before hits.",
    choices: "Usually hits go first; a card lets you take criticals first.",
  },
  "change which result": { what: "Which die is changed.", choices: "The card says into what." },
  "turn a die": { what: "Which die is turned to the named result.", choices: "Choose the one that helps you most." },
  "name a die result": { what: "Which result you name.", choices: "The card says what happens with dice that show it." },
  "spend die result": { what: "Which result is given up for the card's effect.", choices: "It no longer counts in this attack." },
  protect: {
    what: "Whether a ship of the wing takes a hit in place of its leader.",
    choices: "It suffers that one result, hit or critical; the leader does not. Done leaves the rest to the leader.",
  },
  "docked shield": {
    what: "Whose shield is lost.",
    choices: "The carrier's own, or one of a ship docked to it.",
  },
  "give up shield": {
    what: "Whether the ship gives up a shield for the card's effect.",
    choices: "The shield is gone until it is brought back.",
  },
  "card to expose": {
    what: "Which facedown Damage card is turned up.",
    choices: "Its text applies from then on.",
  },
  "expose or strain": {
    what: "What the device does to the ship.",
    choices: "A Damage card is turned up and its text applies, or the ship takes a strain token and defends worse once.",
  },
  "hardpoint to flip": {
    what: "Which hardpoint of the huge ship goes out of order.",
    choices: "It cannot be used until it is repaired.",
  },
  "choose Damage card": { what: "Which Damage card is dealt or kept.", choices: "Read them: faceup their text applies." },
  "choose Damage deck": {
    what: "From which deck the Damage card comes.",
    choices: "Decks of huge ships have other cards than the usual one.",
  },
  "discard Damage card": { what: "Which Damage card leaves the ship.", choices: "Its damage and its text are gone." },
  "turn Damage card": { what: "Which Damage card is turned down.", choices: "Its text ends; it still counts as damage." },
  "discard excess upgrade": {
    what: "Which upgrade a crippled section loses, because it has room for fewer.",
    choices: "It is out of the game.",
  },
} as const satisfies Readonly<Record<string, HelpWords>>);
