import { lazy, Suspense, useRef, useState } from 'react'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { AppLink, Button, Notice, Section, Stack, useShell, type VisitorChild } from 'shared-frame'
import { NotSent } from 'shared-frame/sending'
import { ConsentNotice } from 'shared-ui/consent'
import { useFocusWhen } from 'shared-ui/focus'
import { Loaded } from 'shared-ui/reading'
import { texts } from '../../../texts'
import { bookDaysOf, bookStyles, HistoryActions, needsConsent, useBookChanges } from '../../book'
import { chartVisits } from '../charts/chart-visits'
import { type CheckValues, emptyValues, valuesOf } from '../forms/check-values'
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
      <Notice kind="info" action={<AppLink to={paths.personal}>{texts.baby.profile}</AppLink>}>
        {texts.baby.sexMissing}
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

/** Enter a visit, see what it means, look back. */
function GrowthBook({ child, siblings, checks, today }: BookProps) {
  const { api } = useShell()
  const { save, remove, reset, restore } = useBookChanges(
    childHistoryQuery(api, child.id),
    texts.baby.saved,
    childCalls(api, child.id, child.birth),
  )
  const [edited, setEdited] = useState<ChildCheck | null>(null)
  const [moving, setMoving] = useState<ChildCheck | null>(null)
  const history = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const result = useFocusWhen(save.data ?? null)
  const newest = checks.at(-1)
  // Who corrects a visit from below is led to the form.
  const entry = useFocusWhen(edited)
  const visits = chartVisits(checks)

  async function submit(values: CheckValues, confirmed = false) {
    try {
      await save.mutateAsync({ values, replaces: edited, confirmed })
      setEdited(null)
    } catch (error) {
      // Asked for above the form, which is then sent again as it stands.
      throw needsConsent(error) ? new NotSent() : error
    }
  }

  function openMove(check: ChildCheck): void {
    hasMoved.current = false
    setMoving(check)
  }

  function closeMove(moved: boolean): void {
    hasMoved.current = moved
    if (moved && edited?.id === moving?.id) setEdited(null)
    setMoving(null)
  }

  return (
    <Stack gap="large">
      <div className={bookStyles.columns}>
        <div ref={entry} tabIndex={-1} className={bookStyles.entry}>
          <Section title={edited ? texts.baby.edit : texts.baby.enter}>
            {needsConsent(save.error) && (
              <ConsentNotice onAgreed={() => entry.current?.querySelector('form')?.requestSubmit()} />
            )}
            <CheckFormPart
              key={`${edited?.id ?? 'new'} ${checks.length}`}
              initial={edited ? valuesOf(edited, today) : emptyValues(today, newest)}
              today={today}
              own={child}
              bookDays={bookDaysOf(checks)}
              askBirthMeasures={!checks.some(({ checkDate }) => checkDate === child.birth)}
              submitLabel={texts.book.save}
              keptAs={`child-${child.id}-${edited?.id ?? 'new'}-${checks.length}`}
              onSubmit={submit}
            />
            {edited && (
              <Button tone="quiet" onClick={() => setEdited(null)}>
                {texts.book.cancelEdit}
              </Button>
            )}
          </Section>
        </div>
        {newest && (
          <div ref={result} tabIndex={-1} className={bookStyles.result}>
            <GrowthResultPart
              assessment={newest}
              earlier={checks.slice(0, -1)}
              title={texts.book.newest}
              onCorrect={() => setEdited(newest)}
              takeAlong={<ClinicSheetButton child={child} checks={checks} today={today} />}
            />
          </div>
        )}
      </div>
      <DoubtfulBefore checks={checks.slice(0, -1)} onCorrect={setEdited} />
      <GrowthCharts sex={child.sex} visits={visits} />
      <div ref={history} tabIndex={-1}>
        <Stack gap="large">
          {checks.length > 0 && (
            <GrowthHistoryPart
              checks={checks}
              onEdit={setEdited}
              onDelete={remove.mutate}
              onMove={siblings.length > 0 ? openMove : undefined}
            />
          )}
          <HistoryActions
            hasChecks={checks.length > 0}
            question={texts.baby.history.resetQuestion}
            resetting={reset.isPending}
            restoring={restore.isPending}
            onReset={() => reset.mutate()}
            onRestore={() => restore.mutate()}
          >
            {checks.length > 0 && <ClinicSheetButton child={child} checks={checks} today={today} />}
          </HistoryActions>
        </Stack>
      </div>
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
    </Stack>
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
              {texts.baby.history.editOf(shown)}
            </Button>
          }
        >
          {texts.baby.result.doubtfulBefore(shown)}
        </Notice>
      )
    })
}
