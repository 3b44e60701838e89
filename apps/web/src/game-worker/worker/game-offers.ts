/** Prepares games in the worker: lists the games on offer, and finds what is wrong with a choice. */
import { type Catalogue, withOurDamageByHand } from "@broadside/cards";
import { type GameChoice, type Preparation, playedIn, prepareGame } from "@broadside/content";
import {
  DAMAGE_DECKS,
  type EditionId,
  GAME_FORMAT_IDS,
  type GameFormatId,
  gameSheet,
  scenarioFacts,
  squadFormatFacts,
  TABLES,
} from "@broadside/formats";
import { type Option, optionsOf, SHEETS, type Sheet, scenarioById, shareOf, summaryOf } from "@broadside/scenarios";
import { wordingIn } from "@broadside/telling";
import { loadCatalogue } from "../../cards/catalogues.ts";
import { limitsInWords, OFFERS, obstaclesInWords, scenarioLimitsInWords } from "../../words/game-worker/worker.ts";
import { LANGUAGE } from "../../words/language.ts";
import { LISTS } from "../../words/lists.ts";
import type { CheckedGame, GameOffer, OfferedOption } from "../shared/start-protocol.ts";
import { squadFacts } from "./squad-facts.ts";

export const gameOffers = (): readonly GameOffer[] => [...GAME_FORMAT_IDS.map(formatOffer), ...SHEETS.map(scenarioOffer)];

const HANDED_IN = { list: "squad", member: "team", tier: "tiers" } as const;

function formatOffer(id: GameFormatId): GameOffer {
  const { edition, points = [], lists } = squadFormatFacts(id);
  const { table, seats, sides, obstacles } = gameSheet(id);
  const { width, depth } = TABLES[table];
  return {
    id,
    name: LISTS.gameName(id),
    aliases: [],
    family: "first-edition",
    aim: LISTS.format(id),
    editions: [edition],
    seats,
    types: sides && sides.seats > 1 ? ["team-battle"] : sides ? ["head-to-head"] : ["head-to-head", "free-for-all", "team-battle"],
    teams: sides
      ? { fixed: Array.from({ length: sides.count * sides.seats }, (_, at) => 1 + Math.floor(at / sides.seats)) }
      : { most: seats[1] },
    table: `${width}' x ${depth}'`,
    limits: limitsInWords(points, lists.called),
    isPlayable: true,
    options: {},
    handedIn: HANDED_IN[lists.called],
    tiers: lists.called === "tier" ? points : [],
    decks: DAMAGE_DECKS.map((deck) => ({ id: deck, name: OFFERS.decks[deck] })),
    obstacles: obstaclesInWords(obstacles),
  };
}

function scenarioOffer(sheet: Sheet): GameOffer {
  const { id, name, aliases, family, players } = sheet;
  const { table } = summaryOf(sheet);
  const editions = playedIn(sheet);
  return {
    id,
    name,
    aliases,
    page: scenarioFacts(id)?.page,
    family,
    aim: wordingIn(LANGUAGE).aimInWords(sheet),
    editions,
    seats: players.seats,
    types: players.types,
    teams: { most: 2 },
    table,
    limits: scenarioLimitsInWords(sheet.limits),
    share: shareOf(sheet),
    isPlayable: scenarioById(id) !== undefined,
    options: Object.fromEntries(
      editions.map((edition) => [edition, optionsOf(sheet, edition).map((option) => optionOf(sheet, option, edition))]),
    ),
    handedIn: "squad",
    tiers: [],
    decks: [],
  };
}

const optionOf = (sheet: Sheet, { id, usual, least, most }: Option, edition: EditionId): OfferedOption => ({
  id,
  words: wordingIn(LANGUAGE).settingInWords(sheet, id, edition),
  usual,
  least,
  most,
});

/** An edition's cards, with points updates from the server. */
export const cardsOf = async (edition: EditionId): Promise<Catalogue> => (await loadCatalogue(edition)).catalogue;

export const prepareChoice = async (choice: GameChoice): Promise<Preparation> => prepareGame(choice, await cardsOf(choice.edition));

export async function checkChoice(choice: GameChoice): Promise<CheckedGame> {
  const prepared = await prepareChoice(choice);
  const catalogue = await cardsOf(choice.edition);
  const played = choice.agreements?.unknownDamage === "by hand" ? withOurDamageByHand(catalogue) : catalogue;
  const squads = "setup" in prepared ? prepared.setup.squads : prepared.squads;
  return {
    problems: "problems" in prepared ? prepared.problems : [],
    squads: choice.seats.map(({ squad: draft }, seat) => {
      const squad = squads[seat];
      return squad && squadFacts(squad, draft, played);
    }),
  };
}
