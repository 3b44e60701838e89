/** Why a bot gives an answer. It comes after the answer: `2 Drehung links: erwartet 1,5 Schaden`. A target is in the accusative. */
import { translated } from "@broadside/messages";
import type { REASON_TEXTS as ENGLISH } from "../english/bot-reasons.ts";

export const REASON_TEXTS = translated<typeof ENGLISH>()({
  several: "{first}; {others}",
  section: "die {section, select, fore {Bugsektion} other {Hecksektion}} von {ship}",
  because: {
    default: "die Vorgabe",
    random: "zufällig gewählt",
    "rule of thumb": "nach Faustregel",
    "legal place": "ein erlaubter Platz",
    "best of tried": "am besten von {options, plural, one {# probierten Möglichkeit} other {# probierten Möglichkeiten}}",
    "best in games played ahead": "am besten in ein paar vorausgespielten Partien",
    "fixed priorities": "nach festen Prioritäten",

    "deals damage": "erwartet {damage, number, ::.0} Schaden gegen {target}",
    "deals and takes damage": "erwartet {damage, number, ::.0} Schaden gegen {target} und selbst {taken, number, ::.0}",
    "takes damage": "erwartet selbst {damage, number, ::.0} Schaden",
    "damages target": "mit {chance, number, percent} Chance 1 Schaden oder mehr",
    "destroys target": "zerstört das Ziel mit {chance, number, percent} Chance",
    "most damage": "mehr Schaden als bei jedem anderen Angriff zu erwarten",
    "objective in reach": "erreicht ein Missionsziel",
    "no target yet": "noch kein Ziel",
    "closing in": "rückt näher an den Gegner",
    "no better maneuver": "kein Manöver sieht besser aus",
    "nearest to the fight": "endet am nächsten am Kampf",
    "enemies in arc": "{ships, plural, one {# Gegner} other {# Gegner}} im Feuerwinkel, wenn sie geradeaus fliegen",
    "worst for the enemy": "das schlechteste Manöver für den Gegner",

    "best place": "die beste Position",
    "best arcs": "die besten Feuerwinkel",
    "better place": "eine bessere Position für den Rest der Runde",
    "helps most":
      "{token, select, focus {Fokus} calculate {Berechnung} evade {Ausweichen} other {eine Zielerfassung}} hilft diese Runde am meisten",
    "lock helps most": "die Zielerfassung hilft am meisten gegen {target}",
    "lock on best target": "der größte mögliche Schaden gegen {target}",
    "many attackers": "viele Gegner könnten angreifen",
    "shields before energy": "Schilde sind mehr wert als Energie",
    "nothing better than repair": "nichts nützt mehr als eine Reparatur",
    "scenario points": "bringt Punkte im Szenario",
    "no action helps": "keine Aktion würde helfen",
    "arc to most enemies": "in dieser Richtung sind die meisten Gegner",
    "side of most enemies": "auf dieser Seite sind die meisten Gegner",
    "jams an enemy": "stört einen Gegner",
    "enemies near": "Gegner sind nah",
    "enemy behind": "ein Gegner ist dicht dahinter",

    "token helps now":
      "der {token, select, focus {Fokusmarker} calculate {Berechnungsmarker} other {Ausweichmarker}} hilft hier am meisten",
    "token helps later":
      "spart den {token, select, focus {Fokusmarker} calculate {Berechnungsmarker} other {Ausweichmarker}} auf, der später mehr helfen könnte",
    "token helps": "der Marker hilft",
    "best odds": "die besten Chancen",
    "nothing else helps": "sonst hilft nichts",
    "rerolls failures": "würfelt die Würfel neu, die nicht helfen",
    "no reroll helps": "neu würfeln hilft nicht",
    "uses every card": "nutzt jede Karte, die geht",

    "energy for an attack": "Energie für einen Angriff",
    "energy for another use": "Energie für einen weiteren Einsatz",
    "no card to fill": "zu wenig Energie übrig, um eine Karte zu füllen",
    "weapons before shields": "Energie für Waffen, außer was die Schilde brauchen",

    "clears the way": "macht den anderen den Weg frei",
    "others have more targets": "die anderen haben mehr Ziele",

    "near friends": "nah an befreundeten Schiffen und weg von Hindernissen",
    "near its own side": "nah an der eigenen Tischseite",
    "clearest edge": "die wenigsten Hindernisse davor",
    "hardest to destroy": "das Schiff, das am schwersten zu zerstören ist",
  },
});
