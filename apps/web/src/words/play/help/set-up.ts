/** Help with the questions before the first round. */

import { spoken } from "../../spoken.ts";
import type { HelpWords } from "./help.ts";

export const SET_UP = spoken({
  initiative: {
    what: "Who has initiative. That player comes first wherever two ships would act at the same time.",
    choices: "With initiative your ships of equal skill move and shoot first. Without it you see where the others end before you move.",
  },
  numerals: {
    what: "Which numbers lie beside your ships, so that equal ships can be told apart.",
    choices: "White or black: it changes nothing in the game.",
  },
  obstacle: {
    what: "Which obstacle goes onto the table next.",
    choices:
      "Any that is left. A ship that flies over one may be damaged or lose its action; a shot across one gives the target a die more.",
  },
  "place obstacle": {
    what: "Where the obstacle lies for the whole game.",
    choices: "Anywhere in the lit area, away from the edges and from other obstacles. A place that is not allowed says why.",
  },
  edge: {
    what: "Which edge of the table is yours.",
    choices: "Your ships start along it. Look where the obstacles leave room for your largest ship.",
  },
  "member to place": {
    what: "Who of your team places a ship next.",
    choices: "Their ships have the same rank, so the team decides. Every ship is placed in the end.",
  },
  "ship to place": {
    what: "Which of your ships goes onto the table next.",
    choices: "These have the same rank, so you decide. Every ship is placed in the end.",
  },
  "place ship": {
    what: "Where this ship starts and which way it looks.",
    choices: "Anywhere in the lit area. It keeps its heading until it turns, so point it where you want to go. A huge ship turns slowly.",
  },
  "card side": {
    what: "Which side of a card with two sides is up at the start.",
    choices: "Each side has its own text; read both on the ship's card.",
  },
  "turret indicator": {
    what: "Where a turret points.",
    choices: "The turret reaches only what is in the arc it points to. Turning it later is an action.",
  },
  "player order": {
    what: "Who is the first player.",
    choices: "The first player's ships come first among ships of the same initiative.",
  },
  "first or second": {
    what: "Whether you come first or second.",
    choices: "First acts earlier among equals; second sees more before deciding.",
  },
  "call the die": {
    what: "What you call before a die is rolled for the order of players.",
    choices: "If your call comes up, you choose the order.",
  },
  "place feature": {
    what: "Where a piece of the scenario lies.",
    choices: "Anywhere in the lit area; the scenario's sheet says what the piece is for.",
  },
  "place marker": {
    what: "Where a marker of the scenario lies.",
    choices: "Anywhere in the lit area; the scenario's sheet says what it marks.",
  },
  "lay device": {
    what: "Where a device lies before the game begins.",
    choices: "Anywhere in the lit area. It goes off as its card says.",
  },
  "place remote": {
    what: "Where a remote is put: a small piece of its own, without a dial.",
    choices: "Anywhere that is lit; its card says what it does there.",
  },
  "starts the game": {
    what: "Which ship or wing is on the table from the start.",
    choices: "What you do not choose waits and comes in later, as the scenario says.",
  },
  "held in reserve": {
    what: "Which ship or wing waits off the table.",
    choices: "It takes no part until the scenario lets it in.",
  },
} as const satisfies Readonly<Record<string, HelpWords>>);
