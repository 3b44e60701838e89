/** The panel below the table. It shows the guide, dials, the covers that hide secrets, dice, the open question, or whose turn it is. */
import type { Scene } from "@broadside/telling";
import type { Client } from "../../../game-worker/client.ts";
import type { RenderCoach } from "../../guided/screen-state.ts";
import { Cover } from "../../hot-seat/cover.tsx";
import { WaitCells } from "../../panels/team/wait-cells.tsx";
import { DialDock } from "../../questions/dial-dock.tsx";
import { DiceOnTable } from "../../questions/dice/dice.tsx";
import { FleetPlanned } from "../../questions/placing/fleet-fields.tsx";
import { ProposalPanel } from "../../questions/proposal-panel.tsx";
import { QuestionPanel } from "../../questions/question-panel.tsx";
import { SetUpPanel } from "../../questions/set-up-for-me.tsx";
import type { Answering } from "./use-answering.ts";

interface AnswerPanelProps {
  readonly client: Client;
  readonly scene: Scene;
  readonly answering: Answering;
  /** The pieces selected on the table. */
  readonly selected: readonly string[];
  readonly coach: RenderCoach | undefined;
  /** Whether earlier steps are still being shown, so that no question is shown yet. */
  readonly isHidden: boolean;
  /** These measure the panel and the guide's card, so that the table can make room for them. */
  seePanel(panel: HTMLElement | null): void;
  seeCard(card: HTMLElement | null): void;
  report(): void;
  showPlayers(): void;
}

export function AnswerPanel({
  client,
  scene,
  answering,
  selected,
  coach,
  isHidden,
  seePanel,
  seeCard,
  report,
  showPlayers,
}: AnswerPanelProps) {
  const {
    game,
    question,
    asked,
    mustPass,
    isOpening,
    dials,
    placing,
    fleet,
    aiming,
    attack,
    change,
    advice,
    together,
    spend,
    setUp,
    among,
  } = answering;
  const { uncovered } = game;
  const setUpOffer = <SetUpPanel scene={scene} setUp={setUp} />;
  return (
    <div className="play-panel" ref={seePanel} hidden={isHidden}>
      {coach?.(
        {
          scene,
          question,
          marked: attack?.picked.key,
          dial: dials.current,
          areDialsSet: dials.questions.every(dials.isSet),
        },
        seeCard,
      )}
      {scene.proposal && <ProposalPanel scene={scene} proposal={scene.proposal} give={(input) => void game.give([input])} />}
      {uncovered !== undefined && (
        <DialDock
          key={uncovered}
          client={client}
          scene={scene}
          seat={uncovered}
          dials={dials}
          hide={() => void game.look(undefined)}
          together={together}
          report={report}
          finish={(inputs) => void game.give(inputs)}
        />
      )}
      {mustPass && (
        <Cover client={client} scene={scene} uncover={game.look}>
          {setUpOffer}
        </Cover>
      )}
      {!scene.result && <DiceOnTable scene={scene} change={change} choose={(key) => question && game.answer(question, { key })} />}
      {!mustPass && !question && setUpOffer}
      <FleetPlanned fleet={fleet} shown={question?.seat} />
      {question && (
        <QuestionPanel
          scene={scene}
          question={question}
          others={asked.filter((one) => one !== question)}
          placing={placing}
          fleet={fleet}
          among={among}
          aiming={aiming}
          selected={selected}
          attack={attack}
          change={change}
          advice={advice}
          answer={(given) => answering.answer(question, given)}
          give={(inputs) => void game.give(inputs)}
          together={together}
          spend={spend}
          turnTo={answering.turnTo}
          showAll={() => answering.chooseAmong(undefined)}
          report={report}
        >
          {!mustPass && setUpOffer}
        </QuestionPanel>
      )}
      {!question && !mustPass && !isOpening && uncovered === undefined && (
        <WaitCells scene={scene} look={game.look} players={showPlayers} />
      )}
    </div>
  );
}
