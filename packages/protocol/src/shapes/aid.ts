/** Shapes for a client's requests for help, and for the replies. */
import type { Pose } from "@broadside/geometry";
import { constant, either, listOf, number, objectOf, oneOf, optional, type Shape, tagged } from "@broadside/kit";
import { botReasonsShape } from "../bot-reasons.ts";
import {
  type AidReply,
  type AidRequest,
  type ChangeForecast,
  type ChangeForecasts,
  type FleetPlanReply,
  type FleetShip,
  type Forecast,
  type Forecasts,
  type Hint,
  NOT_COUNTED_AT,
  type PlannedPlace,
} from "../message.ts";
import { cardKey, few, inputNumber, MOST_ENTRIES, MOST_FEW, name, pose, rule, section, shipId, words } from "./basic.ts";
import { region } from "./question.ts";

type RequestFor<Aid extends AidRequest["aid"]> = Extract<AidRequest, { readonly aid: Aid }>;

export const aidRequestShape: Shape<AidRequest> = tagged<"aid", AidRequest>("aid", {
  hint: objectOf<RequestFor<"hint">>({ aid: constant("hint"), question: inputNumber }),
  odds: objectOf<RequestFor<"odds">>({ aid: constant("odds"), question: inputNumber, option: optional(words) }),
  changes: objectOf<RequestFor<"changes">>({ aid: constant("changes"), question: inputNumber }),
  fleet: objectOf<RequestFor<"fleet">>({
    aid: constant("fleet"),
    question: inputNumber,
    places: listOf(objectOf<PlannedPlace>({ ship: shipId, pose }), MOST_ENTRIES),
  }),
});

const chance = number(0, 1);
const expected = number(0, MOST_FEW);
const chances = listOf(chance, MOST_FEW);

const notCounted = listOf(
  objectOf<Forecast["notCounted"][number]>({
    card: cardKey as Shape<Forecast["notCounted"][number]["card"]>,
    at: oneOf(NOT_COUNTED_AT),
    name,
  }),
  MOST_ENTRIES,
);

const forecast = objectOf<Forecast>({
  option: optional(words),
  attacker: shipId,
  defender: shipId,
  section: optional(section),
  attackDice: few,
  defenseDice: few,
  hitChance: chance,
  expectedHits: expected,
  expectedCrits: expected,
  damage: chances,
  destroyed: chance,
  faceup: chances,
  counted: listOf(objectOf<Forecast["counted"][number]>({ key: name, name }), MOST_ENTRIES),
  notCounted,
});

const change = objectOf<ChangeForecast>({
  option: words,
  expectedHits: expected,
  expectedCrits: expected,
  damage: chances,
  destroyed: chance,
});

const answer: Shape<Hint["answer"]> = either(
  objectOf<{ readonly key: string }>({ key: words }),
  "pose",
  objectOf<{ readonly pose: Pose }>({ pose }),
);

const fleetShip = objectOf<FleetShip>({
  ship: shipId,
  leader: optional(shipId),
  region,
  pose: optional(pose),
  refusal: optional(objectOf<NonNullable<FleetShip["refusal"]>>({ rule: optional(rule), text: words })),
});

export const aidReplyShape: Shape<AidReply> = tagged<"aid", AidReply>("aid", {
  hint: objectOf<Hint>({ aid: constant("hint"), question: inputNumber, answer, reasons: botReasonsShape }),
  odds: objectOf<Forecasts>({ aid: constant("odds"), question: inputNumber, attacks: listOf(forecast, MOST_ENTRIES) }),
  changes: objectOf<ChangeForecasts>({
    aid: constant("changes"),
    question: inputNumber,
    defender: shipId,
    section: optional(section),
    by: oneOf(["attacker", "defender"]),
    choices: listOf(change, MOST_ENTRIES),
    best: optional(words),
    notCounted,
  }),
  fleet: objectOf<FleetPlanReply>({ aid: constant("fleet"), question: inputNumber, ships: listOf(fleetShip, MOST_ENTRIES) }),
});
