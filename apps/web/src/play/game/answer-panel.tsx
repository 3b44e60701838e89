/** The panel below the table. It shows the guide, dials, the covers that hide secrets, dice, the open question, or whose turn it is. */
import { useScene } from "../board/open-game.ts";
import type { RenderCoach } from "../guided/screen-state.ts";
import { Cover } from "../hot-seat/cover.tsx";
import { WaitCells } from "../panels/team/wait-cells.tsx";
import { DialDock } from "../questions/dial-dock.tsx";
import { DiceOnTable } from "../questions/dice/dice.tsx";
import { FleetPlanned } from "../questions/placing/fleet-fields.tsx";
import { ProposalPanel } from "../questions/proposal-panel.tsx";
import { QuestionPanel } from "../questions/question-panel.tsx";
import { SetUpPanel } from "../questions/set-up-for-me.tsx";
import { useTableState } from "./table-state.tsx";

/** Hidden while earlier steps are still being shown. */
export function AnswerPanel({ coach }: { readonly coach: RenderCoach | undefined }) {
  const scene = useScene();
  const { answering, steps, panels, show } = useTableState();
  const { game, question, asked, mustPass, isOpening, dials, fleet, attack, change, together, setUp } = answering;
  const { uncovered } = game;
  const setUpOffer = <SetUpPanel setUp={setUp} />;
  const areDialsSet = dials.questions.every(dials.isSet);
  return (
    <div className="play-panel" ref={panels.seeQuestion} hidden={steps.isBehind}>
      {coach?.({ scene, question, marked: attack?.picked.key, dial: dials.current, areDialsSet }, panels.seeCard)}
      {scene.proposal && <ProposalPanel proposal={scene.proposal} give={(input) => void game.give([input])} />}
      {uncovered !== undefined && (
        <DialDock
          key={uncovered}
          seat={uncovered}
          dials={dials}
          hide={() => void game.look(undefined)}
          together={together}
          finish={(inputs) => void game.give(inputs)}
        />
      )}
      {mustPass && <Cover uncover={game.look}>{setUpOffer}</Cover>}
      {!scene.result && <DiceOnTable scene={scene} change={change} choose={(key) => question && game.answer(question, { key })} />}
      {!mustPass && !question && setUpOffer}
      <FleetPlanned fleet={fleet} shown={question?.seat} />
      {question && (
        <QuestionPanel
          asked={{ ...answering, question }}
          others={asked.filter((one) => one !== question)}
          answer={(given) => answering.answer(question, given)}
          give={(inputs) => void game.give(inputs)}
          turnTo={answering.turnTo}
        >
          {!mustPass && setUpOffer}
        </QuestionPanel>
      )}
      {!question && !mustPass && !isOpening && uncovered === undefined && <WaitCells look={game.look} players={() => show("players")} />}
    </div>
  );
}
