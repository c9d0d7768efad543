import type { ReactNode } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { useShell } from 'shared-frame'
import { motherTexts } from '../../../texts/mother'
import { OtherBook } from '../../book'
import { gainChartOfValues } from '../charts/gain-visits'
import { emptyMotherValues } from '../forms/mother-values'
import { GainChartSection, GainResultPart, MotherFormPart } from '../gain-parts'
import { judgeOtherMother } from '../requests/judge-other-mother'

/** Another mother. `beside` stands where the result will. */
export function OtherMother({ today, beside }: { today: CalendarDay; beside?: ReactNode }) {
  const { api } = useShell()
  const words = motherTexts.other
  return (
    <OtherBook
      words={words}
      initial={emptyMotherValues(today)}
      keptAs="other-mother"
      judge={(values) => judgeOtherMother(api, values)}
      form={(form) => <MotherFormPart {...form} today={today} />}
      result={({ values, assessment }) => (
        <GainResultPart assessment={{ ...values, ...assessment }} earlier={undefined} title={words.result} />
      )}
      chart={({ values, assessment }) =>
        values.stage === 'pregnant' && <GainChartSection {...gainChartOfValues(values, assessment, today)} />
      }
      beside={beside}
    />
  )
}
