import { messagesOf, type Texts } from "@broadside/messages";
import { describe, expect, test } from "vitest";
import { ENGLISH } from "../english/english.ts";
import { GERMAN } from "./german.ts";

const words = messagesOf("de", GERMAN);

describe("German sentences", () => {
  const { predicates, attack, clause } = words.log;

  test("an attack with its weapon, its dice and what came of it", () => {
    const declared = attack.declared({ ship: "Vader", target: "Wedge", weapon: "none", energy: 0, range: 2 });
    expect(declared).toBe("Vader greift Wedge auf Reichweite 2 an");
    const dice = attack.changed({
      results: attack.hitsAndCrits({ things: [attack.hitCount({ count: 2 }), attack.critCount({ count: 1 })] }),
      changes: words.names.faces.focus,
    });
    expect(attack.dice({ declared, dice })).toBe("Vader greift Wedge auf Reichweite 2 an: 2 Treffer und 1 Krit (Fokus)");
    const target = words.log.section({ ship: "Tantive IV", section: "aft" });
    expect(attack.declaredAndMisses({ ship: "Raider 1", target, weapon: "Ion Cannon Battery", energy: 2, range: 3 })).toBe(
      "Raider 1 greift die Hecksektion von Tantive IV mit Ion Cannon Battery auf Reichweite 3 für 2 Energie an und verfehlt",
    );
  });

  test("what one ship does, joined in one sentence", () => {
    const maneuver = words.names.maneuver.turning({ speed: 2, bearing: "Wende", side: "links", colour: "weiß" });
    const stress = words.terms.second.counted.stress({ count: 1 });
    expect(
      clause({ subject: "Wedge", predicates: [predicates.flies({ maneuver }), predicates.focuses, predicates.gets({ things: stress })] }),
    ).toBe("Wedge fliegt 2 Wende links (weiß), fokussiert und erhält einen Stressmarker");
    const things = [words.things.damage({ count: 1 }), words.things.crit({ count: 1, card: "Console Fire" })];
    expect(clause({ subject: "Academy 1", predicates: [predicates.takesDamage({ things }), predicates.isDestroyed] })).toBe(
      "Academy 1 nimmt 1 Schaden und einen Krit „Console Fire“ und wird zerstört",
    );
  });

  test("numbers of things", () => {
    expect(predicates.loses({ things: words.things.shields({ count: 1 }) })).toBe("verliert einen Schild");
    expect(predicates.loses({ things: words.things.aftShields({ count: 2 }) })).toBe("verliert 2 Heckschilde");
    expect(words.events["rounds left"]({ rounds: 1 })).toBe("noch eine Runde");
    expect(words.events["mission points"]({ seat: "Ana", points: 2, reason: "Satelliten" })).toBe(
      "Ana erhält 2 Missionspunkte (Satelliten)",
    );
  });

  test("questions and answers", () => {
    expect(words.questions.asked({ seat: "Ana", question: words.questions.texts.attack({ ship: "Wedge" }) })).toBe(
      "Ana: Wähle Waffe und Ziel für Wedge.",
    );
    const when = words.moments.startOfCombat({ combat: words.terms.first.phases.combat });
    expect(words.questions.effects.ofShip({ when, ship: "Howlrunner" })).toBe(
      "Zu Beginn der Kampfphase: Wähle einen Effekt von Howlrunner.",
    );
    expect(words.options.lockOn({ lock: words.terms.second.lock, target: "Blue 1" })).toBe("Zielerfassung auf Blue 1");
    expect(words.consequences.dice.turns({ count: 2, from: "Fokus", to: "einem Treffer", tos: "Treffern" })).toBe(
      "2 Ergebnisse (Fokus) werden zu Treffern",
    );
  });

  test("refusals, undo and conceding", () => {
    expect(words.refusals.because({ reason: words.refusals.reasons["not this seat's question"] })).toBe(
      "Das ging nicht: das muss ein anderer Spieler beantworten.",
    );
    expect(words.events.undone({ decider: "Ben" })).toBe("Ben nimmt eine Antwort zurück");
    expect(words.events.undone({ decider: "none" })).toBe("eine Antwort wird zurückgenommen");
    expect(words.events.conceded({ seat: "Cleo" })).toBe("Cleo gibt auf");
  });

  test("how a game ended", () => {
    const when = words.ending.when({ round: 4 });
    expect(words.ending.how.lostLast({ losers: ["Ana", "Ben"], when })).toBe("Das letzte Schiff von Ana und Ben ging in Runde 4 verloren.");
    const what = words.turns.past.takes({ attacker: "Vader", ships: "Biggs" });
    expect(words.turns.decided.ledSince({ what, when, name: "Ana" })).toBe(
      "Vader schoss Biggs ab (in Runde 4). Von da an lag die Führung bei Ana.",
    );
    expect(words.story.luck.more({ name: "Ana", results: 1.44 })).toBe("Bei Ana war das Würfelglück um 1,4 Ergebnisse größer");
  });
});

describe("compared with English", () => {
  const english = textsByPath(ENGLISH);
  const german = textsByPath(GERMAN);

  test("there are the same texts", () => {
    expect([...german.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test("each text has the same arguments", () => {
    const different = [...english].flatMap(([path, text]) => {
      const [wanted, used] = [argumentsIn(text), argumentsIn(german.get(path) ?? "")];
      return wanted === used ? [] : [`${path}: ${used} instead of ${wanted}`];
    });
    expect(different).toEqual([]);
  });

  test("each text can be read", () => {
    for (const [path, text] of german) {
      const values = Object.fromEntries(
        argumentsIn(text)
          .split(" ")
          .map((name) => [name, 1]),
      );
      const { said } = messagesOf("de", { said: text }) as { readonly said: string | ((given: typeof values) => string) };
      expect(typeof said === "string" ? said : said(values), path).not.toContain("{");
    }
  });

  test("an event that begins with its ship or player does so in both", () => {
    const begins = (text: string | undefined): string | undefined => /^\{(ship|seat)\} /.exec(text ?? "")?.[1];
    const moved = [...english].filter(
      ([path, text]) => path.startsWith("events.") && begins(text) && begins(text) !== begins(german.get(path)),
    );
    expect(moved).toEqual([]);
  });

  test("moments begin with a word that is small within a sentence", () => {
    for (const moment of textsByPath(GERMAN.moments).values())
      expect(moment).toMatch(/^(Am|Bei|Beim|Bevor|Im|In|Nach|Nachdem|Statt|Vor|Wenn|Zu) /);
  });

  test("no text is still English", () => {
    const same = [...english].filter(([path, text]) => german.get(path) === text && /\p{L}/u.test(withoutArguments(text)));
    expect([...new Set(same.map(([, text]) => text))].toSorted()).toEqual(SAME);
  });
});

/** Names, and words that German has from English. */
const SAME: readonly string[] = [
  ...[
    "Astromech",
    "Crew",
    "Elite",
    "Epic Battles",
    "Epic Dogfight",
    "Escalation",
    "Hardpoint",
    "Initiative",
    "OK",
    "Pilot",
    "SLAM",
    "Sensor",
    "Shuttle",
    "System",
    "Talent",
    "Team",
    "Team Epic",
  ],
  ...["Torpedo", "Trials of the Darksaber", "{faction}{worth, select, none {} other {, {worth}}}"],
];

const withoutArguments = (text: string): string => text.replaceAll(/\{\w+\}/g, "");

function textsByPath(texts: Texts): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text] as const] : [...textsByPath(text)].map(([path, one]) => [`${key}.${path}`, one] as const),
    ),
  );
}

/** The names of all arguments in a text, including those in its branches, in alphabetical order. */
function argumentsIn(text: string): string {
  const names = new Set<string>();
  const rest = readText(text, names);
  expect(rest, text).toBe("");
  return [...names].toSorted().join(" ");
}

/** Reads up to the brace that closes the text around it, and returns what follows that brace. */
function readText(text: string, names: Set<string>): string {
  const [, brace, after = ""] = /^[^{}]*([{}])(.*)$/s.exec(text) ?? [];
  if (brace === undefined) return "";
  return brace === "}" ? after : readText(readArgument(after, names), names);
}

/** Reads `name}`, `name, number, …}` or `name, plural, one {…} other {…}}`, and returns what follows. */
function readArgument(text: string, names: Set<string>): string {
  const [, name = "", kind, after = ""] = /^(\w+)(?:, (\w+), |\})(.*)$/s.exec(text) ?? [];
  names.add(name);
  if (kind === undefined) return after;
  let rest = after;
  for (let branch = /^ ?[\w=]+ \{(.*)$/s.exec(rest); branch; branch = /^ ?[\w=]+ \{(.*)$/s.exec(rest))
    rest = readText(branch[1] ?? "", names);
  return rest.slice(rest.indexOf("}") + 1);
}
