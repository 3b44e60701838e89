/** The ways to answer a question: fields and buttons that fit its kind. */
import type { Pose } from "@broadside/geometry";
import type { PlayOption } from "@broadside/telling";
import type { RefObject } from "react";
import { useScene } from "../board/open-game.ts";
import type { Asked } from "./asked.ts";
import { AttackPanel } from "./attack/attack-panel.tsx";
import { figuresOf } from "./dice/use-changes.ts";
import { ALLOCATE, EnergyPanel } from "./energy/energy-panel.tsx";
import { OptionList } from "./option-list.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { FleetFields } from "./placing/fleet-fields.tsx";

interface AnswersProps {
  readonly asked: Asked;
  /** The options to show. */
  readonly options: readonly PlayOption[];
  /** The key of the option that Enter chooses. */
  readonly main: string | undefined;
  readonly suggested: string | undefined;
  /** The button that gets the keyboard focus. */
  readonly first: RefObject<HTMLButtonElement | null>;
  answer(given: { readonly key: string } | { readonly pose: Pose }): void;
}

export function Answers({ asked, options, main, suggested, first, answer }: AnswersProps) {
  const { question, fleet, placing, attack, advice, change } = asked;
  const ship = useScene(({ ships }) => ships.find(({ id }) => id === question.about.ship));
  const choose = (key: string) => answer({ key });
  if (fleet.hand) return <FleetFields fleet={fleet} hand={fleet.hand} first={first} />;
  if (placing) return <PlaceFields placing={placing} first={first} put={(pose) => answer({ pose })} />;
  if (question.kind === ALLOCATE && ship) return <EnergyPanel question={question} sheet={ship} main={main} first={first} choose={choose} />;
  if (attack) return <AttackPanel question={question} attack={attack} suggested={advice.key} first={first} choose={choose} />;
  return (
    <OptionList
      key={question.number}
      options={options}
      main={main}
      label={ship?.shortName ?? question.text}
      suggested={suggested}
      figures={figuresOf(change?.forecasts)}
      {...(change && { lookAt: change.lookAt })}
      first={first}
      choose={choose}
    />
  );
}
