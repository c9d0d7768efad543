import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { Button, ErrorState, LinkButton, LoadingState, Notice, Section, Stack, useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import { texts } from '../../texts'
import { failureMessage, fieldProblems, needsConsent } from '../growth/field-problems'
import styles from '../growth/Growth.module.css'
import { HistoryActions } from '../growth/HistoryActions'
import { GainChartSection } from './GainChartSection'
import { GainHistory } from './GainHistory'
import { GainResult } from './GainResult'
import { type MotherCheck, motherHistoryQuery } from './gain-queries'
import { gainVisits, motherBefore } from './gain-visits'
import { emptyMotherDraft, motherDraftOf, motherFields } from './mother-draft'
import { MotherFormPart } from './mother-form-part'
import { useMotherChecks } from './use-mother-checks'

/** A mother's own book: weigh, see what it means, look back. */
export function OwnGain({ userId, today }: { userId: number; today: CalendarDay }) {
  const { api } = useShell()
  const history = useQuery(motherHistoryQuery(api, userId))
  const { save, remove, reset, restore } = useMotherChecks(userId)
  const [edited, setEdited] = useState<MotherCheck | null>(null)
  if (history.isPending) return <LoadingState shape="panel" />
  if (history.isError) return <ErrorState onRetry={() => void history.refetch()} retrying={history.isFetching} />
  const checks = history.data
  const newest = checks.at(-1)
  return (
    <Stack gap="large">
      <div className={styles.columns}>
        <Section title={edited ? texts.mother.edit : texts.mother.enter}>
          {save.isError && (
            <Notice
              kind={needsConsent(save.error) ? 'info' : 'error'}
              action={needsConsent(save.error) && <LinkButton to={paths.personal}>{texts.baby.consent}</LinkButton>}
            >
              {failureMessage(save.error)}
            </Notice>
          )}
          <MotherFormPart
            key={`${edited?.id ?? 'new'} ${checks.length}`}
            initial={edited ? motherDraftOf(edited) : emptyMotherDraft(today, newest)}
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
        {newest && <GainResult assessment={newest} title={texts.mother.newest} />}
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
