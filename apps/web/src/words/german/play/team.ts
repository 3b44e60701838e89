import { translated } from "@broadside/messages";
import type * as English from "../../english/play/team.ts";

export const TEAM = translated<typeof English.TEAM>()({
  sides: "Seiten",
  scored: "Punkte",
  settingUp: "im Aufbau",
  seats: "Plätze",
  yourTeam: "Dein Team",
  roles: { attacker: "Angreifer", defender: "Verteidiger" },
  team: "Team {team}",
  scenario: "Szenario",
  ships: "{count, plural, one {# Schiff} other {# Schiffe}}",
  planning: "plant",
  ready: "bereit ✓",
});

export const OBJECTIVES = translated<typeof English.OBJECTIVES>()({
  title: "Ziele",
  status: {
    inPlay: "im Spiel",
    reserve: "kommt noch",
    docked: "angedockt",
    escaped: "entkommen",
    destroyed: "zerstört",
    fled: "geflohen",
  },
  counters: "{count, plural, one {# Marker} other {# Marker}}",
  countersOf: "{count} von {full, plural, one {# Marker} other {# Markern}}",
  endPhase: "Endphase: {rule}.",
  dice: "{dice, plural, one {# Angriffswürfel} other {# Angriffswürfel}}.",
  diceWithChance: "{dice, plural, one {# Angriffswürfel} other {# Angriffswürfel}}, mit {chance} % mindestens ein Ergebnis.",
});

export const WAITING = translated<typeof English.WAITING>()({
  region: "Warten",
  youAreDone: "Du bist fertig",
  ready: "bereit",
  readyPlayers: "Bereit: {names}",
  changeMine: "Meine Räder ändern",
  changeDialsOf: "Räder von {name} ändern",
  standing: "Daueraufträge",
  stillPlanning: "{count, plural, one {{names} plant noch} other {# Spieler planen noch}}",
  deciding: "{phase}: {count, plural, one {{names} entscheidet} other {{names} entscheiden}}",
  dials: "{set} von {dials, plural, one {# Rad} other {# Rädern}}",
  atTheLimit: "Standardräder bei {clock}",
});
