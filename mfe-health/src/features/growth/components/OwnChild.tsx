import { useState } from 'react'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { AppLink, Button, ErrorState, LoadingState, Notice, Section, Stack, useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import { texts } from '../../../texts'
import styles from '../../book/Book.module.css'
import { failureMessage, fieldProblems, needsConsent } from '../../book/failures'
import { HistoryActions } from '../../book/HistoryActions'
import { useFocusWhen } from '../../book/use-focus-when'
import { ConsentNotice } from '../../consent/ConsentNotice'
import { draftOf, emptyDraft } from '../forms/check-draft'
import { CheckFormPart } from '../forms/check-form-part'
import { type Child, type ChildCheck, childHistoryQuery } from '../requests/growth-queries'
import { useChildChecks } from '../requests/use-child-checks'
import { ClinicSheetButton } from './ClinicSheetButton'
import { GrowthCharts } from './GrowthCharts'
import { GrowthHistory } from './GrowthHistory'
import { GrowthResult } from './GrowthResult'
import { VelocityNote } from './VelocityNote'

const FIELDS = ['checkDate', 'weight', 'height', 'headCircumference', 'gestationWeeks'] as const

/** The growth book of one of the user's children: enter a visit, see what it means, look back. */
export function OwnChild({ child, today }: { child: Child; today: CalendarDay }) {
  const { api } = useShell()
  const history = useQuery(childHistoryQuery(api, child.id))
  const birth = parseCalendarDay(child.dayOfBirth)
  const { save, remove, reset, restore } = useChildChecks(child.id, birth)
  const [edited, setEdited] = useState<ChildCheck | null>(null)
  const result = useFocusWhen(save.data ?? null)

  if (child.gender === null || birth === null) {
    return (
      <Notice kind="info" action={<AppLink to={paths.personal}>{texts.baby.profile}</AppLink>}>
        {texts.baby.sexMissing}
      </Notice>
    )
  }
  if (history.isPending) return <LoadingState shape="panel" />
  if (history.isError) return <ErrorState onRetry={() => void history.refetch()} retrying={history.isFetching} />
  const checks = history.data
  const newest = checks.at(-1)
  return (
    <Stack gap="large">
      <div className={styles.columns}>
        <Section title={edited ? texts.baby.edit : texts.baby.enter}>
          {needsConsent(save.error) && <ConsentNotice onAgreed={() => save.variables && save.mutate(save.variables)} />}
          {save.isError && !needsConsent(save.error) && <Notice kind="error">{failureMessage(save.error)}</Notice>}
          <CheckFormPart
            key={`${edited?.id ?? 'new'} ${checks.length}`}
            initial={edited ? draftOf(edited) : emptyDraft(today, newest)}
            today={today}
            ownBirth={birth}
            asksAtBirth={!checks.some(({ checkDate }) => checkDate === birth)}
            submitLabel={texts.baby.save}
            busy={save.isPending}
            serverProblems={fieldProblems(save.error, FIELDS)}
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
            <GrowthResult assessment={newest} title={texts.baby.newest} />
            <VelocityNote checks={checks} />
          </div>
        )}
      </div>
      <GrowthCharts sex={child.gender} checks={checks} />
      {checks.length > 0 && <GrowthHistory checks={checks} onEdit={setEdited} onDelete={remove.mutate} />}
      <HistoryActions
        hasChecks={checks.length > 0}
        question={texts.baby.history.resetQuestion}
        resetting={reset.isPending}
        restoring={restore.isPending}
        onReset={reset.mutate}
        onRestore={restore.mutate}
      >
        {checks.length > 0 && (
          <ClinicSheetButton name={child.fullName} sex={child.gender} birth={birth} today={today} checks={checks} />
        )}
      </HistoryActions>
    </Stack>
  )
}
