/** Games of the second edition before they start, on the worker's side: what is offered, what fits, what stands against it. */
import { type GameChoice, prepareGame } from "@broadside/content";
import { diagramOf, filled, optionsOf, pageOf, SHEETS, type Sheet, scenarioById, shareOf, summaryOf, valuesOf } from "@broadside/scenarios";
import type { CheckedBattle, OfferedOption, ScenarioOffer, ScenarioPage, SecondEdition, WantedBattle } from "./start-protocol.ts";
import { flownSquad } from "./flown-squad.ts";

const sheetById = (id: string): Sheet | undefined => SHEETS.find((sheet) => sheet.id === id);

export const scenarioOffers = (): readonly ScenarioOffer[] => SHEETS.map(offerOf);

function offerOf(sheet: Sheet): ScenarioOffer {
  const { id, name, family, aim, players } = sheet;
  const { limits, table } = summaryOf(sheet);
  const editions = sheet.editions.filter((edition): edition is SecondEdition => edition !== "1e");
  return {
    id,
    name,
    family,
    aim: filled(aim.text, valuesOf(sheet)),
    editions,
    seats: players.seats,
    types: players.types,
    table,
    limits,
    share: shareOf(sheet),
    isPlayable: scenarioById(id) !== undefined,
    options: Object.fromEntries(editions.map((edition) => [edition, optionsOf(sheet, edition).map(optionOf)])),
  };
}

const optionOf = ({ id, words, usual, least, most }: OfferedOption): OfferedOption => ({ id, words, usual, least, most });

export function scenarioPage(id: string, options: WantedBattle["options"]): ScenarioPage {
  const sheet = sheetById(id);
  return sheet ? { text: pageOf(sheet, options), diagram: diagramOf(sheet, options) } : { text: "", diagram: "" };
}

/** As the rules take it in; whoever plays alone has no team. */
const choiceOf = ({ scenario, edition, options, phaseSeconds, seats }: WantedBattle): GameChoice => ({
  scenario,
  edition,
  options,
  phaseSeconds,
  entrants: seats,
});

export const prepareBattle = (battle: WantedBattle) => prepareGame(choiceOf(battle));

export async function checkBattle(battle: WantedBattle): Promise<CheckedBattle> {
  const prepared = await prepareBattle(battle);
  if ("setup" in prepared)
    return { squads: prepared.setup.squads.map((squad, seat) => flownSquad(squad, battle.seats[seat]?.squad, prepared.content.catalogue)) };
  return { faults: prepared.faults.map(({ seat, rule, words }) => ({ seat, rule, text: words })) };
}
