/** Everything that the first guided game says. */
import { spoken } from "../spoken.ts";

export const OPENING = spoken({
  you: "Captain",
  program: "Empire",
  begins: "Setting up your first game…",
  failed: "The first game could not be set up. Check your connection and try again.",
});

export const COACH = spoken({
  label: "Guide",
  title: "First game",
  goOn: "Go on",
  leave: "Leave",
  leaveGuide: "Leave the guide",
  realGame: "Play a real game",
  thisGame: "Go on with this one",
  otherwise: "You chose otherwise, and the rules allow it: the game goes on from there.",
  step: (at: number, of: number) => `${at} of ${of}`,
});

export interface LessonWords {
  readonly title: string;
  readonly text: string;
  /** Where it comes again. */
  readonly again?: string;
}

const ENGLISH = {
  welcome: {
    title: "You command a corvette",
    text: "A CR90 and two X-wings are yours. A Raider, twice as mean, comes from the other side with a TIE Fighter. First everybody plans in secret: below are your dials.",
  },
  corvetteDial: {
    title: "A slow ship makes energy",
    text: "This is the corvette’s dial. The number is its speed, the diamonds are the energy it makes: the slower, the more. You begin with all you can hold. Set 2 straight, to keep the Raider at your side.",
  },
  fighterDial: {
    title: "Fighters are quick",
    text: "An X-wing’s dial has colours: green takes stress away, red gives it. Set 2 straight, green, for each X-wing. The line on the table shows where it leads.",
  },
  coverDials: {
    title: "All set",
    text: "You can still change any of them. When you are done, all dials are turned up at once.",
  },
  nextShip: {
    title: "Who goes first?",
    text: "Ships move from the lowest skill to the highest. These two are equal, so you choose. Press one of them, here or on the table.",
    again: "Equal again: you choose the order.",
  },
  fighterAction: {
    title: "One action after each move",
    text: "Take Focus: a token that later turns every eye you roll into a hit, or into an evade when you are shot at. The other choices are good too.",
    again: "Focus again is a safe choice.",
  },
  foreAction: {
    title: "Two halves, two actions",
    text: "The corvette acts with its fore half, then with its aft half. Fore can lock a target or help a friend. The Raider is still too far away to lock: let it be this time.",
    again: "Fore again: help a friend if you like, or let it be.",
  },
  aftAction: {
    title: "Brace yourself",
    text: "Aft can reinforce a half: every attack on it this round is weakened by one. Your aft half lies nearer to the Raider.",
  },
  attack: {
    title: "Broadside!",
    text: "The turbolasers point sideways, and the Raider is there. It is huge too: you hit one of its halves, and the bar says why the other cannot be hit. Fire the turbolasers at its fore half; they use up the energy that lies on them.",
    again: "A huge ship fires every weapon once. Fire again.",
  },
  attackDice: {
    title: "Make the dice better",
    text: "Red dice: hits and criticals count, eyes only if something turns them. Before they count you may change them, and you see what each change brings.",
    again: "Change the dice if it helps.",
  },
  damage: {
    title: "What a hit does",
    text: "Each hit takes a shield of the half that was struck, then hull. When the hull of one half is gone it is crippled; when both are, the ship is lost. The pips along the Raider show it.",
  },
  energyDie: {
    title: "Energy for one more die",
    text: "As it attacks, the corvette may spend a point of energy for another red die. You have plenty.",
    again: "A point of energy, one more die.",
  },
  fighterAttack: {
    title: "The fighters join in",
    text: "A fighter shoots forward only, once, up to Range 3. The numbers say what to expect. Take the TIE Fighter if you can reach it: it has no shields.",
    again: "Fire again.",
  },
  fighterDice: {
    title: "Spend your focus",
    text: "Your token turns all eyes into hits. It is gone at the end of the round anyway.",
    again: "Spend the token if there are eyes.",
  },
  defence: {
    title: "You are shot at",
    text: "Green dice take hits away. A focus token turns eyes into evades.",
    again: "Spend the token if it saves you.",
  },
  roundTwo: {
    title: "That was a round",
    text: "Plan, move and act, shoot. So it goes on until one side is gone. Here are your dials again.",
  },
  dialsAgain: {
    title: "Now you choose",
    text: "What is lit is only advice: the corvette slow, to make energy; the X-wings out of the way, for a huge ship crushes small ones that it runs over.",
  },
  allocate: {
    title: "Load the turbolasers",
    text: "They fired, so they are empty. Put energy on them, a point at a time, and keep the rest on the ship: you will want it in a moment.",
  },
  recover: {
    title: "Get your shields back",
    text: "Recover spends all energy that is left on the ship. Each point brings back one shield. That is what a slow dial is for.",
  },
  splitShields: {
    title: "Where do they go?",
    text: "You share the shields out between fore and aft, each up to what it can have.",
  },
  end: {
    title: "You know enough to play",
    text: "Dials, energy, actions, attacks on a half, damage, shields back: that is the game. The question mark at every question says more. Finish this fight, or begin a real one.",
  },
} satisfies Readonly<Record<string, LessonWords>>;

export type LessonId = keyof typeof ENGLISH;
export const LESSONS: Readonly<Record<LessonId, LessonWords>> = spoken(ENGLISH);
