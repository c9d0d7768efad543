import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Button, ErrorState, LoadingState, Notice, Section, Stack, useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import { texts } from '../../../texts'
import styles from '../../book/Book.module.css'
import { failureMessage, fieldProblems, needsConsent } from '../../book/failures'
import { HistoryActions } from '../../book/HistoryActions'
import { useFocusWhen } from '../../book/use-focus-when'
import { ConsentNotice } from '../../consent/ConsentNotice'
import { ownProfileQuery } from '../../growth/requests/growth-queries'
import { gainVisits, motherBefore } from '../charts/gain-visits'
import { emptyMotherDraft, motherDraftOf, motherFields } from '../forms/mother-draft'
import { MotherFormPart } from '../forms/mother-form-part'
import { type MotherCheck, motherHistoryQuery } from '../requests/gain-queries'
import { useMotherChecks } from '../requests/use-mother-checks'
import { AfterBirthNote } from './AfterBirthNote'
import { GainChartSection } from './GainChartSection'
import { GainHistory } from './GainHistory'
import { GainResult } from './GainResult'

/** A mother's own book: weigh, see what it means, look back. */
export function OwnGain({ userId, today }: { userId: number; today: CalendarDay }) {
  const { api } = useShell()
  const history = useQuery(motherHistoryQuery(api, userId))
  const profile = useQuery(ownProfileQuery(api, userId))
  const { save, remove, reset, restore } = useMotherChecks(userId)
  const [edited, setEdited] = useState<MotherCheck | null>(null)
  const result = useFocusWhen(save.data ?? null)
  // The form begins with the weeks of the profile, where it can be had.
  if (history.isPending || profile.isPending) return <LoadingState shape="panel" />
  if (history.isError) return <ErrorState onRetry={() => void history.refetch()} retrying={history.isFetching} />
  const checks = history.data
  const newest = checks.at(-1)
  return (
    <Stack gap="large">
      <div className={styles.columns}>
        <Section title={edited ? texts.mother.edit : texts.mother.enter}>
          {needsConsent(save.error) && <ConsentNotice onAgreed={() => save.variables && save.mutate(save.variables)} />}
          {save.isError && !needsConsent(save.error) && <Notice kind="error">{failureMessage(save.error)}</Notice>}
          <MotherFormPart
            key={`${edited?.id ?? 'new'} ${checks.length}`}
            initial={edited ? motherDraftOf(edited) : emptyMotherDraft(today, newest, profile.data)}
            today={today}
            submitLabel={texts.baby.save}
            busy={save.isPending}
            serverProblems={fieldProblems(save.error, motherFields)}
            onSubmit={(draft) => save.mutate({ draft, replaces: edited }, { onSuccess: () => setEdited(null) })}
          />
          {edited && (
            <Button tone="quiet" onClick={() => setEdited(null)}>
              {texts.baby.cancelEdit}
            </Button>
          )}
        </Section>
        {newest && (
          <div ref={result} tabIndex={-1} className={styles.result}>
            <GainResult assessment={newest} title={texts.mother.newest} />
            <AfterBirthNote checks={checks} />
          </div>
        )}
      </div>
      <GainChartSection before={motherBefore(checks)} visits={gainVisits(checks)} />
      {checks.length > 0 && <GainHistory checks={checks} onEdit={setEdited} onDelete={remove.mutate} />}
      <HistoryActions
        hasChecks={checks.length > 0}
        question={texts.mother.history.resetQuestion}
        resetting={reset.isPending}
        restoring={restore.isPending}
        onReset={reset.mutate}
        onRestore={restore.mutate}
      />
    </Stack>
  )
}
