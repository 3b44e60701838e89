/** What the people at the table agree on, folded away: nobody needs to open it. */
import {
  AGREEMENT_WORDS,
  type ClockName,
  EVENT_AGREEMENTS,
  type SomeAgreements,
  USUAL_AGREEMENTS,
  type WordedAgreement,
} from "@broadside/formats";
import { Choice } from "../questions/choice.tsx";

interface AgreementFieldsProps {
  readonly agreed: SomeAgreements;
  set(agreed: SomeAgreements): void;
}

/** Each with its label and its words, as somebody reads them who has never heard of it. */
const WORDS: { readonly [Name in WordedAgreement]: { readonly label: string; readonly names: Readonly<Record<string, string>> } } = {
  aids: { label: "Aids on the page", names: { open: "All of them", strict: "What may be measured" } },
  unknownDamage: { label: "Damage cards no source tells", names: { ours: "By our text", "by hand": "By hand" } },
  standIn: { label: "For who is away", names: { defaults: "Default answers", cadet: "A cadet plays" } },
  undo: { label: "Taking back", names: { consent: "By consent", free: "Always", never: "Never" } },
};
const NAMES = Object.keys(WORDS) as readonly WordedAgreement[];

const minutes = (...counts: readonly number[]): readonly (readonly [string, string])[] => [
  ["", "Off"],
  ...counts.map((count) => [String(60 * count), count === 1 ? "1 minute" : `${count} minutes`] as const),
];
const CLOCKS: readonly { readonly name: ClockName; readonly label: string; readonly times: readonly (readonly [string, string])[] }[] = [
  { name: "phase", label: "Phase timer", times: minutes(1, 2, 3, 5, 10) },
  { name: "seat", label: "Time for each seat", times: minutes(15, 30, 45, 60, 90) },
  { name: "match", label: "Time for the game", times: minutes(60, 75, 90, 120, 180) },
];

export function AgreementFields({ agreed, set }: AgreementFieldsProps) {
  const clocks = agreed.clocks ?? {};
  const changed =
    NAMES.filter((name) => (agreed[name] ?? USUAL_AGREEMENTS[name]) !== USUAL_AGREEMENTS[name]).length + Object.keys(clocks).length;
  const setClock = (name: ClockName, seconds: string) => {
    const { [name]: _, ...others } = clocks;
    set({ ...agreed, clocks: seconds === "" ? others : { ...others, [name]: Number(seconds) } });
  };
  return (
    <details className="play-fold">
      <summary>What you agree on{changed > 0 && ` (${changed} otherwise than usual)`}</summary>
      <div className="play-fields">
        {NAMES.map((name) => (
          <Choice
            key={name}
            label={WORDS[name].label}
            value={agreed[name] ?? USUAL_AGREEMENTS[name]}
            set={(word) => set({ ...agreed, [name]: word })}
            options={AGREEMENT_WORDS[name].map((word) => [word, WORDS[name].names[word] ?? word])}
          />
        ))}
        {CLOCKS.map(({ name, label, times }) => (
          <Choice key={name} label={label} value={String(clocks[name] ?? "")} set={(seconds) => setClock(name, seconds)} options={times} />
        ))}
      </div>
      <p className="quiet">
        It is written into the game’s record; an event takes only games that were played as it has fixed. No source has the texts of some
        Damage cards of first-edition huge ships: they do what our text says, or they only count and you do what is printed on them.
      </p>
      <p className="buttons">
        <button type="button" onClick={() => set({ ...agreed, ...EVENT_AGREEMENTS })}>
          As at an event
        </button>
        {changed > 0 && (
          <button type="button" onClick={() => set({})}>
            All as usual
          </button>
        )}
      </p>
    </details>
  );
}
