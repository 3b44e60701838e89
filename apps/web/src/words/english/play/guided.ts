/** The guided first game. */
export const OPENING = {
  you: "Captain",
  opponent: "Empire",
  starting: "Setting up your first game…",
  failed: "Your first game couldn't start. Check your connection and try again.",
} as const;

export const COACH = {
  label: "Guide",
  title: "First game",
  continue: "Continue",
  leave: "Leave",
  leaveGuide: "Leave the guide",
  realGame: "Play a real game",
  thisGame: "Keep playing this one",
  otherwise: "You chose something else, and that's fine. The game continues from there.",
  step: "{step} of {steps}",
} as const;

/** `again` is for when a lesson comes up a second time. */
export const LESSONS = {
  welcome: {
    title: "You command a corvette",
    text: "You have a CR90 corvette and two X-wings. You're up against a Raider, which is twice as mean, and a TIE Fighter. First, everyone plans in secret. Your dials are below.",
  },
  corvetteDial: {
    title: "Slow ships make energy",
    text: "This is the corvette's dial. Numbers are speeds, and diamonds are the energy you gain. The slower you fly, the more you gain. You start with all the energy you can hold. Set 2 straight to stay beside the Raider.",
  },
  fighterDial: {
    title: "Fighters are fast",
    text: "Colours matter on an X-wing's dial: green removes stress, and red causes it. Set the green 2 straight for each X-wing. The line on the table shows where it ends up.",
  },
  coverDials: {
    title: "All set",
    text: "You can still change your dials. When you're happy with them, press the highlighted button.",
  },
  nextShip: {
    title: "Who goes first?",
    text: "Ships with lower skill move first. These two are tied, so you choose. Press one of them, here or on the table.",
    again: "Tied again, so you choose who goes first.",
  },
  fighterAction: {
    title: "One action after each move",
    text: "Take Focus. You can spend this token later to turn all your focus results (the eyes) into hits, or into evades when you defend. The other actions are good, too.",
    again: "Focus is a safe choice again.",
  },
  foreAction: {
    title: "Two sections, two actions",
    text: "The corvette's fore section gets an action, then its aft section. Fore can lock a target or help a friend. The Raider is still too far away to lock, so skip it this time.",
    again: "Fore again. Help a friend if you like, or skip it.",
  },
  aftAction: {
    title: "Brace yourself",
    text: "Your aft section can reinforce either section. Every attack on the section you choose does one less damage this round. The Raider is closer to your aft section, so reinforce that one.",
  },
  attack: {
    title: "Broadside!",
    text: "Your turbolasers point sideways, right at the Raider. It's huge too, so you attack one of its sections, and the panel says why you can't hit the other. Fire the turbolasers at the fore section. The attack uses up the energy on them.",
    again: "A huge ship can fire each of its weapons once. Fire again.",
  },
  attackDice: {
    title: "Make your dice better",
    text: "On red dice, hits and criticals count. Focus results only count if something changes them. You can change your dice now, and you see what each change is worth.",
    again: "Change your dice if it helps.",
  },
  damage: {
    title: "What a hit does",
    text: "Each hit takes a shield from the section you hit. When its shields are gone, it takes hull. A section without hull is crippled, and if both are, the ship is destroyed. Watch the pips along the Raider.",
  },
  energyDie: {
    title: "Energy for one more die",
    text: "When the corvette attacks, it can spend 1 energy to roll one more red die. You have plenty.",
    again: "Spend 1 energy for one more die.",
  },
  fighterAttack: {
    title: "The fighters join in",
    text: "Fighters attack once, straight ahead, up to range 3. The numbers show the damage you can expect. Attack the TIE Fighter if you can reach it, because it has no shields.",
    again: "Attack again.",
  },
  fighterDice: {
    title: "Spend your focus",
    text: "Your focus token turns all focus results into hits. If you don't spend it, you lose it at the end of the round.",
    again: "Spend the token if you rolled any focus results.",
  },
  defence: {
    title: "You're under fire",
    text: "Evades on green dice cancel hits. A focus token turns focus results into evades.",
    again: "Spend the token if it saves you damage.",
  },
  roundTwo: {
    title: "That was a round",
    text: "You plan, then move and act, then attack. You play rounds like this until one side has no ships left. Here are your dials again.",
  },
  dialsAgain: {
    title: "Now you choose",
    text: "The highlighted maneuvers are only advice. Fly the corvette slowly to make energy. Keep the X-wings out of its way, because huge ships crush small ones they run over.",
  },
  allocate: {
    title: "Load the turbolasers",
    text: "They've fired, so they're empty. Put energy on them, one token at a time, and keep the rest on the ship. You'll need the rest in a moment.",
  },
  recover: {
    title: "Get your shields back",
    text: "Recover spends all the energy left on the ship, and each token brings back one shield. That's why slow maneuvers are worth it.",
  },
  splitShields: {
    title: "Where do they go?",
    text: "Split the shields between fore and aft. Neither can have more than it started with.",
  },
  end: {
    title: "You know enough to play",
    text: "Dials, energy, actions, attacks on a section, damage, and getting shields back: that's the game. Press the question mark at any question to learn more. Finish this fight, or play a real game.",
  },
} as const;
