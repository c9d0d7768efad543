import { parseCalendarDay, pregnancyDays } from 'shared-contracts/ages'
import { formatDay, formatMeasure, formatPregnancy } from 'shared-contracts/formats'
import { weighingAdvice } from 'shared-contracts/gain-advice'
import { fetusWords, gainFigures } from 'shared-contracts/gestation'
import { Button, Section } from 'shared-frame'
import { TermList } from 'shared-ui/glossary'
import { texts } from '../../../texts'
import { bookStyles as styles } from '../../book'
import type { MotherCheck } from '../requests/mother-history'

export interface GainHistoryProps {
  readonly checks: readonly MotherCheck[]
  readonly onEdit: (check: MotherCheck) => void
  readonly onDelete: (check: MotherCheck) => void
}

/** All weighings, newest first, each with its verdict, to be changed or taken away. */
export default function GainHistory({ checks, onEdit, onDelete }: GainHistoryProps) {
  const words = texts.mother.history
  return (
    <Section title={words.title}>
      <TermList terms={['expectedGain', 'bmi']} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the phone must scroll by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
        <table className={styles.history}>
          <thead>
            <tr>
              {[words.day, words.stage, words.weight, words.gain, words.expected, 'BMI', words.verdict].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" data-no-print>
                <span className="visually-hidden">{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {checks
              .map((check, index) => ({ check, earlier: checks[index - 1] }))
              .reverse()
              .map(({ check, earlier }) => {
                const day = parseCalendarDay(check.checkDate)
                const shown = day === null ? check.checkDate : formatDay(day)
                const { gain, min, max } = gainFigures(check)
                return (
                  <tr key={check.id}>
                    <th scope="row">{shown}</th>
                    <td data-label={words.stage}>{stageOf(check)}</td>
                    <td data-label={words.weight}>{formatMeasure(check.weight, 1)}</td>
                    <td data-label={words.gain}>{gain ?? '–'}</td>
                    <td data-label={words.expected}>
                      {min === null || max === null
                        ? '–'
                        : `${texts.mother.result.range(min, max)} (${fetusWords[check.fetusCount ?? 1]})`}
                    </td>
                    <td data-label="BMI">{formatMeasure(check.bmi, 2)}</td>
                    <td data-label={words.verdict} className={styles.words}>
                      {weighingAdvice(check, earlier)?.verdict ?? '–'}
                    </td>
                    <td data-no-print>
                      <Button tone="quiet" size="small" onClick={() => onEdit(check)} aria-label={words.editOf(shown)}>
                        {words.edit}
                      </Button>
                      <Button
                        tone="quiet"
                        size="small"
                        onClick={() => onDelete(check)}
                        aria-label={words.deleteOf(shown)}
                      >
                        {words.delete}
                      </Button>
                    </td>
                  </tr>
                )
              })}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

function stageOf({ pregnancyWeeks, pregnancyDayInWeek, weeksAfterBirth }: MotherCheck): string {
  if (pregnancyWeeks !== null) return formatPregnancy(pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0))
  return weeksAfterBirth === null ? '–' : texts.mother.history.afterBirth(weeksAfterBirth)
}
