/** Tests laws that hold for every position, whatever it contains. */

import { BASES, CONTACT, hasSections, mm, type Pose } from "@broadside/geometry";
import { FULL_TURN, QUARTER_TURN } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { isRuleId } from "@broadside/rulebook";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  documentOf,
  FEATURE_IDS,
  type Judgement,
  judge,
  LIMITS,
  makePosition,
  OBSTACLE_IDS,
  type PairJudgement,
  POSITION_EDITIONS,
  type Position,
  parsePosition,
  possibleArcs,
  readPosition,
  rulesOf,
  SEATS,
} from "./index.ts";

/** Any text of 16-bit units, including unpaired surrogates. */
const textUpTo = (most: number) =>
  fc.array(fc.nat(0xffff), { minLength: 1, maxLength: most }).map((units) => String.fromCharCode(...units));

const coordinate = fc.integer({ min: -LIMITS.coordinate, max: LIMITS.coordinate });
/** Places of three kinds: close together, so that pieces overlap; at multiples of a base's width, so that edges touch; or anywhere. */
const place = fc.oneof(
  fc.integer({ min: 0, max: mm(400) }),
  fc.nat(10).map((bases) => bases * BASES.small.width),
  coordinate,
);
const heading = fc.oneof(
  fc.nat(3).map((quarter) => quarter * QUARTER_TURN),
  fc.nat(FULL_TURN - 1),
);
const pose = fc.record({ x: place, y: place, heading });
const side = fc.integer({ min: LIMITS.tableSide.least, max: LIMITS.tableSide.most });

const MOST_SHIPS = 4;
const MOST_TOKENS = 3;
const ids = fc.uniqueArray(textUpTo(LIMITS.idLength), { minLength: MOST_SHIPS + 2 * MOST_TOKENS, maxLength: MOST_SHIPS + 2 * MOST_TOKENS });

const positions: fc.Arbitrary<Position> = fc.constantFrom(...POSITION_EDITIONS).chain((edition) => {
  const ship = fc.constantFrom(...rulesOf(edition).bases).chain((base) =>
    fc.record(
      {
        name: textUpTo(LIMITS.nameLength),
        base: fc.constant(base),
        pose,
        seat: fc.constantFrom(...SEATS),
        arcs: fc.shuffledSubarray([...possibleArcs(edition, base)]),
      },
      { requiredKeys: ["base", "pose", "seat", "arcs"] },
    ),
  );
  const tokens = { maxLength: MOST_TOKENS };
  return fc
    .record({
      table: fc.record({ width: side, height: side }),
      ships: fc.array(ship, { maxLength: MOST_SHIPS }),
      obstacles: fc.array(fc.record({ token: fc.constantFrom(...OBSTACLE_IDS), pose, flipped: fc.boolean() }), tokens),
      features: fc.array(fc.record({ token: fc.constantFrom(...FEATURE_IDS), pose }), tokens),
      ids,
    })
    .map(({ table, ships, obstacles, features, ids: [...free] }) => {
      const named = <Piece>(piece: Piece): Piece & { readonly id: string } => ({ id: free.pop() ?? "", ...piece });
      return { edition, table, ships: ships.map(named), obstacles: obstacles.map(named), features: features.map(named) };
    });
});

const law = (holds: (position: Position) => void): void => fc.assert(fc.property(positions, holds), { numRuns: runs(300) });

test("law: writing a position and reading it again changes neither the position nor its text", () => {
  law((position) => {
    const text = makePosition(position);
    const read = parsePosition(text);
    expect(read).toEqual({ ok: true, value: position });
    expect(read.ok && makePosition(read.value)).toBe(text);
    expect(readPosition(documentOf(position))).toEqual(read);
  });
});

test("law: every ship is judged against every other ship, with each of its arcs against each section", () => {
  law((position) => {
    const { ships, pairs } = judge(position);
    expect(ships.map(({ id }) => id)).toEqual(position.ships.map(({ id }) => id));
    const expected = position.ships.flatMap((from) =>
      position.ships
        .filter((to) => to !== from)
        .map((to) => ({ from: from.id, to: to.id, shots: from.arcs.length * (hasSections(to.base) ? 2 : 1) })),
    );
    expect(pairs.map(({ from, to, shots }) => ({ from, to, shots: shots.length }))).toEqual(expected);
  });
});

test("law: every decision has a reason, and every reason names a known rule", () => {
  law((position) => {
    const { ships, pairs } = judge(position);
    const shots = pairs.flatMap((pair) => pair.shots);
    for (const { reasons } of [...pairs, ...shots]) expect(reasons.length).toBeGreaterThan(0);
    const named = [...ships, ...pairs, ...shots].flatMap(({ reasons }) => reasons.map(({ rule }) => rule));
    expect(named.filter((rule) => !isRuleId(rule))).toEqual([]);
  });
});

test("law: distance, range and contact are the same in both directions", () => {
  law((position) => {
    const { pairs } = judge(position);
    const measured = ({ distance, range, contact }: PairJudgement) => ({ distance, range, contact });
    for (const pair of pairs) {
      const back = pairs.find(({ from, to }) => from === pair.to && to === pair.from);
      expect(back && measured(back)).toEqual(measured(pair));
    }
  });
});

test("law: asking from or to a ship gives exactly the pairs that include it", () => {
  law((position) => {
    const all = judge(position);
    const asked = [undefined, ...position.ships.map(({ id }) => id)];
    for (const from of asked)
      for (const to of asked)
        expect(judge(position, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) })).toEqual({
          ships: all.ships,
          pairs: all.pairs.filter((pair) => pair.from === (from ?? pair.from) && pair.to === (to ?? pair.to)),
        });
  });
});

test("law: an open shot is in arc and crosses no dividing line, and no shot is shorter than the ships' distance", () => {
  law((position) => {
    for (const { distance, shots } of judge(position).pairs)
      for (const shot of shots) {
        if (shot.open) expect([shot.inArc, shot.targetable]).toEqual([true, true]);
        expect(shot.distance === undefined).toBe(!shot.inArc);
        if (shot.distance !== undefined) expect(shot.distance).toBeGreaterThanOrEqual(distance - 1);
      }
  });
});

test("law: every line is as long as the distance that it shows, within the tolerance; bases that touch have none", () => {
  law((position) => {
    for (const pair of judge(position).pairs)
      for (const { distance = 0, line } of [pair, ...pair.shots]) {
        expect(line === undefined).toBe(distance === 0);
        if (line) expect(Math.abs(Math.hypot(line.bx - line.ax, line.by - line.ay) - distance)).toBeLessThanOrEqual(CONTACT + 1);
      }
  });
});

test("law: only obstacles and huge ships obstruct, and never the two ships of the pair", () => {
  law((position) => {
    const obstacles = position.obstacles.map(({ id }) => id);
    const huge = position.ships.filter(({ base }) => BASES[base].size === "huge").map(({ id }) => id);
    for (const { from, to, shots } of judge(position).pairs) {
      const allowed = [...obstacles, ...huge.filter((id) => id !== from && id !== to)];
      for (const { obstructedBy } of shots) expect(obstructedBy.filter((id) => !allowed.includes(id))).toEqual([]);
    }
  });
});

/** Returns the decisions for each pair, without the lines they are based on. */
const verdicts = ({ pairs }: Judgement) =>
  new Map(
    pairs.map(({ from, to, distance, range, contact, shots }) => [
      JSON.stringify([from, to]),
      { distance, range, contact, shots: shots.map((shot) => [shot.arc, shot.section, shot.open, shot.range, shot.obstructedBy.length]) },
    ]),
  );

/** Turns the whole table a quarter turn clockwise about its corner. */
const quarterTurned = (position: Position): Position => {
  const turned = <Piece extends { readonly pose: Pose }>(piece: Piece): Piece => {
    const { x, y, heading } = piece.pose;
    return { ...piece, pose: { x: y, y: 0 - x, heading: (heading + QUARTER_TURN) % FULL_TURN } };
  };
  const { ships, obstacles, features } = position;
  return { ...position, ships: ships.map(turned), obstacles: obstacles.map(turned), features: features.map(turned) };
};

test("law: turning the whole table by a quarter turn changes no decision", () => {
  law((position) => {
    expect(verdicts(judge(quarterTurned(position)))).toEqual(verdicts(judge(position)));
  });
});

test("law: the order in which pieces are listed changes no decision", () => {
  law((position) => {
    const reversed = { ...position, ships: position.ships.toReversed(), obstacles: position.obstacles.toReversed() };
    expect(verdicts(judge(reversed))).toEqual(verdicts(judge(position)));
  });
});
