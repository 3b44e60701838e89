/**
 * A team decision. All present members are asked at once, and none sees another's vote until all have voted. If all give the same answer,
 * it is the team's answer (EB-MULTI-09). Otherwise, the team's answer is drawn by lot from the answers given (EB-MULTI-10).
 */
import type { QuestionKind, RuleName, Subject } from "@broadside/protocol";
import type { ChoiceAsk, Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";
import { isAway } from "./absence.ts";
import { choose, optionsOf, together } from "./ask.ts";
import { procedure } from "./procedure.ts";

export interface Ballot<Value> {
  /** The seats that decide together. */
  readonly seats: readonly Seat[];
  readonly kind: QuestionKind;
  readonly rule: RuleName;
  readonly about?: Subject;
  options(game: Situation): ChoiceAsk<Value>["options"];
}

/** Members who are away or out of the game do not vote. */
const votersAmong = (game: Situation, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => game.state.seats[seat]?.status === "playing" && !isAway(game, seat));

const voteOn = procedure("vote", function* (game: Situation, ballot: Ballot<unknown>): Procedure<unknown> {
  const { seats, kind, rule, about, options } = ballot;
  const [first, ...others] = options(game);
  if (others.length === 0) return first.value;
  const voters = votersAmong(game, seats);
  const question = { kind, rule, ...(about && { about }) };
  if (voters.length <= 1) {
    const seat = voters[0] ?? seats.find((member) => game.state.seats[member]?.status === "playing") ?? seats[0] ?? 0;
    return yield* choose((now) => ({ ...question, seat, options: options(now) }));
  }
  const answers = yield* together(
    voters.map(
      (seat) =>
        (now: Situation): ChoiceAsk<Option> => ({
          ...question,
          seat,
          secret: "until all have answered",
          options: optionsOf(options(now).map((option) => ({ ...option, value: option }))),
        }),
    ),
  );
  game.reveal();
  // A member who has left since the questions were asked was given the default answer, which isn't a vote.
  const stayed = votersAmong(game, voters);
  const votes = answers.flatMap((option, at) => {
    const seat = voters[at] ?? 0;
    return stayed.includes(seat) ? [{ seat, option }] : [];
  });
  const counted = votes.length > 0 ? votes : answers.map((option, at) => ({ seat: voters[at] ?? 0, option }));
  const chosen = [...new Map(counted.map(({ option }) => [option.key, option])).values()];
  for (const { seat, option } of votes) game.note({ note: "votes", seat, kind, key: option.key });
  if (chosen.length === 1) return chosen[0]?.value;
  const drawn = chosen[game.draw(chosen.length)];
  game.note({ note: "decided by lot", rule: "EB-MULTI-10", seat: seats[0], kind, key: drawn?.key });
  return drawn?.value;
});

export const vote = <Value>(game: Situation, ballot: Ballot<Value>): Procedure<Value> => voteOn(game, ballot) as Procedure<Value>;
