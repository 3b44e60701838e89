/** A small picture of a table: bases with hulls, obstacles, shots and hits. The text next to the picture gives the same information. */
import { BASES, baseAt, degrees, mm, obstacleOutline } from "@broadside/geometry";
import { GLYPHS, type Points } from "@broadside/table";
import type { StoryPosition, StoryShip } from "@broadside/telling";
import { hullOf } from "../../look/hull-looks.ts";
import { ORIGIN } from "../../look/outlines.ts";
import { across, down, type Frame } from "./frame.ts";
import styles from "./picture.module.css";

interface PositionPictureProps {
  readonly position: StoryPosition;
  readonly frame: Frame;
}

/** How much of its base a hull fills. */
const FILLED = 0.84;

export function PositionPicture({ position, frame }: PositionPictureProps) {
  const { ships, obstacles, shots, struck } = position;
  const shipOf = (id: string): StoryShip | undefined => ships.find((ship) => ship.id === id);
  return (
    <svg
      className={styles.picture}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Stars frame={frame} />
      {obstacles.map(({ token, isFlipped, pose }) => (
        <path
          key={`${token} ${pose.x} ${pose.y}`}
          className={styles.rock}
          transform={placed(pose)}
          d={pathOf(obstacleOutline(token, isFlipped))}
        />
      ))}
      {ships.map((ship) => (
        <ShipAbove key={ship.id} ship={ship} />
      ))}
      {shots.map(({ from, at }) => {
        const [attacker, target] = [shipOf(from), shipOf(at)];
        return (
          attacker &&
          target && (
            <path key={`${from} ${at}`} className={styles.shot} d={`M${spotOf(attacker)}L${spotOf(target, struckPart(struck, at))}`} />
          )
        );
      })}
      {struck.map(({ ship: id, section, isHit }) => {
        const ship = shipOf(id);
        if (!ship) return undefined;
        const [at, scale] = [spotOf(ship, section), BASES[ship.base].size === "huge" ? 1.5 : 1];
        return isHit ? (
          <Burst key={id} at={at} scale={scale} />
        ) : (
          <circle key={id} className={styles.leaves} r={58 * scale} transform={`translate(${at})`} />
        );
      })}
    </svg>
  );
}

const struckPart = (struck: StoryPosition["struck"], id: string) => struck.find(({ ship }) => ship === id)?.section;

const placed = (pose: StoryShip["pose"]): string => `translate(${across(pose)} ${down(pose)}) rotate(${pose.heading / degrees(1)})`;

/** An SVG path through points in a piece's own frame, in which y points up. */
function pathOf(points: Points): string {
  const corners = Array.from(
    { length: points.length / 2 },
    (_, at) => `${(points[2 * at] ?? 0) / mm(1)} ${(0 - (points[2 * at + 1] ?? 0)) / mm(1)}`,
  );
  return `M${corners.join("L")}Z`;
}

/** The centre of a ship, or of one of its sections. */
function spotOf({ pose, base }: StoryShip, section?: "fore" | "aft"): string {
  const ahead = section === undefined ? 0 : ((section === "fore" ? 1 : -1) * BASES[base].length) / mm(4);
  const angle = (pose.heading / degrees(180)) * Math.PI;
  return `${across(pose) + ahead * Math.sin(angle)} ${down(pose) - ahead * Math.cos(angle)}`;
}

function ShipAbove({ ship: { ship, base, pose, seat, crippled } }: { readonly ship: StoryShip }) {
  const { glyph, plates } = hullOf({ ship, base });
  const { hull, seams, isInMillimetres } = { isInMillimetres: false, ...GLYPHS[glyph] };
  const [width, length] = [BASES[base].width / mm(1), BASES[base].length / mm(1)];
  const outline = pathOf(baseAt(base, ORIGIN).points);
  return (
    <g data-seat={seat + 1} transform={placed(pose)}>
      {plates && <path className={styles.bridge} d={outline} />}
      <path className={styles.plate} d={plates ? plates.map(pathOf).join("") : outline} />
      <g transform={`scale(${isInMillimetres ? 1 : (width * FILLED) / 100})`}>
        <path className={styles.hull} d={hull} />
        <path className={styles.seams} d={seams} />
      </g>
      {crippled && (
        <rect className={styles.crippled} x={-width / 2} y={crippled === "fore" ? -length / 2 : 0} width={width} height={length / 2} />
      )}
      <path className={styles.bow} d={`M${-width / 2} ${-length / 2}h${width}`} />
    </g>
  );
}

const RAYS = Array.from({ length: 20 }, (_, at) => {
  const angle = (at * Math.PI) / 10;
  const far = at % 2 === 0 ? 24 - (at % 3) * 4 : 9;
  return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
});

const Burst = ({ at, scale }: { readonly at: string; readonly scale: number }) => (
  <g transform={`translate(${at}) scale(${scale})`}>
    <circle className={styles.glow} r={44} />
    <path className={styles.burst} d={`M${RAYS.join("L")}Z`} />
    <circle className={styles.core} r={6} />
  </g>
);

/** Stars at random places that are the same in every picture. */
function Stars({ frame }: { readonly frame: Frame }) {
  return STARS.map(({ x, y, size }) => (
    <circle
      key={`${x} ${y}`}
      className={styles.star}
      cx={frame.x + x * frame.width}
      cy={frame.y + y * frame.height}
      r={(size * frame.width) / 900}
    />
  ));
}

const STARS = Array.from({ length: 36 }, (_, at) => ({
  x: ((at * 7919 + 31) % 997) / 997,
  y: ((at * 6271 + 613) % 991) / 991,
  size: at % 7 === 0 ? 1.6 : 0.9,
}));
