import { parseCalendarDay } from 'shared-contracts/ages'
import { formatChildAge, formatDay, formatDecimal } from 'shared-contracts/formats'
import { Button, Section } from 'shared-ui'
import { texts } from '../../../texts'
import { bookStyles as styles } from '../../book'
import type { ChildCheck } from '../requests/child-history'
import { formatSigned } from './GrowthResult'

interface Props {
  readonly checks: readonly ChildCheck[]
  readonly onEdit: (check: ChildCheck) => void
  readonly onDelete: (check: ChildCheck) => void
}

/** All checks of a child, newest first, each to be changed or taken away. */
export function GrowthHistory({ checks, onEdit, onDelete }: Props) {
  const words = texts.baby.history
  return (
    <Section title={words.title}>
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
            {[...checks].reverse().map((check) => (
              <Row key={check.id} check={check} onEdit={onEdit} onDelete={onDelete} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

function Row({ check, onEdit, onDelete }: { check: ChildCheck } & Pick<Props, 'onEdit' | 'onDelete'>) {
  const words = texts.baby.history
  const day = parseCalendarDay(check.checkDate)
  const shown = day === null ? check.checkDate : formatDay(day)
  const z = (name: string) => {
    const score = check.assessments.find((item) => item.measureTypeName === name)?.zScore ?? null
    return score === null ? '–' : formatSigned(score)
  }
  const figure = (value: number | null, decimals: number) => (value === null ? '–' : formatDecimal(value, decimals))
  return (
    <tr>
      <th scope="row">{shown}</th>
      <td data-label={words.age}>{formatChildAge(check.ageInMonths)}</td>
      <td data-label={words.weight}>{figure(check.weight, 2)}</td>
      <td data-label={words.height}>{figure(check.height, 1)}</td>
      <td data-label="BMI">{figure(check.bmi, 1)}</td>
      <td data-label={words.zLength}>{z('LengthForAge')}</td>
      <td data-label={words.zWeight}>{z('WeightForAge')}</td>
      <td data-label={words.zProportion}>{z('WeightForLength')}</td>
      <td data-no-print>
        <Button tone="quiet" size="small" onClick={() => onEdit(check)} aria-label={words.editOf(shown)}>
          {words.edit}
        </Button>
        <Button tone="quiet" size="small" onClick={() => onDelete(check)} aria-label={words.deleteOf(shown)}>
          {words.delete}
        </Button>
      </td>
    </tr>
  )
}
