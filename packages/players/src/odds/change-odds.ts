/**
 * What each answer to a question about dice is worth. A change is worth what the attack comes to where its side uses that and nothing else in
 * this step; dice rolled again are worth what it comes to where both sides go on as well as they can.
 */
import type { DieKind, Face } from "@broadside/dice";
import { CRIT_WEIGHT, type DiceUse, type Odds, oddsOf, type Shot, type Side } from "@broadside/odds";
import type { NotCounted } from "@broadside/protocol";
import { type Attack, type ChoiceAsk, fork, type Game, isPlaceAsk, type ModifyingDeed, type ShipId, shipOf } from "@broadside/rules";
import { type AttackShot, attackShot, shotAt } from "./attack-odds.ts";
import { DicePlayer } from "./dice-player.ts";

/** Plain data. */
export interface ChangeOdds {
  readonly attacker: ShipId;
  readonly defender: ShipId;
  readonly section?: "fore" | "aft";
  /** Who is asked: the attacker wants more damage, the defender less. */
  readonly by: Side;
  /** Answers whose doing can be said, in the order of the question; cards that do more than that are left out. */
  readonly choices: readonly { readonly option: string; readonly odds: Odds }[];
  /** The answer that the odds say is best, where all of them can be said. */
  readonly best?: string;
  /** Cards that could act in this attack, but whose doing is not counted. */
  readonly notCounted: readonly NotCounted[];
}

/** Of the question about dice that is open in a game that somebody imagines; it stays as it is. Undefined where there is none. */
export function changeOddsIn(game: Game, question: number): ChangeOdds | undefined {
  const ask = game.open.find(({ number, answer }) => number === question && !answer)?.ask;
  const { attack } = game.state;
  if (!ask || isPlaceAsk(ask) || !attack) return undefined;
  if (ask.kind === "reroll") return rerollOdds(game, ask, attack);
  return ask.kind === "modify attack dice" || ask.kind === "modify defense dice" ? modifyOdds(game, ask, attack) : undefined;
}

function modifyOdds(game: Game, ask: ChoiceAsk, attack: Attack): ChangeOdds | undefined {
  const by = sideOf(attack, ask.about?.ship);
  const found = by && attackShot(fork(game, game.key));
  if (!found) return undefined;
  const dice = ask.kind === "modify attack dice" ? "attack" : "defense";
  const isOwn = (use: DiceUse): boolean => use.dice === dice && use.by === by;
  const choices = ask.options.flatMap(({ key }) => {
    const use = found.uses.find((one) => one.option === key && isOwn(one.use))?.use;
    return use || key === "done" ? [{ option: key, odds: oddsOf(using(found.shot, isOwn, use), found.target) }] : [];
  });
  const best = choices.length === ask.options.length ? bestChange(game, ask, found, choices) : undefined;
  return { ...partiesOf(found), by, choices, ...(best !== undefined && { best }) };
}

/** The first that alone does as well as all together; else what the odds would have used first. */
function bestChange(game: Game, ask: ChoiceAsk, found: AttackShot, choices: ChangeOdds["choices"]): string | undefined {
  const whole = worthOf(oddsOf(found.shot, found.target));
  const enough = choices.find(({ odds }) => Math.abs(worthOf(odds) - whole) < NO_BETTER);
  return enough?.option ?? new DicePlayer(found).answer(game, ask);
}

/** Of its own uses in the step a side must use this one, or none; what happens by itself still does. */
function using(shot: Shot, isOwn: (use: DiceUse) => boolean, picked: DiceUse | undefined): Shot {
  const uses = shot.uses.filter((use) => !isOwn(use) || use.forced || use === picked);
  return { ...shot, uses: uses.map((use) => (use === picked ? { ...use, times: 1, owed: true } : use)) };
}

function rerollOdds(game: Game, ask: ChoiceAsk, attack: Attack): ChangeOdds | undefined {
  const at = rerolling(game, attack);
  if (!at) return undefined;
  const lying = { attack: attack.attackDice, ...(at.dice === "defense" && { defense: attack.defenseDice }) };
  const found = shotAt(fork(game, game.key), { from: `modify ${at.dice} dice`, at, ...lying });
  if (!found) return undefined;
  const by = ask.seat === shipOf(game.state, attack.attacker).seat ? "attacker" : "defender";
  const choices = ask.options.map(({ key }) => ({
    option: key,
    odds: oddsOf({ ...found.shot, uses: [...rerollOf(key, at), ...found.shot.uses] }, found.target),
  }));
  const sign = by === "attacker" ? 1 : -1;
  // Where two come to the same, fewer dice are rolled: they stand first.
  const best = choices.reduce((one, other) => (sign * (worthOf(other.odds) - worthOf(one.odds)) > NO_BETTER ? other : one)).option;
  return { ...partiesOf(found), by, choices, best };
}
const NO_BETTER = 1e-9;

const worthOf = ({ expectedHits, expectedCrits }: Odds): number => expectedHits + CRIT_WEIGHT * expectedCrits;

type Step = { readonly dice: DieKind; readonly by: Side };

/** In whose step dice are being rolled again, where that is the last thing that what is used does to them. */
function rerolling(game: Game, { step, used }: Attack): Step | undefined {
  const dice = step === "modify attack dice" ? "attack" : step === "modify defense dice" ? "defense" : undefined;
  const mark = used.at(-1);
  if (game.state.roll || !dice || mark === undefined) return undefined;
  const rerolled = game.edition.tokens[dice].filter(({ effect }) => effect.verb === "reroll");
  for (const by of ["attacker", "defender"] as const) if (rerolled.some(({ token }) => mark === `${by}:${token}`)) return { dice, by };
  for (const card of game.bearers.onOffer(game, "modifications"))
    for (const [at, part] of (card.ability.modifications ?? []).entries()) {
      if (mark !== (at === 0 ? card.key : `${card.key}#${at}`) || part.dice !== dice) continue;
      return isLastReroll(part.does?.(game, card)) ? { dice, by: part.as } : undefined;
    }
  return undefined;
}

const isLastReroll = (deeds: readonly ModifyingDeed[] = []): boolean =>
  deeds.at(-1)?.verb === "reroll" && deeds.slice(0, -1).every(({ verb }) => verb === "spend");

/** Faces as the option names them, rolled again before anything else is done. */
function rerollOf(option: string, { dice, by }: Step): readonly DiceUse[] {
  const faces = option === "none" ? [] : (option.split(" ") as Face[]);
  if (faces.length === 0) return [];
  const effects = [...new Set(faces)].map((face) => {
    const count = faces.filter((one) => one === face).length;
    return { verb: "reroll", from: [face], most: count, least: count } as const;
  });
  return [{ key: "reroll asked about", dice, by, effects, forced: true }];
}

const sideOf = ({ attacker, defender }: Attack, ship: ShipId | undefined): Side | undefined =>
  ship === attacker ? "attacker" : ship === defender ? "defender" : undefined;

const partiesOf = ({ attack: { attacker, defender, section }, notCounted }: AttackShot) => ({
  attacker,
  defender,
  ...(section && { section }),
  notCounted,
});
