import { type ReactNode, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { knownSession, Notice, Section, Stack, useSession, useShell } from 'shared-frame'
import { NotSent } from 'shared-frame/sending'
import { texts } from '../../../texts'
import { bookStyles, useFocusWhen } from '../../book'
import { gainChartOfValues } from '../charts/gain-visits'
import { MotherFormPart } from '../forms/mother-form-part'
import { emptyMotherValues, type MotherValues } from '../forms/mother-values'
import { useJudgeOtherMother } from '../requests/judge-other-mother'
import { GainChartSection } from './GainChartSection'
import { GainResultPart } from './gain-result-part'

/** Another mother: judged, never stored; as `OtherChild`. */
export function OtherMother({ today, beside }: { today: CalendarDay; beside?: ReactNode }) {
  const shell = useShell()
  const signedIn = useSession().state === 'signed-in'
  const [initial] = useState(() => emptyMotherValues(today))
  const judge = useJudgeOtherMother()
  const result = useFocusWhen(judge.data ?? null)

  async function submit(values: MotherValues) {
    if ((await knownSession(shell))?.state !== 'signed-in') {
      shell.loginRequired()
      throw new NotSent()
    }
    await judge.mutateAsync(values)
  }

  return (
    <Stack gap="large">
      <div className={bookStyles.columns}>
        <Section title={texts.mother.other.title} intro={texts.mother.other.intro}>
          {!signedIn && <Notice kind="info">{texts.baby.other.login}</Notice>}
          <MotherFormPart
            initial={initial}
            today={today}
            bookDays={null}
            submitLabel={texts.baby.other.submit}
            keptAs="other-mother"
            onSubmit={submit}
          />
        </Section>
        {judge.data ? (
          <div ref={result} tabIndex={-1} className={bookStyles.result}>
            <GainResultPart
              assessment={{ ...judge.data.values, ...judge.data.assessment }}
              earlier={undefined}
              title={texts.mother.other.result}
            />
          </div>
        ) : (
          beside
        )}
      </div>
      {judge.data && judge.data.values.stage === 'pregnant' && (
        <GainChartSection {...gainChartOfValues(judge.data.values, judge.data.assessment, today)} />
      )}
    </Stack>
  )
}
