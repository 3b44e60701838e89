import { translated } from "@broadside/messages";
import type * as English from "../../english/play/guided.ts";

export const OPENING = translated<typeof English.OPENING>()({
  you: "Kapitän",
  opponent: "Imperium",
  starting: "Deine erste Partie wird aufgebaut …",
  failed: "Deine erste Partie konnte nicht starten. Prüfe deine Verbindung und versuch es noch einmal.",
});

export const COACH = translated<typeof English.COACH>()({
  label: "Anleitung",
  title: "Erste Partie",
  continue: "Weiter",
  leave: "Beenden",
  leaveGuide: "Anleitung beenden",
  realGame: "Eine richtige Partie spielen",
  thisGame: "Diese weiterspielen",
  otherwise: "Du hast dich anders entschieden, und das ist in Ordnung. Die Partie geht von hier weiter.",
  step: "{step} von {steps}",
});

export const LESSONS = translated<typeof English.LESSONS>()({
  welcome: {
    title: "Du befehligst eine Korvette",
    text: "Du hast eine CR90-Korvette und zwei X-Wings. Gegen dich stehen ein Raider, doppelt so gemein, und ein TIE Fighter. Zuerst planen alle geheim. Unten siehst du deine Manöverräder.",
  },
  corvetteDial: {
    title: "Langsame Schiffe gewinnen Energie",
    text: "Das ist das Manöverrad der Korvette. Die Zahlen sind Geschwindigkeiten, die Rauten die Energie, die du bekommst: je langsamer, desto mehr. Am Anfang hast du so viel, wie du halten kannst. Stell 2 geradeaus ein, damit du neben dem Raider bleibst.",
  },
  fighterDial: {
    title: "Jäger sind schnell",
    text: "Beim Manöverrad des X-Wings zählt die Farbe: Grün baut Stress ab, Rot bringt welchen. Stell für jeden X-Wing die grüne 2 geradeaus ein. Die Linie auf dem Tisch zeigt, wo er landet.",
  },
  coverDials: {
    title: "Alles eingestellt",
    text: "Du kannst deine Manöverräder noch ändern. Wenn alles passt, drück den leuchtenden Knopf.",
  },
  nextShip: {
    title: "Wer fliegt zuerst?",
    text: "Schiffe mit niedrigerem Pilotenwert fliegen zuerst. Diese beiden haben den gleichen, also entscheidest du. Wähle eins, hier oder auf dem Tisch.",
    again: "Wieder gleich: Du entscheidest, wer zuerst fliegt.",
  },
  fighterAction: {
    title: "Nach jedem Flug eine Aktion",
    text: "Nimm Fokus. Mit dem Marker machst du später aus allen Augen Treffer, oder Ausweichen, wenn du beschossen wirst. Die anderen Aktionen sind auch gut.",
    again: "Fokus ist wieder eine sichere Wahl.",
  },
  foreAction: {
    title: "Zwei Sektionen, zwei Aktionen",
    text: "Erst bekommt der Bug der Korvette eine Aktion, dann das Heck. Der Bug kann ein Ziel erfassen oder einem Freund helfen. Für die Zielerfassung ist der Raider noch zu weit weg, also lass es diesmal.",
    again: "Wieder der Bug: Hilf einem Freund, wenn du magst, oder lass es.",
  },
  aftAction: {
    title: "Wappne dich",
    text: "Dein Heck kann eine der beiden Sektionen verstärken. Jeder Angriff auf sie ist diese Runde um eins schwächer. Näher am Raider ist das Heck.",
  },
  attack: {
    title: "Breitseite!",
    text: "Deine Turbolaser zeigen zur Seite, genau auf den Raider. Auch er ist riesig: Du triffst eine seiner Sektionen, und die Leiste sagt dir, warum du die andere nicht treffen kannst. Feuere die Turbolaser auf seinen Bug ab. Das kostet die Energie, die auf ihnen liegt.",
    again: "Ein Riesenschiff kann jede seiner Waffen einmal abfeuern. Schieß noch einmal.",
  },
  attackDice: {
    title: "Verbessere deinen Wurf",
    text: "Auf roten Würfeln zählen Treffer und kritische Treffer. Augen zählen nur, wenn etwas sie umwandelt. Jetzt kannst du deine Würfel ändern und siehst, was es jeweils bringt.",
    again: "Ändere deine Würfel, wenn es hilft.",
  },
  damage: {
    title: "Was ein Treffer bewirkt",
    text: "Jeder Treffer kostet die getroffene Sektion einen Schild. Sind keine mehr da, geht es an die Hülle. Ohne Hülle ist eine Sektion lahmgelegt, und sind es beide, ist das Schiff zerstört. Die Punkte am Raider zeigen dir, wie es steht.",
  },
  energyDie: {
    title: "Energie für noch einen Würfel",
    text: "Wenn die Korvette angreift, kann sie 1 Energie für einen weiteren roten Würfel ausgeben. Du hast genug.",
    again: "Gib 1 Energie für noch einen Würfel aus.",
  },
  fighterAttack: {
    title: "Jetzt die Jäger",
    text: "Jäger schießen einmal, nach vorn und bis Reichweite 3. Die Zahlen zeigen, mit wie viel Schaden du rechnen kannst. Nimm den TIE Fighter, wenn du ihn erreichst: Er hat keine Schilde.",
    again: "Schieß noch einmal.",
  },
  fighterDice: {
    title: "Gib deinen Fokus aus",
    text: "Dein Fokusmarker macht aus allen Augen Treffer. Am Ende der Runde ist er sowieso weg.",
    again: "Gib den Marker aus, wenn du Augen gewürfelt hast.",
  },
  defence: {
    title: "Du wirst beschossen",
    text: "Ausweichen auf grünen Würfeln hebt Treffer auf. Ein Fokusmarker macht aus Augen Ausweichen.",
    again: "Gib den Marker aus, wenn er dir Schaden erspart.",
  },
  roundTwo: {
    title: "Das war eine Runde",
    text: "Planen, fliegen und handeln, schießen. So geht es weiter, bis eine Seite keine Schiffe mehr hat. Hier sind wieder deine Manöverräder.",
  },
  dialsAgain: {
    title: "Jetzt entscheidest du",
    text: "Was leuchtet, ist nur ein Vorschlag. Flieg die Korvette langsam, das bringt Energie. Halte die X-Wings aus ihrem Weg: Riesenschiffe zermalmen kleine Schiffe, die sie überrollen.",
  },
  allocate: {
    title: "Lade die Turbolaser",
    text: "Sie haben gefeuert und sind jetzt leer. Leg Stück für Stück Energie auf sie und lass den Rest auf dem Schiff. Den brauchst du gleich.",
  },
  recover: {
    title: "Hol deine Schilde zurück",
    text: "Erholen gibt alle Energie aus, die noch auf dem Schiff ist. Für jede Energie bekommst du einen Schild zurück. Dafür lohnt sich langsames Fliegen.",
  },
  splitShields: {
    title: "Wohin damit?",
    text: "Verteil die Schilde auf Bug und Heck. Mehr als am Anfang kann keine Sektion haben.",
  },
  end: {
    title: "Jetzt kannst du spielen",
    text: "Manöverräder, Energie, Aktionen, Angriffe auf Sektionen, Schaden und neue Schilde: Das ist das Spiel. Mehr erfährst du über das Fragezeichen bei jeder Frage. Spiel diesen Kampf zu Ende oder eine richtige Partie.",
  },
});
