/** A small switch that chooses the edition. */
import type { EditionId } from "@broadside/formats";
import { START } from "../words/play/start.ts";
import { EDITION_NAMES } from "../words/terms/editions.ts";
import styles from "./start.module.css";

interface EditionChoiceProps {
  readonly editions: readonly EditionId[];
  readonly chosen: EditionId;
  set(edition: EditionId): void;
}

export const EditionChoice = ({ editions, chosen, set }: EditionChoiceProps) => (
  <fieldset className={`pills plate ${styles.editions}`}>
    <legend className="visually-hidden">{START.edition}</legend>
    {editions.map((edition) => (
      <label key={edition}>
        <input className="cover" type="radio" name="edition" checked={edition === chosen} onChange={() => set(edition)} />
        {EDITION_NAMES[edition]}
      </label>
    ))}
  </fieldset>
);
