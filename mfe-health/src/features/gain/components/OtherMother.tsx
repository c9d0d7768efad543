import { type ReactNode, useState } from 'react'
import { type CalendarDay, pregnancyDays } from 'shared-contracts/ages'
import { Notice, Section, Stack, useSession, useShell } from 'shared-ui'
import { useMutation } from 'shared-ui/remote'
import { texts } from '../../../texts'
import styles from '../../book/Book.module.css'
import { failureMessage, fieldProblems } from '../../book/failures'
import { keepMotherDraft, takeMotherDraft } from '../forms/kept-mother-draft'
import { emptyMotherDraft, type MotherDraft, motherBody, motherFields } from '../forms/mother-draft'
import { MotherFormPart } from '../forms/mother-form-part'
import type { MotherAssessment } from '../requests/gain-queries'
import { GainChartSection } from './GainChartSection'
import { GainResult } from './GainResult'

/** Another mother: judged, never stored; as `OtherChild`. */
export function OtherMother({ today, beside }: { today: CalendarDay; beside?: ReactNode }) {
  const { api, loginRequired } = useShell()
  const session = useSession()
  const [initial] = useState(() => takeMotherDraft() ?? emptyMotherDraft(today))
  const judge = useMutation({
    mutationFn: async (draft: MotherDraft) => ({
      draft,
      assessment: await api.call('HealthCheck/CheckOtherMotherHealth', { body: motherBody(draft) }),
    }),
  })

  function submit(draft: MotherDraft) {
    if (session.state === 'signed-in') return judge.mutate(draft)
    keepMotherDraft(draft)
    loginRequired()
  }

  return (
    <Stack gap="large">
      <div className={styles.columns}>
        <Section title={texts.mother.other.title} intro={texts.mother.other.intro}>
          {session.state !== 'signed-in' && <Notice kind="info">{texts.baby.other.login}</Notice>}
          {judge.isError && <Notice kind="error">{failureMessage(judge.error)}</Notice>}
          <MotherFormPart
            initial={initial}
            today={today}
            submitLabel={texts.baby.other.submit}
            busy={judge.isPending}
            serverProblems={fieldProblems(judge.error, motherFields)}
            onSubmit={submit}
          />
        </Section>
        {judge.data ? <GainResult assessment={judge.data.assessment} title={texts.mother.other.result} /> : beside}
      </div>
      {judge.data && judge.data.draft.stage === 'pregnant' && (
        <GainChartSection {...chartOf(judge.data.draft, judge.data.assessment, today)} />
      )}
    </Stack>
  )
}

function chartOf(draft: MotherDraft, { weightGain, weightGainStatus }: MotherAssessment, today: CalendarDay) {
  const { height, weight, weightBeforePregnancy, pregnancyWeeks, pregnancyDayInWeek, checkDate } = draft
  const before = height === null || weightBeforePregnancy === null ? null : { height, weight: weightBeforePregnancy }
  if (weight === null || weightGain === null || pregnancyWeeks === null) return { before, visits: [] }
  const days = pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0)
  return {
    before,
    visits: [
      { id: 1, checkDate: checkDate ?? today, pregnancyDays: days, weight, gain: weightGain, status: weightGainStatus },
    ],
  }
}
