import { formatChildAge, formatMeasure, formatZScore } from 'shared-contracts/formats'
import { type MeasureTypeName, zScoreOf } from 'shared-contracts/growth'
import { visitAdvice } from 'shared-contracts/growth-advice'
import { Button } from 'shared-frame'
import { babyTexts } from '../../../texts/baby'
import { type HistoryColumn, type HistoryProps, HistoryTable } from '../../book'
import type { ChildCheck } from '../requests/child-history'

export interface GrowthHistoryProps extends HistoryProps<ChildCheck> {
  /** Absent: the user has no other child. */
  readonly onMove: ((check: ChildCheck) => void) | undefined
}

const words = babyTexts.history
const z = (title: string, name: MeasureTypeName): HistoryColumn<ChildCheck> => ({
  title,
  cell: (check) => formatZScore(zScoreOf(check, name)),
})
const growthColumns: readonly HistoryColumn<ChildCheck>[] = [
  { title: words.age, cell: ({ ageInMonths }) => formatChildAge(ageInMonths) },
  { title: words.weight, cell: ({ weight }) => formatMeasure(weight, 2) },
  { title: words.height, cell: ({ height }) => formatMeasure(height, 1) },
  { title: 'BMI', cell: ({ bmi }) => formatMeasure(bmi, 1) },
  z(words.zLength, 'LengthForAge'),
  z(words.zWeight, 'WeightForAge'),
  z(words.zProportion, 'WeightForLength'),
  { title: words.verdict, cell: (check, earlier) => visitAdvice(check, earlier)?.verdict ?? '–', isWords: true },
]

/** All checks of a child, each with its verdict; one can be given to another child. */
export default function GrowthHistory({ onMove, ...history }: GrowthHistoryProps) {
  return (
    <HistoryTable<ChildCheck>
      {...history}
      words={words}
      terms={['zScore', 'bmi']}
      columns={growthColumns}
      action={
        onMove &&
        ((check, day) => (
          <Button
            tone="quiet"
            size="small"
            onClick={({ currentTarget }) => {
              // The dialog gives the focus back to where it was; Safari doesn't move it to a button that is clicked.
              currentTarget.focus()
              onMove(check)
            }}
            aria-label={words.moveOf(day)}
          >
            {words.move}
          </Button>
        ))
      }
    />
  )
}
