/** A rolled die. A die that can be rerolled is a button; pressing it marks it with a ring. */
import { Icon } from "../../../look/icon.tsx";
import type { IconName } from "../../../look/icon-names.ts";
import { placed } from "../../../parts/placed.ts";
import { DICE, type Face } from "../../../words/play/questions/dice.ts";
import styles from "./dice.module.css";
import type { Marking } from "./use-changes.ts";

const ICONS: Readonly<Partial<Record<Face, IconName>>> = { hit: "hit", crit: "crit", evade: "evade", focus: "focus" };

interface RolledDie {
  readonly face: Face;
  readonly origin: string;
}

interface PoolProps {
  readonly kind: "attack" | "defense";
  readonly dice: readonly RolledDie[];
  readonly marking?: Marking | undefined;
}

export function Pool({ kind, dice, marking }: PoolProps) {
  if (dice.length === 0) return undefined;
  const own = marking?.kind === kind ? marking : undefined;
  return (
    <ul className="row wrap" data-kind={kind} aria-label={DICE.pools[kind]}>
      {placed(dice).map(({ at, item }) => (
        <li key={at} className={styles.die} data-kind={kind} data-face={item.face}>
          {own && (own.isOpen(at) || own.places.includes(at)) ? (
            <button
              type="button"
              className={styles.dieMark}
              aria-pressed={own.places.includes(at)}
              disabled={!own.isOpen(at)}
              onClick={() => own.toggle(at)}
            >
              <DieBody at={at} die={item} />
            </button>
          ) : (
            <DieBody at={at} die={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Dice fall into the tray one after another. A die that has changed turns over. */
function DieBody({ at, die: { face, origin } }: { readonly at: number; readonly die: RolledDie }) {
  const icon = ICONS[face];
  return (
    <>
      <span key={face} className={`centre ${styles.body}`} style={{ animationDelay: `${at * 60}ms` }}>
        <svg viewBox="0 0 62 68" aria-hidden="true">
          <path className={styles.side} d="M31 1L60 17V51L31 67L2 51V17Z" />
          <path d="M31 1L60 51H2Z" />
        </svg>
        {icon && <Icon name={icon} />}
      </span>
      <span className="fine">
        {DICE.faces[face]}
        {(origin === "added" || origin === "added and rerolled") && <> {DICE.added}</>}
      </span>
    </>
  );
}
