import type { CalendarDay } from 'shared-contracts/ages'
import { LoadingState, useShell, useVisitorProfile, type VisitorProfile } from 'shared-frame'
import { Loaded } from 'shared-ui/reading'
import { bookTexts } from '../../../texts/book'
import { motherTexts } from '../../../texts/mother'
import { OwnBook } from '../../book'
import { gainChartOfBook } from '../charts/gain-visits'
import { emptyMotherValues, motherValuesOf } from '../forms/mother-values'
import { GainChartSection, GainHistoryPart, GainResultPart, MotherFormPart } from '../gain-parts'
import { motherCalls } from '../requests/mother-calls'
import { type MotherCheck, motherHistoryQuery, useMotherHistory } from '../requests/mother-history'
import { AfterBirthNote } from './AfterBirthNote'

interface Props {
  readonly userId: number
  readonly today: CalendarDay
}

/** A mother's own book. The form begins with the weeks of her profile, where it can be had. */
export function OwnGain(props: Props) {
  const profile = useVisitorProfile()
  const history = useMotherHistory(props.userId)
  if (profile.isPending) return <LoadingState shape="panel" />
  return (
    <Loaded query={history} loading={{ shape: 'panel' }}>
      {(checks) => <GainBook {...props} profile={profile.data} checks={checks} />}
    </Loaded>
  )
}

interface BookProps extends Props {
  readonly profile: VisitorProfile | undefined
  readonly checks: readonly MotherCheck[]
}

function GainBook({ userId, today, profile, checks }: BookProps) {
  const { api } = useShell()
  return (
    <OwnBook
      words={motherTexts}
      history={motherHistoryQuery(api, userId)}
      calls={motherCalls(api)}
      checks={checks}
      keptAs="mother"
      valuesOf={(edited) => (edited ? motherValuesOf(edited, today) : emptyMotherValues(today, checks.at(-1), profile))}
      form={(form) => <MotherFormPart {...form} today={today} />}
      result={(newest) => (
        <>
          <GainResultPart assessment={newest} earlier={checks.at(-2)} title={bookTexts.newest} />
          <AfterBirthNote checks={checks} />
        </>
      )}
      charts={() => <GainChartSection {...gainChartOfBook(checks)} />}
      table={(table) => <GainHistoryPart {...table} />}
    />
  )
}
