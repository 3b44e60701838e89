/** The picture on the home page: ships on their bases from above. It is drawn once and never moves. */
import { GLYPHS, type Glyph } from "@broadside/table";
import { memo } from "react";
import { placed } from "../parts/placed.ts";
import styles from "./hero.module.css";
import { CORVETTES, ESCORTS, type HeroCorvette, type HeroRock, type HeroShip, ROCKS, SHOTS, STARS } from "./hero-pieces.ts";

export const Hero = memo(function Hero() {
  return (
    <div className={styles.hero}>
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        <Shades />
        <g className={styles.stars}>
          {placed(STARS).map(({ at, item: { x, y, size, light } }) => (
            <circle key={at} cx={x} cy={y} r={size} opacity={light} />
          ))}
        </g>
        {placed(ROCKS).map(({ at, item }) => (
          <Rock key={at} rock={item} />
        ))}
        {placed(CORVETTES).map(({ at, item }) => (
          <Corvette key={at} ship={item} />
        ))}
        {placed(ESCORTS).map(({ at, item }) => (
          <Escort key={at} ship={item} />
        ))}
        {SHOTS.map((way) => (
          <g key={way} className={styles.shot}>
            <path d={way} />
            <path d={way} />
          </g>
        ))}
      </svg>
    </div>
  );
});

const Shades = () => (
  <defs>
    <linearGradient id="hero-shade">
      <stop offset="0" stopColor="#02060c" stopOpacity="0.62" />
      <stop offset="0.44" stopColor="#fff" stopOpacity="0.16" />
      <stop offset="0.52" stopColor="#fff" stopOpacity="0.16" />
      <stop offset="1" stopColor="#02060c" stopOpacity="0.5" />
    </linearGradient>
    <radialGradient id="hero-asteroid" cx="35%" cy="28%" r="85%">
      <stop className={styles.rockLit} offset="0" />
      <stop className={styles.rockDim} offset="1" />
    </radialGradient>
    <radialGradient id="hero-debris" cx="40%" cy="30%" r="90%">
      <stop className={styles.scrapLit} offset="0" />
      <stop className={styles.rockDim} offset="1" />
    </radialGradient>
  </defs>
);

const placeOf = ({ x, y, heading }: HeroShip | HeroRock): string => `translate(${x} ${y}) rotate(${heading}) scale(0.98)`;

const Rock = ({ rock }: { readonly rock: HeroRock }) => (
  <g className={styles.rock} data-kind={rock.kind} transform={placeOf(rock)}>
    <path className={styles.outline} d={rock.outline} fill={`url(#hero-${rock.kind})`} />
    {rock.marks.map(([x, y, size]) =>
      rock.kind === "asteroid" ? (
        <circle key={x} className={styles.crater} cx={x} cy={y} r={size} />
      ) : (
        <path key={x} className={styles.scrap} d={`M${x} ${y}l${size} ${size / 3}l${-size / 4} 3l${-size} ${-size / 3}Z`} />
      ),
    )}
  </g>
);

const Escort = ({ ship }: { readonly ship: HeroShip }) => (
  <g className="hero-ship" data-seat={ship.seat} transform={placeOf(ship)}>
    <rect className={styles.shadow} x="-21" y="-19" width="44" height="44" rx="4" />
    <Guides reach={20} />
    <rect className={styles.plate} x="-20" y="-20" width="40" height="40" rx="1.5" />
    <path className={styles.arcs} d="M-17.1-20L0 0L17.1-20" />
    <path className={styles.bow} d="M-18.5-19.2H18.5" />
    <g transform="scale(0.336)">
      <Hull glyph={GLYPHS[ship.glyph]} />
    </g>
  </g>
);

const Corvette = ({ ship }: { readonly ship: HeroCorvette }) => (
  <g className="hero-ship" data-huge="" data-seat={ship.seat} transform={placeOf(ship)}>
    <rect className={styles.shadow} x="-42" y="-112.5" width="86" height="230" rx="5" />
    <Guides reach={112.5} />
    <rect className={styles.bridge} x="-40" y="-112.5" width="80" height="225" rx="2" />
    <rect className={styles.plate} x="-40" y="-112.5" width="80" height="80" rx="2" />
    <rect className={styles.plate} x="-40" y="32.5" width="80" height="80" rx="2" />
    <path className={styles.arcs} d={ship.arcs} />
    <Hull glyph={GLYPHS[ship.glyph]} />
    <path className={styles.bow} d="M-38-111.5H38" />
    <path className={styles.divider} d="M-40 0H40" />
    <Pips ship={ship} />
  </g>
);

const Guides = ({ reach }: { readonly reach: number }) => (
  <path className={styles.guides} d={`M-11.7 ${-reach - 2.5}v2.5M11.7 ${-reach - 2.5}v2.5M-11.7 ${reach}v2.5M11.7 ${reach}v2.5`} />
);

const Hull = ({ glyph }: { readonly glyph: Glyph }) => (
  <>
    <path className={styles.hull} d={glyph.hull} />
    <path d={glyph.hull} fill="url(#hero-shade)" />
    <path className={styles.seams} d={glyph.seams} />
    {glyph.engines !== undefined && <path className={styles.engines} d={glyph.engines} />}
  </>
);

/** Each section's shields and hull along the port side, and energy along the starboard side. */
function Pips({ ship: { sections, energy } }: { readonly ship: HeroCorvette }) {
  const pips = sections.flatMap(([shields, hull], section) => {
    const all = [...counted(shields, "shield"), ...counted(hull, "hull")];
    const step = 104 / all.length;
    return all.map(({ kind, isLeft }, at) => ({ kind, isLeft, y: -110 + 113 * section + at * step, height: step - 1.5 }));
  });
  return (
    <>
      {pips.map(({ kind, isLeft, y, height }) => (
        <rect
          key={y}
          className={styles.pip}
          data-kind={isLeft ? kind : "lost"}
          x={kind === "shield" ? -51 : -50}
          y={y}
          width={kind === "shield" ? 7 : 5}
          height={height}
          rx="1.2"
        />
      ))}
      {placed(counted(energy, "energy")).map(({ at, item: { isLeft } }) => (
        <path key={at} className={styles.pip} data-kind={isLeft ? "energy" : "spent"} d={`M47.5 ${8 + 17 * at}l5 6.5l-5 6.5l-5-6.5Z`} />
      ))}
    </>
  );
}

const counted = <Kind extends string>([left, of]: readonly [number, number], kind: Kind) =>
  Array.from({ length: of }, (_, at) => ({ kind, isLeft: at < left }));
