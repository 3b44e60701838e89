/** The state of a game and how it ended: the score by side, the deciding factor, turning points, luck, and the result for an event. */
import type { EventFormatId } from "@broadside/formats";

export const ACCOUNT = {
  verdict: {
    won: "{winners} won after {rounds, plural, one {# round} other {# rounds}}, {ending}",
    draw: "A draw after {rounds, plural, one {# round} other {# rounds}}, {ending}",
  },
  endings: {
    elimination: "by elimination",
    time: "by score when time was up",
    rounds: "by score after the last round",
    concession: "by concession",
    agreement: "by agreement",
    goal: "by reaching the goal",
    judge: "by a judge's decision",
  },
  side: "{players}",
  counter: "victory counter",
  counters: { onCards: "{counters} on ship cards", reasons: "{counters} ({reasons})", reason: "{reason}: {counters}" },
  /** Reasons given in the scenario's own words. */
  missionPoints: "{reason}",
  losses: {
    destroyed: "{ships} destroyed",
    fled: "{ships} fled",
    "destroyed or fled": "{ships} destroyed or fled",
    "at half health": "{ships} at half health",
    "fore crippled": "{ships}: fore section crippled",
    "aft crippled": "{ships}: aft section crippled",
  },
} as const;

export const ENDING = {
  won: "{winners} won",
  draw: "A draw",
  when: "{round, plural, =0 {during set-up} other {in round #}}",
  how: {
    nobodyLeft: "Nobody had a ship left {when}.",
    lostLast: "{losers} lost their last ship {when}.",
    onlyLeft: "Only {winners} had ships left {when}.",
    time: "Time ran out {when}.",
    rounds: "Round {round} was the last.",
    conceded: "{players} conceded {when}.",
    othersConceded: "Everyone else conceded {when}.",
    agreement: "The players agreed to a draw {when}.",
    goal: "The goal was reached {when}.",
    judge: "A judge decided the game {when}.",
  },
  score: {
    level: "Level at {points}.",
    tiebreak: "Level at {points}; tie-break: {tiebreak}.",
    ahead: "Ahead by {points}.",
    win: "Ahead by {points}: a full win.",
    "modified win": "Ahead by {points}: a modified win.",
  },
} as const;

export const STORY = {
  /** The name of a loss that has a line to itself: `Tantive IV, fore`. */
  losses: {
    destroyed: "{ships}",
    fled: "{ships}, fled",
    fore: "{ships}, fore",
    aft: "{ships}, aft",
    half: "{ships}, half",
    restored: "{ships}, back",
    counters: "{ships}",
    "mission points": "{ships}",
    correction: "{ships}",
  },
  lastShip: "Last ship",
  counter: "counter",
  counters: "{counter}s",
  /** The items that a scenario scores, in the scenario's words. */
  scored: "{reason}",
  /** The ships in a quick build. */
  group: "{first} and {more, plural, one {# more} other {# more}}",

  luck: {
    noDice: "Nobody rolled dice in an attack.",
    band: "The grey band shows the luck in two games out of three.",
    level: "Luck was even: less than one result apart. {band}",
    more: "{name} was luckier by {results, number, ::.0} results",
    moreThan: "{name} was luckier than {other} by {results, number, ::.0} results",
    usual: "{more}. Two games out of three are that even (the grey band).",
    unusual: "{more}, more than in two games out of three. {band}",
    rare: "{more}, which happens in one game out of twenty. {band}",
  },

  event: {
    /** By their ids. */
    formats: {
      "epic-dogfight": "Epic Dogfight",
      "team-epic": "Team Epic",
      escalation: "Escalation",
      "scenario-event": "Standard scenario event",
      "epic-battles": "Epic Battles event",
      "free-for-all": "Free-for-all pods",
    } as const satisfies Readonly<Record<EventFormatId, string>>,
    margin: "Margin",
    marginText: "{one} to {other}",
    left: "Remaining",
    leftText: "{left} of {whole}",
    result: "Result",
    place: "Place {place}",
    player: "{name}, {points, plural, one {# point} other {# points}}",
    results: {
      win: "{name}: full win, {points, plural, one {# point} other {# points}}",
      "modified win": "{name}: modified win, {points, plural, one {# point} other {# points}}",
      draw: "draw, {points, plural, one {# point} other {# points}} each",
      loss: "loss, {points, plural, one {# point} other {# points}} each",
    },
  },
} as const;

/** Turning points, in the present tense as titles for pictures and in the past tense within sentences. */
export const TURNS = {
  present: {
    breaksUp: "{count, plural, one {{ships} breaks up} other {{ships} break up}}",
    losesFore: "{ships} loses its bow",
    losesAft: "{ships} loses its stern",
    isDestroyed: "{count, plural, one {{ships} is destroyed} other {{ships} are destroyed}}",
    takes: "{attacker} destroys {ships}",
    leaves: "{count, plural, one {{ships} leaves the table} other {{ships} leave the table}}",
    isHalved: "{count, plural, one {{ships} is down to half} other {{ships} are down to half}}",
    halves: "{attacker} cuts {ships} to half",
    comesBack: "{count, plural, one {{ships} comes back} other {{ships} come back}}",
    scores: "{count, plural, one {{players} scores {points}} other {{players} score {points}}}",
    sidesScore: "{sides, plural, =2 {Two} =3 {Three} =4 {Four} other {#}} sides score {points}",
    corrected: "The score is corrected",
    shipsLost: "{count, plural, =2 {Two} =3 {Three} =4 {Four} =5 {Five} =6 {Six} other {#}} ships are lost",
    losses: "{count, plural, =2 {Two} =3 {Three} =4 {Four} =5 {Five} =6 {Six} other {#}} losses at once",
  },
  past: {
    breaksUp: "{ships} broke up",
    losesFore: "{ships} lost its bow",
    losesAft: "{ships} lost its stern",
    isDestroyed: "{count, plural, one {{ships} was destroyed} other {{ships} were destroyed}}",
    takes: "{attacker} destroyed {ships}",
    leaves: "{ships} left the table",
    isHalved: "{count, plural, one {{ships} was down to half} other {{ships} were down to half}}",
    halves: "{attacker} cut {ships} to half",
    comesBack: "{ships} came back",
    scores: "{players} scored {points}",
    sidesScore: "{sides, plural, =2 {Two} =3 {Three} =4 {Four} other {#}} sides scored {points}",
    corrected: "The score was corrected",
    wereLost: "{ships} were lost",
  },
  /** One loss in a list of losses. */
  part: { whole: "{ships}", fore: "{ships}'s bow", aft: "{ships}'s stern" },
  list: "{losses}",
  how: {
    several: "{losses}.",
    severalConceded: "{losses}. Their player conceded.",
    conceded: "{count, plural, one {Its player conceded.} other {Their player conceded.}}",
    scored: "{reason}.",
    fled: "Off the table edge.",
    attacks:
      "{attacks, plural, =1 {One attack} =2 {Two attacks} =3 {Three attacks} =4 {Four attacks} =5 {Five attacks} =6 {Six attacks} other {# attacks}} by {attacker}, {damage} damage.",
    attacksOfSeveral:
      "{attacks, plural, =2 {Two attacks} =3 {Three attacks} =4 {Four attacks} =5 {Five attacks} =6 {Six attacks} other {# attacks}} by {ships, plural, =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} other {#}} ships, {damage} damage.",
    runOver: "Run over by {ship}.",
    rammed: "Rammed by {ship}.",
    ranInto: "It ran into {ship}.",
    damage: "{damage} damage, without an attack.",
    noAttack: "Without an attack.",
    also: "{how} Also lost: {others}.",
  },
  decided: {
    nothing: "Nobody lost anything that counts.",
    nothingBeforeConcession: "Nobody lost anything that counts before the concession.",
    agreement: "The players agreed to a draw, whatever the score.",
    level: "{what} {when}, which left the leaders level.",
    alone: "{what} {when}.",
    leadGrew: "{what} {when}: {name}'s lead went from {before} to {after}.",
    ledSince: "{what} {when}, and {name} led from then on.",
    ledBy: "{what} {when}, and {name} led by {points}.",
    andLedSince: "{what} {when} and led from then on.",
    andLedBy: "{what} {when} and led by {points}.",
  },
} as const;
