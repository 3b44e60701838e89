/** Relocating a remote with a template (2E-REMOTE-15). If any part of the remote ends outside the play area, the remote flees. */
import { type GuidePair, isOnTable, type Pose, relocated, type Template, tokenAt } from "@broadside/geometry";
import type { RelocationWayName, RuleName } from "@broadside/protocol";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { destroy } from "../damage/destruction.ts";
import { choose, NOTHING, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { REMOTES } from "../facts/remote-kinds.ts";
import type { Ship } from "../state/state.ts";
import { ruleOf } from "./rule.ts";

/** A template, and the guides it is placed at. */
export interface RelocationWay {
  readonly key: RelocationWayName;
  readonly guides: GuidePair;
  readonly template: Template;
}

export interface Relocation {
  readonly ways: readonly RelocationWay[];
  readonly rule: RuleName;
  /** True if the remote may also stay where it is. */
  readonly mayStay?: true;
  /** What happens if any part of the remote ends outside the play area. If absent, the remote flees. */
  offTable?(game: Situation, remote: Ship): Procedure;
}

const STAY: Option<undefined> = { key: "stay", value: undefined };

export const relocate = procedure("relocate", function* (game: Situation, remote: Ship, relocation: Relocation): Procedure {
  const { ways, rule, mayStay, offTable } = relocation;
  const way = yield* choose<RelocationWay | undefined>((now) => {
    const open = waysOf(now, remote, ways);
    return {
      kind: "relocate",
      seat: remote.seat,
      rule,
      about: { ship: remote.id },
      options: optionsOf<RelocationWay | undefined>(mayStay || open.length === 0 ? [STAY, ...open] : open),
    };
  });
  if (!way || !remote.pose || remote.status !== "inPlay") return;
  game.setShip(remote, { pose: endOf(game, remote, remote.pose, way) });
  game.note({ note: "relocated", ship: remote.id, way: way.key });
  if (!isOnTable(game.board.table, game.board.body(remote)))
    return yield* offTable ? offTable(game, remote) : destroy(game, remote, "fled");
  yield* ruleOf(game, remote)?.placed?.(game, remote) ?? NOTHING;
});

const tokenOf = (game: Situation, remote: Ship) => REMOTES[game.factsOf(remote).remote ?? "satellite"].token;

const endOf = (game: Situation, remote: Ship, from: Pose, { guides, template }: RelocationWay): Pose =>
  relocated(from, tokenOf(game, remote), guides, template);

/** Returns a remote's pose after it moves by a template at its front guides. */
export const remotePose = (game: Situation, remote: Ship, from: Pose, template: Template): Pose =>
  relocated(from, tokenOf(game, remote), "front", template);

/** Lists the ways of relocating, with those that stay on the table first. */
function waysOf(game: Situation, remote: Ship, ways: readonly RelocationWay[]): readonly Option<RelocationWay>[] {
  const { pose: from } = remote;
  const { token } = game.factsOf(remote);
  if (!from || !token || remote.status !== "inPlay") return [];
  const options = ways.map((value) => ({ key: value.key, value, pose: endOf(game, remote, from, value) }));
  const isInside = ({ pose }: { readonly pose: Pose }) => isOnTable(game.board.table, [tokenAt(pose, token)]);
  return [...options.filter(isInside), ...options.filter((option) => !isInside(option))];
}
