/** Squads that are at hand for a scenario, with the seats that they fit, and what is flown where nobody has chosen. */
import { defaultLineUp, type SquadAtHand, squadsAtHand } from "@broadside/content";
import { SHEETS } from "@broadside/scenarios";
import type { SquadDraft } from "@broadside/squads";
import { checkBattle } from "./start/game-offers.ts";
import type { BattleList, BattleLists, WantedLineUp } from "./start/start-protocol.ts";

/** Those that fit some seat; all of them where none does, for then it is the game itself that does not stand. */
export async function battleLists(wanted: BattleLists): Promise<readonly BattleList[]> {
  const sheet = SHEETS.find(({ id }) => id === wanted.scenario);
  if (!sheet) return [];
  const atHand = await squadsAtHand({ ...wanted, sheet, teams: teamsIn(wanted) });
  const checked = await Promise.all(atHand.map(async (one) => ({ ...one, fits: await seatsFitting(one, wanted) })));
  const fitting = checked.filter(({ fits }) => fits.length > 0);
  return fitting.length > 0 ? fitting : checked.map((list) => ({ ...list, fits: everyone(wanted) }));
}

/** By seat. */
export async function battleLineUp(wanted: WantedLineUp): Promise<readonly SquadDraft[]> {
  const sheet = SHEETS.find(({ id }) => id === wanted.scenario);
  const { edition, options, chosen } = wanted;
  const teams = teamsIn(wanted);
  return sheet ? defaultLineUp({ sheet, edition, options, teams, given: teams.map((_, seat) => chosen[seat]) }) : [];
}

/** On its way from the page nothing becomes null. */
const teamsIn = ({ teams }: BattleLists): BattleLists["teams"] => teams.map((team) => team ?? undefined);

const everyone = ({ teams }: BattleLists): readonly number[] => teams.map((_, seat) => seat);

async function seatsFitting({ squad }: SquadAtHand, wanted: BattleLists): Promise<readonly number[]> {
  const { scenario, edition, options, teams } = wanted;
  const checked = await checkBattle({ scenario, edition, options, seats: teams.map((team) => ({ name: "", team, squad })) });
  if ("squads" in checked) return everyone(wanted);
  const isFaulty = (seat: number): boolean => checked.faults.some((fault) => fault.seat === undefined || fault.seat === seat);
  return everyone(wanted).filter((seat) => !isFaulty(seat));
}
