/** An attack in one line: who attacks whom, with what, how far away, the dice as they were counted, and what came of it. */
import type { CardKey, NoteOf, ShipId } from "@broadside/rules";
import type { LineEvent } from "../log/line-facts.ts";
import { clausesOf } from "./causes.ts";
import { restOfSentence } from "./clauses.ts";
import { cardOfShip, type LogNames, sectionName, usedCardName } from "./log-names.ts";
import { cardName, listed, shipName, tokenName } from "./names.ts";

type Side = "attack" | "defense";

/** What an attack comes to, gathered event by event. */
class AttackFacts {
  readonly faces: Partial<Record<Side, readonly string[]>> = {};
  /** Tokens and cards that changed the dice of each side. */
  readonly changes: Readonly<Record<Side, Set<string>>> = { attack: new Set(), defense: new Set() };
  drawn: NoteOf<"attack drawn"> | undefined;
  /** What the ship that draws the attack has used for it. */
  readonly drawnBy: string[] = [];
  energy = 0;
  /** The energy that the card used last has cost. */
  private used: { readonly ship: ShipId; readonly label: string } | undefined;
  result: "hit" | "missed" | undefined;
  readonly others: LineEvent[] = [];
  private readonly declared: NoteOf<"attacks">;
  private readonly names: LogNames;

  constructor(declared: NoteOf<"attacks">, names: LogNames) {
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
        this.changes.defense.add(tokenName(this.names, event.token));
        return;
      default:
        if (!this.addChange(event)) this.others.push(event);
    }
  }

  /** What is used or paid before the results are compared changes dice; afterwards it has effects. */
  private addChange(event: Extract<LineEvent, { readonly note: string }>): boolean {
    const { ship, card } = this.declared;
    if (event.note === "upgrade discarded") return event.card === card;
    if (event.note === "energy spent" && event.ship === ship && !this.faces.attack) {
      this.energy += event.amount;
      return true;
    }
    if (event.note === "used" && isWeapon(event.card, card)) return true;
    if (this.result) return false;
    if (event.note === "spent")
      this.changes[this.sideOf(event.ship)].add(event.token === "evade" ? "evade token" : tokenName(this.names, event.token));
    else if (event.note === "used" && !event.card.startsWith("damage:")) this.use(event);
    else if (event.note === "energy spent" && event.ship === this.used?.ship) this.pay(this.used.label, event);
    else return false;
    return true;
  }

  private use({ ship, card }: NoteOf<"used">): void {
    const isBetween = ship === this.declared.ship || ship === this.declared.target;
    const label = isBetween ? usedCardName(this.names, ship, card) : cardOfShip(this.names, ship, card);
    this.changes[this.sideOf(ship)].add(label);
    this.used = { ship, label };
  }

  private pay(label: string, { ship, amount }: NoteOf<"energy spent">): void {
    const changes = this.changes[this.sideOf(ship)];
    changes.delete(label);
    changes.add(`${label} for ${amount} energy`);
    this.used = undefined;
  }

  /** The card that a ship draws the attack with doesn't change dice. */
  private draw(event: NoteOf<"attack drawn">): void {
    const own = `${shipName(this.names, event.ship)}'s `;
    for (const changes of Object.values(this.changes))
      for (const label of changes)
        if (label.startsWith(own)) {
          changes.delete(label);
          this.drawnBy.push(label.slice(own.length));
        }
    this.drawn = event;
  }

  /** Other ships help whoever has just rolled. */
  private sideOf(ship: ShipId): Side {
    if (ship === this.declared.ship) return "attack";
    return ship === this.declared.target || ship === this.drawn?.ship || this.faces.defense ? "defense" : "attack";
  }
}

const isWeapon = (used: CardKey, weapon: CardKey | undefined): boolean =>
  weapon !== undefined && used.slice(used.indexOf(":")) === weapon.slice(weapon.indexOf(":"));

/** Undefined before the attack is declared. */
export function attackLine(events: readonly LineEvent[], names: LogNames): string | undefined {
  const declared = events.find((event): event is NoteOf<"attacks"> => "note" in event && event.note === "attacks");
  if (!declared) return undefined;
  const facts = new AttackFacts(declared, names);
  for (const event of events) facts.add(event);
  const { result, others } = facts;
  const weapon = declared.card === undefined ? undefined : cardName(names, declared.card);
  const effects = restOfSentence(
    clausesOf(others, names).map((clause) => (clause.cause === weapon ? { ...clause, cause: undefined } : clause)),
  );
  const outcome = result === "missed" ? "misses" : result === "hit" && effects === "" ? "hits" : undefined;
  const dice = diceInWords(facts);
  return [
    `${declaredInWords(declared, facts, names)}${outcome === undefined || facts.drawn ? "" : ` and ${outcome}`}${dice === "" ? "" : `: ${dice}`}`,
    ...(outcome !== undefined && facts.drawn ? [`the attack ${outcome}`] : []),
    ...(effects === "" ? [] : [effects]),
  ].join("; ");
}

function declaredInWords(
  { ship, target, section, card, range }: NoteOf<"attacks">,
  { drawn, drawnBy, energy }: AttackFacts,
  names: LogNames,
): string {
  const weapon = card === undefined ? "" : ` with ${cardName(names, card)}`;
  const cost = energy === 0 ? "" : ` (${energy} energy)`;
  const whom = names.ships[target] === undefined && names.pieceOf ? names.pieceOf(target) : sectionName(names, target, section);
  const other = drawn
    ? `, but ${shipName(names, drawn.ship)} draws the attack at range ${drawn.range}${drawnBy.length === 0 ? "" : ` (${drawnBy.join(", ")})`}`
    : "";
  return `${shipName(names, ship)} attacks ${whom}${weapon}${cost} at range ${range}${other}`;
}

/** `2 hits and 1 crit (focus, Predator), 1 evade` */
function diceInWords({ faces, changes }: AttackFacts): string {
  const sides: readonly string[] = [
    ...(faces.attack ? [`${hitsInWords(faces.attack)}${changesInWords(changes.attack)}`] : []),
    ...(faces.attack && faces.defense ? [`${countInWords(faces.defense, "evade") ?? "no evades"}${changesInWords(changes.defense)}`] : []),
  ];
  return sides.join(", ");
}

const hitsInWords = (faces: readonly string[]): string =>
  listed([countInWords(faces, "hit"), countInWords(faces, "crit")].filter((words) => words !== undefined)) || "no hits";

function countInWords(faces: readonly string[], face: string): string | undefined {
  const count = faces.filter((one) => one === face).length;
  return count === 0 ? undefined : `${count} ${face}${count === 1 ? "" : "s"}`;
}

const changesInWords = (changes: ReadonlySet<string>): string => (changes.size === 0 ? "" : ` (${[...changes].join(", ")})`);
