import type { ReactNode } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { useShell } from 'shared-frame'
import { babyTexts } from '../../../texts/baby'
import { OtherBook } from '../../book'
import { emptyValues } from '../forms/check-values'
import { CheckFormPart, GrowthResultPart } from '../growth-parts'
import { judgeOtherChild } from '../requests/judge-other-child'
import { GrowthCharts } from './GrowthCharts'

/** A child who is not in the account. `beside` stands where the result will. */
export function OtherChild({ today, beside }: { today: CalendarDay; beside?: ReactNode }) {
  const { api } = useShell()
  const words = babyTexts.other
  return (
    <OtherBook
      words={words}
      initial={emptyValues(today)}
      keptAs="other-child"
      judge={(values, confirmed) => judgeOtherChild(api, today, values, confirmed)}
      form={(form) => <CheckFormPart {...form} today={today} own={null} askBirthMeasures />}
      result={({ assessment, visits }) => (
        <GrowthResultPart assessment={assessment} earlier={visits.slice(0, -1)} title={words.result} />
      )}
      chart={({ sex, visits }) => <GrowthCharts sex={sex} visits={visits} />}
      beside={beside}
    />
  )
}
