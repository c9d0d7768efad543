import { type CalendarDay, objectTypes, parseCalendarDay } from 'shared-contracts/ages'
import { DateField, FormsProvider } from 'shared-frame/forms'
import { Choice } from 'shared-ui/desk'
import type { ResultFilter } from '../requests/desk-queries'
import { surveyTexts } from '../survey-texts'
import styles from './SurveyResults.module.css'

const words = surveyTexts.results

export interface ResultFilterProps {
  readonly filter: ResultFilter
  readonly onChange: (filter: ResultFilter) => void
}

/** Whose answers are counted, and of which days. */
export default function ResultFilterFields({ filter, onChange }: ResultFilterProps) {
  const { objectTypeId, ...days } = filter
  const withDay = (name: 'from' | 'until') => (day: CalendarDay | null) => {
    const { [name]: _, ...others } = filter
    onChange(day === null ? others : { ...others, [name]: day })
  }
  return (
    <FormsProvider>
      <fieldset className={styles.filters} aria-label={words.filters}>
        <Choice
          label={words.objectType}
          value={String(objectTypeId ?? '')}
          onChoose={(value) => onChange(value === '' ? days : { ...days, objectTypeId: Number(value) })}
        >
          <option value="">{words.everybody}</option>
          {objectTypes
            .filter((type) => type.id !== 0)
            .map((type) => (
              <option key={type.id} value={type.id}>
                {type.title}
              </option>
            ))}
        </Choice>
        <DateField label={words.from} value={parseCalendarDay(filter.from ?? '')} onChange={withDay('from')} />
        <DateField label={words.until} value={parseCalendarDay(filter.until ?? '')} onChange={withDay('until')} />
      </fieldset>
    </FormsProvider>
  )
}
