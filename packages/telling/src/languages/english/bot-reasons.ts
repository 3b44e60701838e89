/**
 * The reasons for a bot's answer. The reason follows the answer, so it begins with a lower-case letter: `2 left bank: expects to take 1.5
 * damage`.
 */
export const REASON_TEXTS = {
  /** Several reasons in a row. */
  several: "{first}; {others}",
  section: "{ship}'s {section, select, fore {fore section} other {aft section}}",
  because: {
    default: "the default answer",
    random: "picked at random",
    "rule of thumb": "by rule of thumb",
    "legal place": "a legal place",
    "best of tried": "did best of the {options, plural, one {# option} other {# options}} it tried",
    "best in games played ahead": "did best when it played a few games ahead",
    "fixed priorities": "by its fixed priorities",

    "deals damage": "expects to deal {damage, number, ::.0} damage to {target}",
    "deals and takes damage": "expects to deal {damage, number, ::.0} damage to {target} and take {taken, number, ::.0}",
    "takes damage": "expects to take {damage, number, ::.0} damage",
    "damages target": "1 or more damage {chance, number, percent} of the time",
    "destroys target": "destroys it {chance, number, percent} of the time",
    "most damage": "expects more damage than from any other attack",
    "objective in reach": "can reach an objective",
    "no target yet": "nothing to attack yet",
    "closing in": "closing in on the enemy",
    "no better maneuver": "no maneuver looks better",
    "nearest to the fight": "ends closest to the fight",
    "enemies in arc": "{ships, plural, one {# enemy} other {# enemies}} in arc if they fly straight",
    "worst for the enemy": "the worst maneuver for the enemy",

    "best place": "the best position",
    "best arcs": "the best firing arcs",
    "better place": "a better position for the rest of the round",
    "helps most": "{token, select, focus {focus} calculate {calculate} evade {evade} other {a lock}} helps most this round",
    "lock helps most": "the lock helps most against {target}",
    "lock on best target": "can deal the most damage to {target}",
    "many attackers": "many enemies may attack it",
    "shields before energy": "shields are worth more to it than energy",
    "nothing better than repair": "nothing is more useful than a repair",
    "scenario points": "scores in the scenario",
    "no action helps": "no action would help",
    "arc to most enemies": "most enemies are in that direction",
    "side of most enemies": "most enemies are on that side",
    "jams an enemy": "jams an enemy",
    "enemies near": "enemies are close",
    "enemy behind": "an enemy is close behind it",

    "token helps now": "its {token, select, focus {focus} calculate {calculate} other {evade}} token helps most here",
    "token helps later": "saves its {token, select, focus {focus} calculate {calculate} other {evade}} token, which may help more later",
    "token helps": "the token helps",
    "best odds": "the best odds",
    "nothing else helps": "nothing else helps",
    "rerolls failures": "rerolls the dice that don't help",
    "no reroll helps": "no reroll helps",
    "uses every card": "uses every card it can",

    "energy for an attack": "energy for an attack",
    "energy for another use": "energy for one more use",
    "no card to fill": "too little energy left to fill a card",
    "weapons before shields": "energy for weapons, except what its shields need",

    "clears the way": "clears the way for the others",
    "others have more targets": "the others have more targets",

    "near friends": "near friendly ships and clear of obstacles",
    "near its own side": "close to its own side of the table",
    "clearest edge": "fewest obstacles in front of it",
    "hardest to destroy": "the hardest ship to destroy",
  },
} as const;
