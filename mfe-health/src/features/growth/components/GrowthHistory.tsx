import { parseCalendarDay } from 'shared-contracts/ages'
import { formatChildAge, formatDay, formatMeasure, formatZScore } from 'shared-contracts/formats'
import { zScoreOf } from 'shared-contracts/growth'
import { visitAdvice } from 'shared-contracts/growth-advice'
import { Button, Section } from 'shared-frame'
import { TermList } from 'shared-ui/glossary'
import { texts } from '../../../texts'
import { bookStyles as styles } from '../../book'
import type { ChildCheck } from '../requests/child-history'

export interface GrowthHistoryProps {
  readonly checks: readonly ChildCheck[]
  readonly onEdit: (check: ChildCheck) => void
  readonly onDelete: (check: ChildCheck) => void
  /** Absent: the user has no other child. */
  readonly onMove: ((check: ChildCheck) => void) | undefined
}

/** All checks of a child, newest first, each with its verdict, to be changed, given to another child or taken away. */
export default function GrowthHistory({ checks, onEdit, onDelete, onMove }: GrowthHistoryProps) {
  const words = texts.baby.history
  return (
    <Section title={words.title}>
      <TermList terms={['zScore', 'bmi']} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the phone must scroll by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
        <table className={styles.history}>
          <thead>
            <tr>
              {[
                words.day,
                words.age,
                words.weight,
                words.height,
                'BMI',
                words.zLength,
                words.zWeight,
                words.zProportion,
                words.verdict,
              ].map((title) => (
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
              .map((check, index) => (
                <Row
                  key={check.id}
                  check={check}
                  earlier={checks.slice(0, index)}
                  onEdit={onEdit}
                  onDelete={onDelete}
                  onMove={onMove}
                />
              ))
              .reverse()}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

interface RowProps extends Pick<GrowthHistoryProps, 'onEdit' | 'onDelete' | 'onMove'> {
  readonly check: ChildCheck
  /** Oldest first. */
  readonly earlier: readonly ChildCheck[]
}

function Row({ check, earlier, onEdit, onDelete, onMove }: RowProps) {
  const words = texts.baby.history
  const day = parseCalendarDay(check.checkDate)
  const shown = day === null ? check.checkDate : formatDay(day)
  return (
    <tr>
      <th scope="row">{shown}</th>
      <td data-label={words.age}>{formatChildAge(check.ageInMonths)}</td>
      <td data-label={words.weight}>{formatMeasure(check.weight, 2)}</td>
      <td data-label={words.height}>{formatMeasure(check.height, 1)}</td>
      <td data-label="BMI">{formatMeasure(check.bmi, 1)}</td>
      <td data-label={words.zLength}>{formatZScore(zScoreOf(check, 'LengthForAge'))}</td>
      <td data-label={words.zWeight}>{formatZScore(zScoreOf(check, 'WeightForAge'))}</td>
      <td data-label={words.zProportion}>{formatZScore(zScoreOf(check, 'WeightForLength'))}</td>
      <td data-label={words.verdict} className={styles.words}>
        {visitAdvice(check, earlier)?.verdict ?? '–'}
      </td>
      <td data-no-print>
        <Button tone="quiet" size="small" onClick={() => onEdit(check)} aria-label={words.editOf(shown)}>
          {words.edit}
        </Button>
        {onMove && (
          <Button
            tone="quiet"
            size="small"
            onClick={({ currentTarget }) => {
              // The dialog gives the focus back to where it was; Safari doesn't move it to a button that is clicked.
              currentTarget.focus()
              onMove(check)
            }}
            aria-label={words.moveOf(shown)}
          >
            {words.move}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => onDelete(check)} aria-label={words.deleteOf(shown)}>
          {words.delete}
        </Button>
      </td>
    </tr>
  )
}
