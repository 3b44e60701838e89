/** For tests of the Damage decks of huge ships: a row of the ledger, and its card on a table. */
import type { SectionName } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { invariant } from "@broadside/kit";
import type { DamageCard, Game } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { at, cardTable, duel } from "../../card-table.testing.ts";

export type Row = readonly [id: string, deck: string, section: SectionName, name: string, copies: number];

export const keyOf = ([, deck, , name]: Row): string => `damage:${deck}/${name}`;

/** What the pack says of the card. */
export const cardOf = ([, deck, section, name]: Row) =>
  pack.damageDecks.find(({ id }) => id === deck)?.cards.find((card) => card.name === name && card.section === section);

/** A copy of the card, faceup before its ship. */
export function lying([, deck, section, name, copies]: Row, copy = 0): DamageCard {
  invariant(copy < copies, "so many copies there are not");
  const cards = pack.damageDecks.find(({ id }) => id === deck)?.cards ?? [];
  const all = cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const first = all.findIndex((card) => card.name === name && card.section === section);
  invariant(first >= 0, `no ${name} in ${deck} ${section}`);
  return { card: first + copy, faceup: true, since: 1 };
}

type SomeShip = Partial<TestShip>;

/** A transport with the card that flies its dial; what is open then is its action, or its opponent's. */
export function transport(row: Row, dial: string, ship: SomeShip = {}): Table {
  const own: TestShip = { pilot: "gr75mediumtransport", pose: at(400, 300), dial, damage: [lying(row)], ...ship };
  return cardTable([[own], [{ pilot: "wedgeantilles", pose: at(600, 300, 180), dial: "1FG" }]], { phase: "activation", deck: row[1] });
}

/** The next card that a seat draws is the one of the row. */
export function next(table: Table, seat: number, [, , section, name]: Row): Table {
  const place = table.game.state.decks[seat]?.cards.findIndex((card) => {
    const facts = table.game.facts.decks[seat]?.list[card];
    return facts?.name === name && facts.section === section;
  });
  invariant(place !== undefined && place >= 0, `no ${name} left`);
  return table.script([place]);
}

/** A ship without shields is hit, and dealt the card. */
export function struck(row: Row, face: "hit" | "crit", ship: SomeShip = {}): Table {
  const table = duel({ pilot: "maulermithel" }, { pilot: "rookiepilot", shields: 0, ...ship }, { deck: row[1] });
  return next(table.attackDice(face, "blank").defenseDice("blank", "blank"), 1, row).say("primary>B1");
}

export const sectionOf = (game: Game, { card }: DamageCard): SectionName | undefined => game.facts.decks[0]?.list[card]?.section;
