/** What the players agree on before the game. These fields are folded away, because the defaults suit most games. */
import {
  AGREEMENT_WORDS,
  type ClockName,
  EVENT_AGREEMENTS,
  type SomeAgreements,
  USUAL_AGREEMENTS,
  type WordedAgreement,
} from "@broadside/formats";
import { keysIn } from "@broadside/kit";
import { Choice } from "../parts/choice.tsx";
import { AGREEMENTS, titleWithChanges } from "../words/play/start.ts";
import styles from "./start.module.css";

const NAMES = keysIn(AGREEMENTS.agreed);

const namesOf = (name: WordedAgreement): readonly (readonly [string, string])[] => {
  const names: Readonly<Record<string, string>> = AGREEMENTS.agreed[name].names;
  return AGREEMENT_WORDS[name].map((word) => [word, names[word] ?? word]);
};

const minutes = (...counts: readonly number[]): readonly (readonly [string, string])[] => [
  ["", AGREEMENTS.off],
  ...counts.map((count) => [String(60 * count), AGREEMENTS.minutes({ count })] as const),
];
/** The clocks that can be set for a game on one screen. */
type LocalClock = Extract<ClockName, "phase" | "seat" | "match">;
const CLOCKS: readonly { readonly name: LocalClock; readonly times: readonly (readonly [string, string])[] }[] = [
  { name: "phase", times: minutes(1, 2, 3, 5, 10) },
  { name: "seat", times: minutes(15, 30, 45, 60, 90) },
  { name: "match", times: minutes(60, 75, 90, 120, 180) },
];

export function AgreementFields({ agreed, set }: { readonly agreed: SomeAgreements; set(agreed: SomeAgreements): void }) {
  const changed =
    NAMES.filter((name) => (agreed[name] ?? USUAL_AGREEMENTS[name]) !== USUAL_AGREEMENTS[name]).length +
    Object.keys(agreed.clocks ?? {}).length;
  return (
    <details className={styles.fold}>
      <summary>{titleWithChanges(AGREEMENTS, changed)}</summary>
      <div className="fields">
        {NAMES.map((name) => (
          <Choice
            key={name}
            label={AGREEMENTS.agreed[name].label}
            value={agreed[name] ?? USUAL_AGREEMENTS[name]}
            set={(word) => set({ ...agreed, [name]: word })}
            options={namesOf(name)}
          />
        ))}
        <ClockFields clocks={agreed.clocks ?? {}} set={(clocks) => set({ ...agreed, clocks })} />
      </div>
      <p className="quiet">{AGREEMENTS.about}</p>
      <p className="buttons">
        <button type="button" onClick={() => set({ ...agreed, ...EVENT_AGREEMENTS })}>
          {AGREEMENTS.eventSettings}
        </button>
        {changed > 0 && (
          <button type="button" onClick={() => set({})}>
            {AGREEMENTS.defaults}
          </button>
        )}
      </p>
    </details>
  );
}

type Clocks = NonNullable<SomeAgreements["clocks"]>;

function ClockFields({ clocks, set }: { readonly clocks: Clocks; set(clocks: Clocks): void }) {
  const change = (name: LocalClock) => (seconds: string) => {
    const { [name]: _, ...others } = clocks;
    set(seconds === "" ? others : { ...others, [name]: Number(seconds) });
  };
  return CLOCKS.map(({ name, times }) => (
    <Choice key={name} label={AGREEMENTS.clocks[name]} value={String(clocks[name] ?? "")} set={change(name)} options={times} />
  ));
}
