/**
 * Computes how much each answer to a question about dice is worth. For an answer that starts a change, that is the attack's result if the
 * side uses no other change in this step. For an answer during a change, it is the attack's result if both sides then play as well as they
 * can.
 */
import { CRIT_WEIGHT, type DiceUse, type Odds, oddsOf, PLAIN_CANCELLING, type Shot, type Side } from "@broadside/odds";
import { DICE_QUESTIONS, type NotCounted } from "@broadside/protocol";
import { type Attack, type ChoiceAsk, fork, type Game, isPlaceAsk, type ShipId, shipOf } from "@broadside/rules";
import { type AttackShot, attackShot, shotAt, targetOf } from "./attack-odds.ts";
import { poolLeft } from "./cancelled-criticals.ts";
import { DicePlayer } from "./dice-player.ts";
import { effectsOfAnswer, useUnderWay } from "./use-under-way.ts";
import { windowsNotCounted } from "./windows.ts";

/** Plain data. */
export interface ChangeOdds {
  readonly attacker: ShipId;
  readonly defender: ShipId;
  readonly section?: "fore" | "aft";
  /** The side that is asked. The attacker wants more damage, the defender less. */
  readonly by: Side;
  /** Answers with a known effect, in the order the question lists them. Cards that do more than change dice are left out. */
  readonly choices: readonly { readonly option: string; readonly odds: Odds }[];
  /** The best answer by the odds, if the effects of all answers are known. */
  readonly best?: string;
  /** Cards that could act in this attack but aren't counted. */
  readonly notCounted: readonly NotCounted[];
}

/** Returns the odds for an open question about dice in an imagined game, which stays unchanged. Undefined if there is no such question. */
export function changeOddsIn(game: Game, question: number): ChangeOdds | undefined {
  const ask = game.open.find(({ number, answer }) => number === question && !answer)?.ask;
  const { attack } = game.state;
  if (!ask || isPlaceAsk(ask) || !attack) return undefined;
  const kind = DICE_QUESTIONS.find((one) => one === ask.kind);
  return kind && ODDS_BY_QUESTION[kind](game, ask, attack);
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

/**
 * If one change alone gives as good a result as all of them together, returns the first such change. Otherwise, returns the change that
 * optimal play uses first.
 */
function bestChange(game: Game, ask: ChoiceAsk, found: AttackShot, choices: ChangeOdds["choices"]): string | undefined {
  const whole = worthOf(oddsOf(found.shot, found.target));
  const enough = choices.find(({ odds }) => Math.abs(worthOf(odds) - whole) < NO_BETTER);
  return enough?.option ?? new DicePlayer(found).answer(game, ask);
}

/**
 * Returns the shot in which the side must use exactly this one of its changes in this step, or none of them. Automatic changes still
 * happen.
 */
function using(shot: Shot, isOwn: (use: DiceUse) => boolean, picked: DiceUse | undefined): Shot {
  const uses = shot.uses.filter((use) => !isOwn(use) || use.forced || use === picked);
  return { ...shot, uses: uses.map((use) => (use === picked ? { ...use, times: 1, owed: true } : use)) };
}

/** Returns the odds during a change, if only the last effect of that change is still open. */
function underWayOdds(game: Game, ask: ChoiceAsk, attack: Attack): ChangeOdds | undefined {
  const under = useUnderWay(game, ask, attack);
  if (!under) return undefined;
  const { dice } = under;
  const lying = { attack: attack.attackDice, ...(dice === "defense" && { defense: attack.defenseDice }) };
  const found = shotAt(fork(game, game.key), { from: `modify ${dice} dice`, at: { dice, by: under.by }, ...lying });
  if (!found) return undefined;
  const choices = ask.options.flatMap(({ key }) => {
    const effects = effectsOfAnswer(game, under, key, found.stocks);
    if (!effects) return [];
    const settled: readonly DiceUse[] = effects.length > 0 ? [{ key: "asked about", dice, by: under.by, effects, forced: true }] : [];
    return [{ option: key, odds: oddsOf({ ...found.shot, uses: [...settled, ...found.shot.uses] }, found.target) }];
  });
  const by = ask.seat === shipOf(game.state, attack.attacker).seat ? "attacker" : "defender";
  return { ...partiesOf(found), by, choices, ...(choices.length === ask.options.length && { best: bestFor(by, choices) }) };
}

/**
 * Returns the odds for cancelling criticals in the first edition: after this answer, nothing is left to chance except the consequences of
 * the results.
 */
function criticalsOdds(game: Game, ask: ChoiceAsk, attack: Attack): ChangeOdds {
  const target = targetOf(game, attack);
  const stocks = { attacker: {}, defender: {} };
  const choices = ask.options.map(({ key }) => ({
    option: key,
    odds: oddsOf({ attack: poolLeft(attack, Number(key)), defense: [], stocks, uses: [], cancelling: PLAIN_CANCELLING }, target),
  }));
  const counts = { attack: attack.attackDice.length, defense: attack.defenseDice.length };
  const notCounted = windowsNotCounted(fork(game, game.key), counts, "neutralizing");
  return { ...partiesOf({ attack, notCounted }), by: "defender", choices, best: bestFor("defender", choices) };
}

const ODDS_BY_QUESTION: Readonly<
  Record<(typeof DICE_QUESTIONS)[number], (game: Game, ask: ChoiceAsk, attack: Attack) => ChangeOdds | undefined>
> = {
  "modify attack dice": modifyOdds,
  "modify defense dice": modifyOdds,
  reroll: underWayOdds,
  "change which result": underWayOdds,
  "choose one": underWayOdds,
  "criticals to cancel": criticalsOdds,
};

/** Returns the best answer for a side. Among equal answers, returns the first one, which rerolls fewer dice or cancels more criticals. */
function bestFor(by: Side, choices: ChangeOdds["choices"]): string {
  const sign = by === "attacker" ? 1 : -1;
  return choices.reduce((one, other) => (sign * (worthOf(other.odds) - worthOf(one.odds)) > NO_BETTER ? other : one)).option;
}
const NO_BETTER = 1e-9;

const worthOf = ({ expectedHits, expectedCrits }: Odds): number => expectedHits + CRIT_WEIGHT * expectedCrits;

const sideOf = ({ attacker, defender }: Attack, ship: ShipId | undefined): Side | undefined =>
  ship === attacker ? "attacker" : ship === defender ? "defender" : undefined;

const partiesOf = ({ attack: { attacker, defender, section }, notCounted }: Pick<AttackShot, "attack" | "notCounted">) => ({
  attacker,
  defender,
  ...(section && { section }),
  notCounted,
});
