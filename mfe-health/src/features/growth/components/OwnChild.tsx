import { lazy, Suspense, useRef, useState } from 'react'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { AppLink, Button, Notice, useShell, type VisitorChild } from 'shared-frame'
import { Loaded } from 'shared-ui/reading'
import { babyTexts } from '../../../texts/baby'
import { bookTexts } from '../../../texts/book'
import { OwnBook } from '../../book'
import { chartVisits } from '../charts/chart-visits'
import { emptyValues, valuesOf } from '../forms/check-values'
import { CheckFormPart, GrowthHistoryPart, GrowthResultPart } from '../growth-parts'
import { KeepOnDevice } from '../kept/KeepOnDevice'
import { childCalls } from '../requests/child-calls'
import { type ChildCheck, childHistoryQuery, useChildHistory } from '../requests/child-history'
import { ClinicSheetButton } from '../sheet/ClinicSheetButton'
import { GrowthCharts } from './GrowthCharts'
import type { BookChild } from './MoveVisit'

const MoveVisit = lazy(() => import(/* webpackChunkName: "move-visit" */ './MoveVisit'))

interface Props {
  readonly child: VisitorChild
  /** What it is called among its siblings. */
  readonly name: string
  /** To whom a visit may belong that was entered for this child. */
  readonly siblings: readonly BookChild[]
  readonly today: CalendarDay
}

/** The growth book of one of the user's children, once sex and birth day are known: every standard needs both. */
export function OwnChild({ child, name, siblings, today }: Props) {
  const history = useChildHistory(child)
  const own = bookChild(child, name)
  if (own === null) {
    return (
      <Notice kind="info" action={<AppLink to={paths.personal}>{babyTexts.profile}</AppLink>}>
        {babyTexts.sexMissing}
      </Notice>
    )
  }
  return (
    <Loaded query={history} loading={{ shape: 'panel' }}>
      {(checks) => <GrowthBook child={own} siblings={siblings} checks={checks} today={today} />}
    </Loaded>
  )
}

/** The child with what its visits are judged by; null: not all of it is known. */
export function bookChild({ id, gender, dayOfBirth }: VisitorChild, name: string): BookChild | null {
  const birth = parseCalendarDay(dayOfBirth)
  return gender === null || birth === null ? null : { id, name, sex: gender, birth }
}

interface BookProps {
  readonly child: BookChild
  readonly siblings: readonly BookChild[]
  readonly checks: readonly ChildCheck[]
  readonly today: CalendarDay
}

/** The book of a child: a visit can be given to a sibling, and the chart taken along. */
function GrowthBook({ child, siblings, checks, today }: BookProps) {
  const { api } = useShell()
  const [moving, setMoving] = useState<ChildCheck | null>(null)
  const history = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const sheet = <ClinicSheetButton child={child} checks={checks} today={today} />

  function openMove(check: ChildCheck): void {
    hasMoved.current = false
    setMoving(check)
  }

  function closeMove(moved: boolean): void {
    hasMoved.current = moved
    setMoving(null)
  }

  return (
    <OwnBook
      words={babyTexts}
      history={childHistoryQuery(api, child.id)}
      calls={childCalls(api, child.id, child.birth)}
      checks={checks}
      keptAs={`child-${child.id}`}
      valuesOf={(edited) => (edited ? valuesOf(edited, today) : emptyValues(today, checks.at(-1)))}
      form={(form) => (
        <CheckFormPart
          {...form}
          today={today}
          own={child}
          askBirthMeasures={!checks.some(({ checkDate }) => checkDate === child.birth)}
        />
      )}
      result={(newest, edit) => (
        <GrowthResultPart
          assessment={newest}
          earlier={checks.slice(0, -1)}
          title={bookTexts.newest}
          onCorrect={() => edit(newest)}
          takeAlong={sheet}
        />
      )}
      charts={(edit) => (
        <>
          <DoubtfulBefore checks={checks.slice(0, -1)} onCorrect={edit} />
          <GrowthCharts sex={child.sex} visits={chartVisits(checks)} />
        </>
      )}
      table={(table) => <GrowthHistoryPart {...table} onMove={siblings.length > 0 ? openMove : undefined} />}
      actions={checks.length > 0 && sheet}
      historyRef={history}
    >
      {moving && (
        <Suspense fallback={null}>
          <MoveVisit
            check={moving}
            childId={child.id}
            siblings={siblings}
            onClose={closeMove}
            // The row that it was opened from goes with its visit.
            opener={() => (hasMoved.current ? history.current : null)}
          />
        </Suspense>
      )}
      {checks.length > 0 && <KeepOnDevice child={child} checks={checks} today={today} />}
    </OwnBook>
  )
}

interface DoubtfulBeforeProps {
  readonly checks: readonly ChildCheck[]
  readonly onCorrect: (check: ChildCheck) => void
}

/** Visits before the newest one that nothing is made of until they are put right. */
function DoubtfulBefore({ checks, onCorrect }: DoubtfulBeforeProps) {
  return checks
    .filter(({ doubtful }) => doubtful.length > 0)
    .map((check) => {
      const day = parseCalendarDay(check.checkDate)
      const shown = day === null ? check.checkDate : formatDay(day)
      return (
        <Notice
          key={check.id}
          kind="info"
          action={
            <Button tone="soft" size="small" onClick={() => onCorrect(check)}>
              {babyTexts.history.editOf(shown)}
            </Button>
          }
        >
          {babyTexts.result.doubtfulBefore(shown)}
        </Notice>
      )
    })
}
