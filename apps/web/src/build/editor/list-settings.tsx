/** The draft's name, format and faction, under its name in the head. */
import { FORMATS } from "@broadside/squads";
import { sharesFaction, withFormat } from "../../lists/entry/entries.ts";
import { Choice } from "../../parts/choice.tsx";
import { TextField } from "../../parts/text-field.tsx";
import { EDITOR } from "../../words/build/editor.ts";
import { LISTS } from "../../words/lists.ts";
import { EDITION_NAMES } from "../../words/terms/editions.ts";
import { FactionField } from "../list/faction-field.tsx";
import { useBuilder } from "../state/builder.ts";
import styles from "./head.module.css";

export function ListSettings({ setName }: { setName(name: string): void }) {
  const { name, entry, format, change } = useBuilder();
  const isOneFaction = entry.squads.length === 1 || sharesFaction(format);
  const formats = FORMATS.filter(({ edition }) => edition === format.edition);
  return (
    <div className={`stack plate build-popup ${styles.under} ${styles.settings}`}>
      <TextField label={EDITOR.name} value={name} set={(text) => text.trim() !== "" && setName(text.trim())} />
      <Choice
        label={EDITOR.format({ edition: EDITION_NAMES[format.edition] })}
        areNames
        value={format.id}
        options={formats.map((one) => [one.id, one.name])}
        set={(id) => change(withFormat(entry, formats.find((one) => one.id === id) ?? format))}
      />
      {isOneFaction && <FactionField list={0} />}
      <p className="quiet">{LISTS.format(format.id)}</p>
    </div>
  );
}
