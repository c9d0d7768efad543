import { type ReactNode, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Notice, Section, Stack, useSession, useShell } from 'shared-ui'
import { useMutation } from 'shared-ui/remote'
import { texts } from '../../texts'
import { type CheckDraft, emptyDraft, measuresBody } from './check-draft'
import { CheckFormPart } from './check-form-part'
import { failureMessage, fieldProblems } from './field-problems'
import styles from './Growth.module.css'
import { GrowthCharts } from './GrowthCharts'
import { GrowthResult } from './GrowthResult'
import type { ChildAssessment, ChildCheck } from './growth-queries'
import { keepDraft, takeDraft } from './kept-draft'

const FIELDS = ['sex', 'dayOfBirth', 'checkDate', 'weight', 'height', 'headCircumference', 'gestationWeeks'] as const

/**
 * A child who is not in the account: judged, never stored. Asks for login when it is sent, and keeps what was typed.
 * `beside` stands where the result will.
 */
export function OtherChild({ today, beside }: { today: CalendarDay; beside?: ReactNode }) {
  const { api, loginRequired } = useShell()
  const session = useSession()
  const [initial] = useState(() => takeDraft() ?? emptyDraft(today))
  const judge = useMutation({
    mutationFn: async (draft: CheckDraft) => {
      if (draft.sex === null || draft.dayOfBirth === null)
        throw new Error('The form lets no check without a child pass')
      const body = { gender: draft.sex, dayOfBirth: draft.dayOfBirth, ...measuresBody(draft) }
      const assessment = await api.call('HealthCheck/CheckOtherChildHealth', { body })
      return { sex: draft.sex, check: asCheck(draft, assessment, today) }
    },
  })

  function submit(draft: CheckDraft) {
    if (session.state === 'signed-in') return judge.mutate(draft)
    keepDraft(draft)
    loginRequired()
  }

  return (
    <Stack gap="large">
      <div className={styles.columns}>
        <Section title={texts.baby.other.title} intro={texts.baby.other.intro}>
          {session.state !== 'signed-in' && <Notice kind="info">{texts.baby.other.login}</Notice>}
          {judge.isError && <Notice kind="error">{failureMessage(judge.error)}</Notice>}
          <CheckFormPart
            initial={initial}
            today={today}
            ownBirth={null}
            submitLabel={texts.baby.other.submit}
            busy={judge.isPending}
            serverProblems={fieldProblems(judge.error, FIELDS)}
            onSubmit={submit}
          />
        </Section>
        {judge.data ? <GrowthResult assessment={judge.data.check} title={texts.baby.other.result} /> : beside}
      </div>
      {judge.data && <GrowthCharts sex={judge.data.sex} checks={[judge.data.check]} />}
    </Stack>
  )
}

/** The only check of a child without history, for the charts. */
function asCheck(draft: CheckDraft, assessment: ChildAssessment, today: CalendarDay): ChildCheck {
  const { checkDate = today, measuredLying, oedema } = measuresBody(draft)
  return {
    ...assessment,
    id: 1,
    childId: 1,
    checkDate,
    weight: draft.weight,
    height: draft.height,
    measuredLying,
    oedema,
    headCircumference: draft.headCircumference,
    gestationWeeks: draft.gestationWeeks,
    gestationDayInWeek: null,
  }
}
