import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Button, LoadingState, Section, Stack, useShell, useVisitorProfile, type VisitorProfile } from 'shared-frame'
import { NotSent } from 'shared-frame/sending'
import { ConsentNotice } from 'shared-ui/consent'
import { useFocusWhen } from 'shared-ui/focus'
import { Loaded } from 'shared-ui/reading'
import { texts } from '../../../texts'
import { bookDaysOf, bookStyles, HistoryActions, needsConsent, useBookChanges } from '../../book'
import { gainChartOfBook } from '../charts/gain-visits'
import { emptyMotherValues, type MotherValues, motherValuesOf } from '../forms/mother-values'
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

/** Weigh, see what it means, look back. */
function GainBook({ userId, today, profile, checks }: BookProps) {
  const { api } = useShell()
  const { save, remove, reset, restore } = useBookChanges(
    motherHistoryQuery(api, userId),
    texts.mother.saved,
    motherCalls(api),
  )
  const [edited, setEdited] = useState<MotherCheck | null>(null)
  const result = useFocusWhen(save.data ?? null)
  const newest = checks.at(-1)
  // Who corrects a weighing from below is led to the form.
  const entry = useFocusWhen(edited)

  async function submit(values: MotherValues) {
    try {
      await save.mutateAsync({ values, replaces: edited, confirmed: false })
      setEdited(null)
    } catch (error) {
      // Asked for above the form, which is then sent again as it stands.
      throw needsConsent(error) ? new NotSent() : error
    }
  }

  return (
    <Stack gap="large">
      <div className={bookStyles.columns}>
        <div ref={entry} tabIndex={-1} className={bookStyles.entry}>
          <Section title={edited ? texts.mother.edit : texts.mother.enter}>
            {needsConsent(save.error) && (
              <ConsentNotice onAgreed={() => entry.current?.querySelector('form')?.requestSubmit()} />
            )}
            <MotherFormPart
              key={`${edited?.id ?? 'new'} ${checks.length}`}
              initial={edited ? motherValuesOf(edited, today) : emptyMotherValues(today, newest, profile)}
              today={today}
              bookDays={bookDaysOf(checks)}
              submitLabel={texts.book.save}
              keptAs={`mother-${edited?.id ?? 'new'}-${checks.length}`}
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
            <GainResultPart assessment={newest} earlier={checks.at(-2)} title={texts.book.newest} />
            <AfterBirthNote checks={checks} />
          </div>
        )}
      </div>
      <GainChartSection {...gainChartOfBook(checks)} />
      {checks.length > 0 && <GainHistoryPart checks={checks} onEdit={setEdited} onDelete={remove.mutate} />}
      <HistoryActions
        hasChecks={checks.length > 0}
        question={texts.mother.history.resetQuestion}
        resetting={reset.isPending}
        restoring={restore.isPending}
        onReset={() => reset.mutate()}
        onRestore={() => restore.mutate()}
      />
    </Stack>
  )
}
