/** A change by hand: one ship, its tokens, shields, Damage cards and place, with a reason. The other side agrees or refuses. */
import { mm, normalHeading, type Pose, SECTIONS, type Section, samePose } from "@broadside/geometry";
import type { Change, Seat } from "@broadside/rules";
import { useState } from "react";
import { Dialog } from "../build/dialog.tsx";
import { placed } from "../build/placed.ts";
import { FigureField } from "../figure-field.tsx";
import { type ByHand, changeOf } from "./by-hand.ts";
import type { Scene, ShipSheet } from "./protocol.ts";
import { TOKEN_NAMES } from "./words.ts";

interface ChangeByHandProps {
  readonly scene: Scene;
  /** The ship selected on the table. */
  readonly ship: string | undefined;
  propose(seat: Seat, change: Change, reason: string): void;
  close(): void;
}

export function ChangeByHand({ scene, ship, propose, close }: ChangeByHandProps) {
  const [id, setId] = useState(ship ?? scene.ships.find(({ id: one }) => isOnTable(scene, one))?.id ?? "");
  const [seat, setSeat] = useState<Seat>(scene.ships.find((one) => one.id === id)?.seat ?? 0);
  const [reason, setReason] = useState("");
  const [change, setChange] = useState<ByHand>({});
  const sheet = scene.ships.find((one) => one.id === id);
  const before = scene.state.ships.find((one) => one.id === id);
  const isEmpty = Object.keys(change).length === 0;
  return (
    <Dialog title="Change by hand" close={close}>
      <div className="play-fields">
        <label className="field">
          Ship
          <select
            value={id}
            onChange={({ target }) => {
              setId(target.value);
              setChange({});
            }}
          >
            {scene.ships
              .filter((one) => isOnTable(scene, one.id))
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </select>
        </label>
        <label className="field">
          Asked by
          <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {placed(scene.seats).map(({ at, item }) => (
              <option key={at} value={at}>
                {item.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {sheet && <ShipFields key={id} scene={scene} sheet={sheet} change={change} set={(next) => setChange({ ...change, ...next })} />}
      <label className="field">
        Reason
        <input value={reason} maxLength={200} placeholder="What went wrong" onChange={({ target }) => setReason(target.value)} />
      </label>
      <p className="buttons play-dialog-buttons">
        <button
          type="button"
          className="primary"
          disabled={isEmpty || reason.trim() === "" || !before}
          onClick={() => before && propose(seat, changeOf(before, change), reason.trim())}
        >
          Propose
        </button>
        <span className="quiet">Nothing changes before the other side has agreed.</span>
      </p>
    </Dialog>
  );
}

const isOnTable = ({ state }: Scene, id: string): boolean => state.ships.some((ship) => ship.id === id && ship.status === "inPlay");

interface ShipFieldsProps {
  readonly scene: Scene;
  readonly sheet: ShipSheet;
  readonly change: ByHand;
  set(next: ByHand): void;
}

function ShipFields({ scene, sheet, change, set }: ShipFieldsProps) {
  const ship = scene.state.ships.find(({ id }) => id === sheet.id);
  if (!ship) return undefined;
  const pose = change.pose ?? ship.pose;
  const move = (next: Pose) => set({ pose: ship.pose && samePose(next, ship.pose) ? ship.pose : next });
  const isTwoCards = sheet.sections?.some(({ card }) => card) ?? false;
  // A card of a huge ship always lies at one of its sections (HS-DMG-03).
  const deal = change.deal ?? { facedown: 0, faceup: 0, ...(sheet.sections && { section: SECTIONS[0] }) };
  const toggled = (places: readonly number[] = [], place: number): readonly number[] =>
    places.includes(place) ? places.filter((one) => one !== place) : [...places, place];
  return (
    <>
      <fieldset>
        <legend>Tokens and shields</legend>
        <div className="play-figures">
          <Count
            label={isTwoCards ? "fore shields" : "shields"}
            value={change.shields ?? ship.shields}
            set={(shields) => set({ shields })}
          />
          {isTwoCards && (
            <Count label="aft shields" value={change.aftShields ?? ship.aftShields} set={(aftShields) => set({ aftShields })} />
          )}
          {sheet.tokens.map((token) => (
            <Count
              key={token}
              label={TOKEN_NAMES[token]}
              value={change.tokens?.[token] ?? ship.tokens[token]}
              set={(count) => set({ tokens: { ...change.tokens, [token]: count } })}
            />
          ))}
        </div>
      </fieldset>
      {sheet.energy && (
        <fieldset>
          <legend>Energy</legend>
          <div className="play-figures">
            <Count label="on the Ship card" value={change.energy ?? ship.energy} set={(energy) => set({ energy })} />
            {placed(sheet.upgrades)
              .filter(({ item }) => item.energy)
              .map(({ at, item }) => (
                <Count
                  key={at}
                  label={item.name}
                  value={change.cardEnergy?.[at] ?? item.energy?.left ?? 0}
                  set={(energy) => set({ cardEnergy: { ...change.cardEnergy, [at]: energy } })}
                />
              ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>Damage cards</legend>
        {placed(sheet.damage).map(({ at, item: { name, faceup, section } }) => (
          <p key={at} className="play-damage">
            {faceup ? name : "Facedown card"}
            {section && `, ${section}`}
            <label>
              <input
                type="checkbox"
                checked={change.discard?.includes(at) ?? false}
                onChange={() => set({ discard: toggled(change.discard, at) })}
              />
              discard
            </label>
            <label>
              <input
                type="checkbox"
                checked={change.turn?.includes(at) ?? false}
                onChange={() => set({ turn: toggled(change.turn, at) })}
              />
              turn over
            </label>
          </p>
        ))}
        <div className="play-figures">
          <Count label="deal facedown" value={deal.facedown} set={(facedown) => set({ deal: { ...deal, facedown } })} />
          <Count label="deal faceup" value={deal.faceup} set={(faceup) => set({ deal: { ...deal, faceup } })} />
          {sheet.sections && (
            <SectionField label="at the section" value={deal.section} set={(section) => set({ deal: { ...deal, section } })} />
          )}
        </div>
        {isTwoCards && (
          <label className="field">
            Crippled section
            <select
              value={change.crippled ?? ship.crippled ?? "none"}
              onChange={({ target }) => set({ crippled: SECTIONS.find((section) => section === target.value) ?? "none" })}
            >
              <option value="none">none</option>
              {SECTIONS.map((section) => (
                <option key={section}>{section}</option>
              ))}
            </select>
          </label>
        )}
      </fieldset>
      {pose && (
        <fieldset>
          <legend>Place</legend>
          <div className="play-figures">
            <FigureField label="Right, mm" value={pose.x / mm(1)} set={(value) => move({ ...pose, x: Math.round(mm(value)) })} />
            <FigureField label="Up, mm" value={pose.y / mm(1)} set={(value) => move({ ...pose, y: Math.round(mm(value)) })} />
            <FigureField
              label="Heading, °"
              value={pose.heading / 1000}
              set={(value) => move({ ...pose, heading: normalHeading(value * 1000) })}
            />
          </div>
          <label className="field">
            Stays in play
            <select
              value={change.status ?? "inPlay"}
              onChange={({ target }) =>
                set({ status: target.value === "fled" ? "fled" : target.value === "destroyed" ? "destroyed" : "inPlay" })
              }
            >
              <option value="inPlay">yes</option>
              <option value="destroyed">no: destroyed</option>
              <option value="fled">no: fled</option>
            </select>
          </label>
        </fieldset>
      )}
    </>
  );
}

interface SectionFieldProps {
  readonly label: string;
  readonly value: Section | undefined;
  set(section: Section | undefined): void;
}

const SectionField = ({ label, value, set }: SectionFieldProps) => (
  <label className="field">
    {label}
    <select value={value} onChange={({ target }) => set(SECTIONS.find((section) => section === target.value))}>
      {SECTIONS.map((section) => (
        <option key={section}>{section}</option>
      ))}
    </select>
  </label>
);

function Count({ label, value, set }: { readonly label: string; readonly value: number; set(value: number): void }) {
  return (
    <label className="field">
      {label}
      <input
        type="number"
        min={0}
        max={20}
        value={value}
        onChange={({ target }) => set(Math.min(20, Math.max(0, Math.round(Number(target.value) || 0))))}
      />
    </label>
  );
}
