/** Help with attacks, dice and damage. */
export const HELP_ATTACK = {
  attack: {
    what: "You choose a target and a weapon. Most ships can attack once a round.",
    choices:
      "A weapon can attack targets in its arc and range. Hits and criticals on your red dice are damage, and the target's green dice can cancel some of it. You can also choose not to attack.",
    firstEdition:
      "A huge ship can attack once with its primary weapon and once with each other weapon, in any order and at different targets.",
    secondEdition: "Some weapons need a lock, a charge or energy, as their cards say. Cards can also give bonus attacks.",
  },
  "section aimed at": {
    what: "You choose which section of the huge ship to attack.",
    choices: "That section takes the damage. If you can't attack a section from here, you'll see why.",
  },
  "section struck": {
    what: "Damage hits a huge ship, but no section was the target. You choose which one takes it.",
    choices: "Fore or aft, but not a crippled section.",
  },
  "which section": {
    what: "You choose which section of the huge ship the card affects.",
    choices: "Only sections that the card can affect are offered.",
  },
  "line of the attack": {
    what: "Two lines to the target are equally short. You choose which one the attack takes.",
    choices: "If the line crosses an obstacle, the target rolls an extra defense die.",
  },
  "whose focus token": {
    what: "You choose whose focus token to spend.",
    choices: "That ship loses the token.",
  },
  "whose lock": {
    what: "You choose whose lock on the target to spend.",
    choices: "That ship loses the lock.",
  },
  "pay for attack": {
    what: "You choose how to pay for the weapon.",
    choices: "You pay before any dice are rolled.",
  },
  "modify attack dice": {
    what: "You choose whether to change the attack dice before they count.",
    choices:
      "A focus token turns focus results into hits, and a lock rerolls dice. You lose whatever you spend. Choose “No more changes” to leave the dice as they are.",
  },
  "modify defense dice": {
    what: "You choose whether to change the defense dice before they count.",
    choices:
      "A focus token turns focus results into evades. An evade token gives you an evade. You lose whatever you spend. Choose “No more changes” to leave the dice as they are.",
  },
  reroll: {
    what: "You choose which dice to reroll.",
    choices: "Start with blanks and unused focus results. A die can be rerolled only once per attack.",
  },
  "criticals to cancel": {
    what: "You choose how many criticals your evades cancel before hits.",
    choices: "Evades usually cancel hits first. A card lets you cancel criticals first.",
  },
  "change which result": { what: "You choose which die to change.", choices: "The card says what it becomes." },
  "turn a die": { what: "You choose which die to turn to the named result.", choices: "Pick the one that helps you most." },
  "name a die result": { what: "You name a die result.", choices: "The card says what happens to dice that show it." },
  "spend die result": {
    what: "You choose which die result to spend on the card's effect.",
    choices: "It no longer counts in this attack.",
  },
  protect: {
    what: "You choose whether another ship of the wing takes a hit for the leader.",
    choices: "That ship suffers one hit or critical in place of the leader. Choose Done to leave the rest to the leader.",
  },
  "docked shield": {
    what: "You choose which ship loses a shield.",
    choices: "The carrier, or a ship that's docked with it.",
  },
  "give up shield": {
    what: "You choose whether the ship loses a shield for the card's effect.",
    choices: "The shield is gone until the ship recovers it.",
  },
  "card to expose": {
    what: "You choose which facedown Damage card to turn faceup.",
    choices: "Its text applies from then on.",
  },
  "expose or strain": {
    what: "You choose what the device does to the ship.",
    choices:
      "Either one of the ship's Damage cards is turned faceup, or the ship gains a strain token. With that token, it rolls one fewer defense die the next time it defends.",
  },
  "hardpoint to flip": {
    what: "You choose which hardpoint of the huge ship goes offline.",
    choices: "It can't be used until it's repaired.",
  },
  "choose Damage card": { what: "You choose a Damage card.", choices: "Read the cards first: the text of a faceup card applies." },
  "choose Damage deck": {
    what: "You choose which deck the Damage card comes from.",
    choices: "Decks for huge ships have different cards from the usual deck.",
  },
  "discard Damage card": {
    what: "You choose which Damage card to discard.",
    choices: "The card's damage no longer counts, and its effect ends.",
  },
  "turn Damage card": {
    what: "You choose which Damage card to turn facedown.",
    choices: "Its text no longer applies, but it still counts as damage.",
  },
  "discard excess upgrade": {
    what: "A crippled section has room for fewer upgrades. You choose which one it loses.",
    choices: "That card is out of the game.",
  },
} as const;
