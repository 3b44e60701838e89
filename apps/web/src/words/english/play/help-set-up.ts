/** Help with the questions before the first round. */
export const HELP_SET_UP = {
  initiative: {
    what: "You choose who has initiative. When two ships would act at the same time, that player's ship goes first.",
    choices:
      "With initiative, your ships move and shoot before ships of equal skill. Without it, you see where the others end up before you move.",
  },
  numerals: {
    what: "You choose the numbers on your ships. They tell identical ships apart.",
    choices: "The numbers are white or black, which makes no difference to the game.",
  },
  obstacle: {
    what: "You choose the next obstacle to put on the table.",
    choices:
      "Pick any obstacle that's left. A ship that flies over one may take damage or lose its action. If an attack crosses one, the target rolls an extra defense die.",
  },
  "place obstacle": {
    what: "You choose where to put the obstacle.",
    choices:
      "Pick any place in the highlighted area, away from the edges and from other obstacles. If a place isn't allowed, you'll see why.",
  },
  edge: {
    what: "You choose your edge of the table.",
    choices: "Your ships start along it. Check where the obstacles leave room for your largest ship.",
  },
  "member to place": {
    what: "Your team chooses who places a ship next.",
    choices: "These ships are tied, so your team picks the order. All of them get placed.",
  },
  "ship to place": {
    what: "You choose which of your ships to place next.",
    choices: "These ships are tied, so you pick the order. All of them get placed.",
  },
  "place ship": {
    what: "You choose where this ship starts and which way it faces.",
    choices:
      "Pick any place in the highlighted area. The ship flies the way it faces, so point it where you want to go. A huge ship takes a long time to turn.",
  },
  "card side": {
    what: "You choose which side of a double-sided card starts faceup.",
    choices: "The two sides have different texts. Read both on the ship's card.",
  },
  "turret indicator": {
    what: "You choose where a turret points.",
    choices: "The turret can only attack into the arc it points to. Turning it later takes an action.",
  },
  "player order": {
    what: "You choose the first player.",
    choices: "When ships have the same initiative, the first player's ships go first.",
  },
  "first or second": {
    what: "You choose whether to go first or second.",
    choices: "When ships are tied, the first player acts first. The second player sees more before deciding.",
  },
  "call the die": {
    what: "You call a die roll for the player order.",
    choices: "If the die shows what you called, you choose the order.",
  },
  "place feature": {
    what: "You choose where to put a scenario piece.",
    choices: "Pick any place in the highlighted area. The scenario page explains what the piece does.",
  },
  "place marker": {
    what: "You choose where to put a scenario marker.",
    choices: "Pick any place in the highlighted area. The scenario page explains what the marker is for.",
  },
  "lay device": {
    what: "You choose where to put a device before the game begins.",
    choices: "Pick any place in the highlighted area. The device goes off as its card says.",
  },
  "place remote": {
    what: "You choose where to put a remote, a small piece without a dial.",
    choices: "Pick any highlighted place. The remote's card says what it does there.",
  },
  "starts the game": {
    what: "You choose a ship or wing that starts on the table.",
    choices: "The ones you don't choose come in later, as the scenario says.",
  },
  "held in reserve": {
    what: "You choose a ship or wing to hold in reserve.",
    choices: "It waits off the table until the scenario lets it in.",
  },
} as const;
