import type { CalendarDay } from 'shared-contracts/ages'
import { ChooseFile } from './ChooseFile'
import { ColumnMapping } from './ColumnMapping'
import { RunProgress } from './RunProgress'
import { Results } from './results/Results'
import { useBatch } from './use-batch'

/** Growth of many children from a file: choose, match the columns, assess, look and save. All of it in this browser. */
export function BatchTool({ today }: { today: CalendarDay }) {
  const batch = useBatch(today)
  const { state } = batch
  switch (state.step) {
    case 'choosing':
    case 'opening':
      return (
        <ChooseFile
          failure={state.step === 'choosing' ? state.failure : null}
          busy={state.step === 'opening'}
          onChoose={(file) => void batch.open(file)}
        />
      )
    case 'mapping':
      return (
        <ColumnMapping
          name={state.file.name}
          head={state.head}
          setup={state.setup}
          cancelled={state.cancelled}
          failure={state.failure}
          doubt={state.doubt}
          onChange={batch.change}
          onRead={(choice) => void batch.open(state.file, choice)}
          onRun={(setup) => void batch.run(setup)}
          onRestart={batch.restart}
        />
      )
    case 'running':
      return <RunProgress share={state.share} rows={state.rows} onCancel={batch.cancel} />
    case 'results':
      return (
        <Results
          name={state.file.name}
          summary={state.summary}
          today={today}
          client={batch.client}
          onRemap={batch.remap}
          onRestart={batch.restart}
        />
      )
  }
}
