import { translated } from "@broadside/messages";
import type { PROBLEM_TEXTS as ENGLISH } from "../texts/problems.ts";

export const PROBLEM_TEXTS = translated<typeof ENGLISH>()({
  "wrong number of lists":
    "{format} braucht {range, select, yes {{least} bis {most} Listen} other {{least, plural, one {# Liste} other {# Listen}}}}, es {count, plural, =0 {gibt aber keine} one {ist aber #} other {sind aber #}}.",
  "unknown scenario": "Es gibt kein Szenario namens „{scenario}“.",
  "team too large": "{scenario} hat keinen Platz für ein Team aus {members}.",
  "teammate of another faction": "Bei {format} müssen alle Listen einer Meldung dieselbe Fraktion haben.",
  "name in a teammate's list":
    "In der Liste eines Mitspielers steht schon {name}. Jeder einzigartige Name darf im Team nur einmal vorkommen.",
  "no captain": "Keine Liste ist als die des Kapitäns gekennzeichnet.",
  "several captains": "{captains} Listen sind als die des Kapitäns gekennzeichnet.",
  "no player name": "Auf der Liste fehlt der Name des Spielers.",

  "over the limit": "Diese Liste kostet {counts, select, threat {Bedrohung {spent}} other {{spent} Punkte}}; das Limit ist {limit}.",
  "over the loadout": "Die Aufwertungen von {ship} kosten {spent} Punkte; der Ausrüstungswert ist {limit}.",
  "over the epic points": "Diese Liste braucht {spent} Epic-Punkte; das Limit ist {limit}.",
  "too much on huge ships":
    "Die Riesenschiffe kosten {counts, select, threat {Bedrohung {spent}} other {{spent} Punkte}}; dieses Turnier erlaubt {limit}, die Hälfte des Limits.",
  "too few ships":
    "{ships, plural, =0 {In dieser Liste sind keine Schiffe} one {Diese Liste hat nur # Schiff} other {Diese Liste hat nur # Schiffe}}; sie braucht mindestens {least}.",
  "too many ships": "Diese Liste hat {ships} Schiffe; erlaubt {most, plural, one {ist höchstens #} other {sind höchstens #}}.",
  "too many of a type": "Diese Liste hat {ships} Schiffe des Typs {type}; erlaubt sind höchstens {most}.",
  "ships without a quick build": "Dieses Format zählt Bedrohung, also muss jedes Schiff aus einem Schnellbau kommen.",
  "quick builds without points": "Schnellbau hat keine Punktekosten, und dieses Format zählt Punkte.",
  "no huge ship or wing": "Dieses Turnier verlangt mindestens ein Riesenschiff oder ein Geschwader.",

  "wrong points declared": "Auf der Liste stehen {declared} Punkte, sie kostet aber {points}.",
  "wrong epic points declared": "Auf der Liste stehen {declared} Epic-Punkte, sie braucht aber {epicPoints}.",
  "totals not declared": "Auf der Liste fehlen die {missing, select, points {Punkte} both {Punkte und Epic-Punkte} other {Epic-Punkte}}.",

  "unknown ship card": "Es gibt keine Schiffskarte mit der Kennung „{id}“.",
  "unknown upgrade card": "Es gibt keine Aufwertungskarte mit der Kennung „{id}“.",
  "unknown quick build": "Es gibt keinen Schnellbau mit der Kennung „{id}“.",
  "unknown wingmates": "Keine Quelle nennt die Geschwadermitglieder des Schnellbaus „{id}“.",
  "unknown faction": "„{faction}“ ist keine Fraktion von {format}.",
  "part of a faction": "„{faction}“ gehört zu einer anderen Fraktion und kann keine eigene Liste haben.",
  "card of another faction": "{card} gehört zur Fraktion {faction}.",
  "not for sale": "{card} hat keine Kosten und kann deshalb in keiner Liste sein.",
  "no known cost": "Keine Quelle nennt die Kosten von {card} für {type}.",
  "not in this format": "{card} gibt es in {format} nicht.",
  "banned card": "{card} ist verboten.",
  "too many restricted cards": "Diese Liste hat {cards} eingeschränkte Karten; erlaubt sind höchstens {most}.",
  "not released yet": "{card} erscheint am {released}, nach dem Turnier am {event}.",
  "not admitted": "Die Turnierleitung erlaubt {card} nicht.",
  "too many of a name":
    "Eine Staffel darf {name} nur {most, plural, =1 {einmal} =2 {zweimal} other {#-mal}} enthalten, Schiffe und Aufwertungen zusammen.",
  "two solitary cards": "Eine Liste darf nur einen Einzelgänger eines Typs haben, nicht {other} und {card} zugleich.",
  "not on every ship": "{card} ist standardisiert: Jedes Schiff des Typs {type} muss sie haben, {ship} hat sie aber nicht.",

  "huge ships not allowed": "{ship} ist ein Riesenschiff, und dieses Format erlaubt keine Riesenschiffe.",
  "huge ship not in the mission": "Die Mission verlangt kein Schiff des Typs {type}.",
  "epic points not set": "Die Regeln sagen nicht, wie viele Epic-Punkte {type} hat.",
  "half of a ship": "{ship} braucht beide Karten, in der Liste ist aber nur eine ({half, select, fore {Bug} aft {Heck} other {{half}}}).",
  "on the wrong half": "{card} gehört auf die andere Karte ({half, select, fore {Bug} aft {Heck} other {{half}}}).",
  "on neither half": "In der Liste steht nicht, welche Hälfte von {ship} {card} trägt.",
  "more than one on two halves": "{ship} darf auf beiden Hälften zusammen nur eine Karte {slot} haben, {card} ist also eine zu viel.",
  "limited card on both halves": "{card} ist limitiert, und beide Hälften von {ship} zählen als ein Schiff.",

  "no icon":
    "{part, select, fore {Der Bug von {ship}} aft {Das Heck von {ship}} other {{ship}}} hat kein Symbol {slot} und kann {card} deshalb nicht ausrüsten.",
  "no icon left":
    "{part, select, fore {Der Bug von {ship}} aft {Das Heck von {ship}} other {{ship}}} hat kein freies Symbol {slot} für {card}.",
  "several icons": "{card} braucht {icons} Symbole, und ein Symbol für mehrere Typen zählt dabei nicht.",
  "standard loadout": "{ship} hat eine Standardausrüstung und kann {card} deshalb nicht ausrüsten.",
  "only in a standard loadout": "{card} gibt es nur in einer Standardausrüstung.",
  "restricted card": "{ship} ({type}) kann {card} nicht ausrüsten: {restriction}.",
  "not for huge ships": "Riesenschiffe können {card} nicht ausrüsten.",
  "modification not for huge ships": "Riesenschiffe können nur Modifikationen für Riesenschiffe ausrüsten, und {card} ist keine.",
  "same card twice": "{ship} hat {card} zweimal.",
  "only different cards": "Mit {because} müssen alle Karten verschieden sein, {card} ist aber zweimal da.",
  "partner missing": "{card} geht nur zusammen mit {partner}.",
  "too expensive beside a card": "Mit {because} dürfen Karten {slot} höchstens {most} kosten.",
  "not unique beside a card": "Mit {because} muss jede Karte {slot} einzigartig sein.",

  "must start docked": "{ship} muss angedockt an ein Schiff mit {card} starten.",
  "docked to nothing": "{ship} ist an ein Schiff angedockt, das nicht in der Liste ist.",
  "carrier is docked": "{carrier} ist selbst angedockt und kann deshalb keine Schiffe tragen.",
  "no carrier": "{carrier} kann keine angedockten Schiffe tragen.",
  "too many docked": "An {carrier} sind {docked} Schiffe angedockt, möglich sind {most}.",
  "wrong type docked": "{carrier} kann nur diese Schiffe tragen: {types}.",
  "wrong size docked": "{carrier} kann nur Schiffe dieser Größe tragen: {sizes}.",
  "wrong pilot docked": "{carrier} kann nur {pilots} tragen.",
  "card for docking missing": "{carrier} kann nur Schiffe mit {cards} tragen.",
  "mixed types docked": "Alle angedockten Schiffe müssen vom selben Typ sein.",

  "no wingmates": "{ship} führt ein Geschwader an ({card}), hat aber keine Geschwadermitglieder.",
  "no wing card": "{ship} führt ein Geschwader an, hat aber keine Karte dafür.",
  "no wing leader": "Der Anführer des Geschwaders ist nicht in der Liste.",
  "wingmate not in the list": "Ein Geschwadermitglied ist nicht in der Liste oder ist der Anführer selbst.",
  "wingmate not small": "{ship} ist kein kleines Schiff.",
  "docked in a wing": "{ship} fliegt in einem Geschwader und kann deshalb nicht angedockt starten.",
  "in two wings": "{ship} ist in zwei Geschwadern oder zweimal im selben.",
  "wrong number of wingmates": "Ein Geschwader hat {least} bis {most} Mitglieder, nicht {wingmates}.",
  "wrong number for the wing card": "{card} erlaubt {least} bis {most} Geschwadermitglieder, nicht {wingmates}.",
  "not the leader's type": "{card}: Die Mitglieder müssen vom Typ des Anführers sein ({leader}), nicht {type}.",
  "not a type of the wing card": "{card}: Zum Geschwader darf kein Schiff des Typs {type} gehören, nur {types}.",
  "initiative not lower": "{card}: {ship} muss eine niedrigere Initiative haben als der Anführer.",
  "mixed wingmates": "{card}: Alle Mitglieder müssen vom selben Typ sein.",
  "too many wingmates of a type": "{card}: Im Geschwader sind {wingmates} Mitglieder des Typs {type}; erlaubt sind höchstens {most}.",
  "unknown wing position": "{position} ist keine Position im Geschwader; es gibt 2 bis 6.",
  "wing position twice": "Zwei Mitglieder haben Position {position}.",

  "wrong number of obstacles":
    "{obstacles, plural, =0 {Diese Liste hat keine Hindernisse} one {Diese Liste hat # Hindernis} other {Diese Liste hat # Hindernisse}}; sie braucht {wanted}.",
  "unknown obstacle": "„{obstacle}“ ist kein Hindernis von {format}.",
  "obstacle twice": "Dasselbe Hindernis ist zweimal da.",
  "other obstacles than the first tier": "Die Hindernisse sind andere als in der ersten Stufe. Du nimmst das ganze Turnier über dieselben.",

  "fewer ships of a pilot": "Stufe {from} hat {ship} öfter als Stufe {to}.",
  "pilot replaced":
    "In Stufe {to} fliegt ein anderer Pilot das Schiff von {ship}. Ab Stufe {from} muss ein Schiff seine Schiffskarte behalten.",
  "ship missing": "{ship} ist in Stufe {from}, aber nicht in Stufe {to}.",
  "upgrade moved": "{card} ist in Stufe {to} von {ship} zu einem anderen Schiff gewechselt.",
  "upgrade replaced": "In Stufe {to} hat {ship} statt {card} jetzt {by}. Ein belegtes Symbol ist nicht mehr für andere Karten da.",
  "upgrade missing": "{ship} hat {card} in Stufe {from}, aber nicht in Stufe {to}.",
  "tier costs less": "Stufe {tier} kostet {points} Punkte, weniger als die Stufe davor ({before}).",
  "tier costs the same": "Stufe {tier} kostet so viel wie die Stufe davor.",

  "list of another place": "Diese Liste hast du für eine andere Stufe oder ein anderes Teammitglied abgegeben.",
  "list changed": "Diese Liste ist nicht die, die du abgegeben hast.",
  "obstacles changed": "Die Hindernisse sind nicht die, die du abgegeben hast.",
});
