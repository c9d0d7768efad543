import { type ReactNode, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { Notice, Section, Stack, useSession, useShell } from 'shared-ui'
import { useMutation } from 'shared-ui/remote'
import { texts } from '../../../texts'
import styles from '../../book/Book.module.css'
import { failureMessage, fieldProblems } from '../../book/failures'
import { useFocusWhen } from '../../book/use-focus-when'
import { birthBody, type CheckDraft, emptyDraft, measuresBody } from '../forms/check-draft'
import { CheckFormPart } from '../forms/check-form-part'
import { keepDraft, takeDraft } from '../forms/kept-draft'
import type { ChildAssessment, ChildCheck } from '../requests/growth-queries'
import { GrowthCharts } from './GrowthCharts'
import { GrowthResult } from './GrowthResult'
import { VelocityNote } from './VelocityNote'

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
      const child = { gender: draft.sex, dayOfBirth: draft.dayOfBirth }
      const judged = async (measures: Measures, id: number) =>
        asCheck(id, measures, await api.call('HealthCheck/CheckOtherChildHealth', { body: { ...child, ...measures } }))
      const atBirth = birthBody(draft, draft.dayOfBirth)
      const before = atBirth === null ? [] : [await judged(atBirth, 1)]
      const check = await judged({ ...measuresBody(draft), checkDate: draft.checkDate ?? today }, 2)
      return { sex: draft.sex, check, checks: [...before, check] }
    },
  })
  const result = useFocusWhen(judge.data ?? null)

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
            asksAtBirth
            submitLabel={texts.baby.other.submit}
            busy={judge.isPending}
            serverProblems={fieldProblems(judge.error, FIELDS)}
            onSubmit={submit}
          />
        </Section>
        {judge.data ? (
          <div ref={result} tabIndex={-1} className={styles.result}>
            <GrowthResult assessment={judge.data.check} title={texts.baby.other.result} />
            <VelocityNote checks={judge.data.checks} />
          </div>
        ) : (
          beside
        )}
      </div>
      {judge.data && <GrowthCharts sex={judge.data.sex} checks={judge.data.checks} />}
    </Stack>
  )
}

type Measures = Omit<CallBody<'HealthCheck/CheckChildHealth'>, 'childId' | 'checkDate'> & {
  readonly checkDate: CalendarDay
}

/** A judged check of a child without history, for the charts. */
function asCheck(id: number, measures: Measures, assessment: ChildAssessment): ChildCheck {
  return {
    ...assessment,
    id,
    childId: 1,
    checkDate: measures.checkDate,
    weight: measures.weight ?? null,
    height: measures.height ?? null,
    measuredLying: measures.measuredLying ?? null,
    oedema: measures.oedema ?? false,
    headCircumference: measures.headCircumference ?? null,
    gestationWeeks: measures.gestationWeeks ?? null,
    gestationDayInWeek: null,
  }
}
