import { Choice } from "../choice.tsx";

/** How long a phase of a round may take, in seconds. */
const TIMES = [
  ["", "Off"],
  ["60", "1 minute"],
  ["120", "2 minutes"],
  ["180", "3 minutes"],
  ["300", "5 minutes"],
  ["600", "10 minutes"],
] as const;

export function PhaseTimes({ seconds, set }: { readonly seconds: number | undefined; set(seconds: number | undefined): void }) {
  return (
    <Choice
      label="Phase timer"
      value={seconds === undefined ? "" : String(seconds)}
      set={(text) => set(text === "" ? undefined : Number(text))}
      options={TIMES}
    />
  );
}
