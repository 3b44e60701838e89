import { translated } from "@broadside/messages";
import type { CONSEQUENCES as ENGLISH } from "../english/consequences.ts";

export const CONSEQUENCES = translated<typeof ENGLISH>()({
  actions: {
    focus: "ein Marker: Fokus wird zu Treffern oder Ausweichen",
    calculate: "ein Marker: ein Fokus wird zu einem Treffer oder Ausweichen",
    evade: "ein Marker: {effect}",
    lock: "würfelt gegen das Ziel einmal Angriffswürfel neu",
    reinforce: "ein Marker: Angriffe von dieser Seite verlieren ein Ergebnis",
    recover: "gibt alle {energy} Energie aus: {recovered}",
    slam: "ein zweites Manöver mit derselben Geschwindigkeit, danach ein Marker „{disarm}“",
    cloak: "2 mehr Wendigkeit, aber keine Angriffe bis zum Enttarnen",
    "barrel-roll": "bewegt sich zur Seite",
    boost: "bewegt sich eine kurze Schablone nach vorn",
    jam: "stört einen Gegner in der Nähe",
    coordinate: "ein befreundetes Schiff in der Nähe führt eine Aktion aus",
    reload: "lädt Munition nach, danach ein Marker „{disarm}“",
    "rotate-arc": "richtet den Geschützturm neu aus",
  },
  withPrice: "{action}; {price}",
  prices: { red: "ein Stressmarker", purple: "gibt 1 Macht aus" },
  ownMarker: "ändert nichts: Dein Marker liegt schon dort",

  recovered: {
    nothing: "keine Schilde zurückzuholen",
    some: "{lost, plural, one {bis zu {recovered} verlorener Schild zurück} other {bis zu {recovered} von # verlorenen Schilden zurück}}",
  },

  dice: {
    adds: {
      hit: "fügt einen Treffer hinzu",
      crit: "fügt einen kritischen Treffer hinzu",
      evade: "fügt ein Ausweichen hinzu",
      focus: "fügt einen Fokus hinzu",
      blank: "fügt eine Leerseite hinzu",
    },
    rerolls: "würfelt beliebig viele Würfel neu",
    turnsOne: "ein Ergebnis ({from}) wird zu {to}",
    none: "kein Ergebnis zum Ändern ({from})",
    turns: "{count, plural, one {# Ergebnis ({from}) wird zu {to}} other {# Ergebnisse ({from}) werden zu {tos}}}",
    or: "{one} oder {other}",
    one: {
      hit: "einem Treffer",
      crit: "einem kritischen Treffer",
      evade: "einem Ausweichen",
      focus: "einem Fokus",
      blank: "einer Leerseite",
    },
    many: { hit: "Treffern", crit: "kritischen Treffern", evade: "Ausweichen", focus: "Fokus", blank: "Leerseiten" },
  },

  weapon: {
    uses: "kostet {costs}",
    energy: "{amount} von {held} Energie",
    charges: "{amount} von {held} Ladungen",
    spends: { card: "die Karte", lock: "die {lock}", focus: "einen Fokusmarker" },
  },

  jam: {
    noStress: "ohne Wirkung: kann keinen Marker „{stress}“ haben",
    noJam: "ohne Wirkung: kann keinen Marker „{jam}“ haben",
    stress: "{count, plural, one {# {stress}marker} other {# {stress}marker}}",
    enoughStress: "ohne Wirkung: hat schon {count} {stress}marker",
    nothingToLose: "1 {jam}: noch nichts zu verlieren",
    losesOne: "1 {jam}: verliert {loss}",
    losesOneOf: "1 {jam}: verliert eins davon: {losses}",
  },

  coordinate: {
    action: "darf sofort eine {freeAction} ausführen",
    stressed: "ohne Wirkung: ist gestresst",
    noAction: "ohne Wirkung: hat keine Aktion, die geht",
  },

  reinforce: {
    section:
      "ein Marker, der nicht ausgegeben wird: ein Ausweichen mehr gegen Angriffe auf die {section, select, fore {Bugsektion} other {Hecksektion}}",
    arc: "ein Marker, der nicht ausgegeben wird: ein Ausweichen mehr gegen Angreifer {side, select, fore {innerhalb} other {außerhalb}} des Feuerwinkels",
    side: "ein Marker, der nicht ausgegeben wird: ein Ausweichen mehr gegen Angreifer {side, select, fore {vor} other {hinter}} dem Schiff, denen {least} oder mehr Ergebnisse bleiben",
  },
});
