import { type ReactNode, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { knownSession, Notice, Section, Stack, useSession, useShell } from 'shared-frame'
import { NotSent } from 'shared-frame/sending'
import { texts } from '../../../texts'
import { bookStyles, useFocusWhen } from '../../book'
import { CheckFormPart } from '../forms/check-form-part'
import { type CheckValues, emptyValues } from '../forms/check-values'
import { useJudgeOtherChild } from '../requests/judge-other-child'
import { GrowthCharts } from './GrowthCharts'
import { GrowthResultPart } from './growth-result-part'

/**
 * A child who is not in the account: judged, never stored. Asks for login when it is sent, and keeps what was typed.
 * `beside` stands where the result will.
 */
export function OtherChild({ today, beside }: { today: CalendarDay; beside?: ReactNode }) {
  const shell = useShell()
  const signedIn = useSession().state === 'signed-in'
  const [initial] = useState(() => emptyValues(today))
  const judge = useJudgeOtherChild(today)
  const result = useFocusWhen(judge.data ?? null)

  async function submit(values: CheckValues, confirmed: boolean) {
    if ((await knownSession(shell))?.state !== 'signed-in') {
      shell.loginRequired()
      throw new NotSent()
    }
    await judge.mutateAsync({ values, confirmed })
  }

  return (
    <Stack gap="large">
      <div className={bookStyles.columns}>
        <Section title={texts.baby.other.title} intro={texts.baby.other.intro}>
          {!signedIn && <Notice kind="info">{texts.baby.other.login}</Notice>}
          <CheckFormPart
            initial={initial}
            today={today}
            own={null}
            askBirthMeasures
            submitLabel={texts.baby.other.submit}
            keptAs="other-child"
            onSubmit={submit}
          />
        </Section>
        {judge.data ? (
          <div ref={result} tabIndex={-1} className={bookStyles.result}>
            <GrowthResultPart
              assessment={judge.data.assessment}
              earlier={judge.data.visits.slice(0, -1)}
              title={texts.baby.other.result}
            />
          </div>
        ) : (
          beside
        )}
      </div>
      {judge.data && <GrowthCharts sex={judge.data.sex} visits={judge.data.visits} />}
    </Stack>
  )
}
