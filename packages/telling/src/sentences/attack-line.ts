/** Describes an attack in one line: attacker, target, weapon, range, final dice results and outcome. */
import type { CardKey, NoteOf, ShipId } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import type { LineEvent } from "../log/line-facts.ts";
import { clausesOf } from "./causes.ts";
import { restOfSentence } from "./clauses.ts";
import { partInWords } from "./events.ts";
import { cardOfShip } from "./log-names.ts";
import { cardName, isOwnText, type Names, shipName, tokenName, usedCardName } from "./names.ts";

type Side = "attack" | "defense";

/** A card used by a ship that is neither attacker nor target. */
interface HelpingCard {
  readonly ship: ShipId;
  readonly name: string;
}

/** The facts of an attack, gathered event by event. */
class AttackFacts {
  readonly faces: Partial<Record<Side, readonly string[]>> = {};
  /** Tokens and cards that changed each side's dice. */
  readonly changes: Readonly<Record<Side, Map<string, HelpingCard | undefined>>> = { attack: new Map(), defense: new Map() };
  drawn: NoteOf<"attack drawn"> | undefined;
  /** The cards that a ship used to become the target instead. */
  readonly drawnBy: string[] = [];
  energy = 0;
  /** The last card used. It is remembered until its energy cost has been added. */
  private used: { readonly ship: ShipId; readonly label: string } | undefined;
  result: "hit" | "missed" | undefined;
  readonly others: LineEvent[] = [];
  private readonly declared: NoteOf<"attacks">;
  private readonly names: Names;

  constructor(declared: NoteOf<"attacks">, names: Names) {
    this.declared = declared;
    this.names = names;
  }

  add(event: LineEvent): void {
    if (!("note" in event)) {
      this.others.push(event);
      return;
    }
    switch (event.note) {
      case "attacks":
        return;
      case "attack drawn":
        this.draw(event);
        return;
      case "hit":
      case "missed":
        this.result = event.note;
        return;
      case "dice":
        this.faces[event.dieKind] = event.faces;
        return;
      case "rolled":
        if (event.reason === "attack" || event.reason === "defense") this.faces[event.reason] = event.faces;
        else this.others.push(event);
        return;
      case "token works":
        this.changes.defense.set(tokenName(this.names, event.token), undefined);
        return;
      default:
        if (!this.addChange(event)) this.others.push(event);
    }
  }

  /** Adds a card, token or payment to the changes to dice. Returns false if it changes none, for example after the results are compared. */
  private addChange(event: Extract<LineEvent, { readonly note: string }>): boolean {
    const { ship, card } = this.declared;
    if (event.note === "upgrade discarded") return event.card === card;
    if (event.note === "energy spent" && event.ship === ship && !this.faces.attack && this.used?.ship !== ship) {
      this.energy += event.amount;
      return true;
    }
    if (event.note === "used" && isWeapon(event.card, card)) return true;
    if (this.result) return false;
    if (event.note === "spent")
      this.changes[this.sideOf(event.ship)].set(
        event.token === "evade" ? this.names.words.log.attack.evadeToken : tokenName(this.names, event.token),
        undefined,
      );
    else if (event.note === "used" && !event.card.startsWith("damage:")) this.use(event);
    else if (event.note === "energy spent" && event.ship === this.used?.ship) this.pay(this.used.label, event);
    else return false;
    return true;
  }

  private use({ ship, card }: NoteOf<"used">): void {
    const isBetween = ship === this.declared.ship || ship === this.declared.target;
    const label = isBetween ? usedCardName(this.names, ship, card) : cardOfShip(this.names, ship, card);
    const isHelp = !isBetween && !isOwnText(this.names, ship, card);
    this.changes[this.sideOf(ship)].set(label, isHelp ? { ship, name: cardName(this.names, card) } : undefined);
    this.used = { ship, label };
  }

  private pay(label: string, { ship, amount }: NoteOf<"energy spent">): void {
    const changes = this.changes[this.sideOf(ship)];
    const { forEnergy } = this.names.words.log.attack;
    const card = changes.get(label);
    changes.delete(label);
    changes.set(forEnergy({ change: label, amount }), card && { ...card, name: forEnergy({ change: card.name, amount }) });
    this.used = undefined;
  }

  /**
   * Handles a ship that becomes the target in place of another. The cards it used for that don't change dice, so they are removed from the
   * changes.
   */
  private draw(event: NoteOf<"attack drawn">): void {
    for (const changes of Object.values(this.changes))
      for (const [label, card] of changes)
        if (card?.ship === event.ship) {
          changes.delete(label);
          this.drawnBy.push(card.name);
        }
    this.drawn = event;
  }

  /** Returns the side that a ship helps. A ship that isn't in the attack counts as helping the side that rolled last. */
  private sideOf(ship: ShipId): Side {
    if (ship === this.declared.ship) return "attack";
    return ship === this.declared.target || ship === this.drawn?.ship || this.faces.defense ? "defense" : "attack";
  }
}

const isWeapon = (used: CardKey, weapon: CardKey | undefined): boolean =>
  weapon !== undefined && used.slice(used.indexOf(":")) === weapon.slice(weapon.indexOf(":"));

/** Describes an attack in one line; undefined before the attack is declared. */
export function attackLine(events: readonly LineEvent[], names: Names): string | undefined {
  const declared = events.find((event): event is NoteOf<"attacks"> => "note" in event && event.note === "attacks");
  if (!declared) return undefined;
  const { attack: said } = names.words.log;
  const facts = new AttackFacts(declared, names);
  for (const event of events) facts.add(event);
  const { result, others, drawn } = facts;
  const weapon = declared.card === undefined ? undefined : cardName(names, declared.card);
  const effects = restOfSentence(
    clausesOf(others, names).map((clause) => (clause.cause === weapon ? { ...clause, cause: undefined } : clause)),
    names.words,
  );
  const outcome = result === "missed" ? "misses" : result === "hit" && effects === "" ? "hits" : undefined;
  const opening = declaredInWords(declared, facts, drawn ? undefined : outcome, names);
  const dice = diceInWords(facts, names);
  return [
    dice === "" ? opening : said.dice({ declared: opening, dice }),
    ...(outcome !== undefined && drawn ? [said[outcome]] : []),
    ...(effects === "" ? [] : [effects]),
  ].join("; ");
}

function declaredInWords(
  { ship, target, section, card, range }: NoteOf<"attacks">,
  { drawn, drawnBy, energy }: AttackFacts,
  outcome: "misses" | "hits" | undefined,
  names: Names,
): string {
  const { attack } = names.words.log;
  const say = outcome === "misses" ? attack.declaredAndMisses : outcome === "hits" ? attack.declaredAndHits : attack.declared;
  const declared = say({
    ship: shipName(names, ship),
    target: partInWords(names, target, section),
    weapon: card === undefined ? "none" : cardName(names, card),
    energy,
    range,
  });
  if (!drawn) return declared;
  const drawer = { declared, ship: shipName(names, drawn.ship), range: drawn.range };
  return drawnBy.length === 0 ? attack.drawn(drawer) : attack.drawnBy({ ...drawer, cards: drawnBy.join(", ") });
}

/** For example `2 hits and 1 crit (focus, Predator), 1 evade`. */
function diceInWords({ faces, changes }: AttackFacts, { words }: Names): string {
  const { attack } = words.log;
  const changed = (results: string, by: ReadonlyMap<string, unknown>): string =>
    by.size === 0 ? results : attack.changed({ results, changes: [...by.keys()].join(", ") });
  const sides: readonly string[] = [
    ...(faces.attack ? [changed(hitsInWords(faces.attack, words), changes.attack)] : []),
    ...(faces.attack && faces.defense ? [changed(attack.evadeCount({ count: numberOf(faces.defense, "evade") }), changes.defense)] : []),
  ];
  return sides.join(", ");
}

const numberOf = (faces: readonly string[], face: string): number => faces.filter((one) => one === face).length;

function hitsInWords(faces: readonly string[], { log: { attack } }: Words): string {
  const [hits, crits] = [numberOf(faces, "hit"), numberOf(faces, "crit")];
  const things = [...(hits > 0 ? [attack.hitCount({ count: hits })] : []), ...(crits > 0 ? [attack.critCount({ count: crits })] : [])];
  return things.length === 0 ? attack.noHits : attack.hitsAndCrits({ things });
}
