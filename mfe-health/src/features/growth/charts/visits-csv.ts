import { csvText } from 'shared-contracts/csv'
import { formatDay } from 'shared-contracts/formats'
import { isJudgedCorrected, zScoreOf } from 'shared-contracts/growth'
import type { GrowthChartVisit } from 'shared-ui/clinical-charts'

const COLUMNS = [
  'Ngày',
  'Tuổi (ngày)',
  'Tuổi hiệu chỉnh (ngày)',
  'Cân nặng (kg)',
  'Chiều dài/cao hiệu chỉnh (cm)',
  'BMI',
  'Vòng đầu (cm)',
  'z chiều cao/tuổi',
  'z cân nặng/tuổi',
  'z cân nặng/chiều cao',
  'z BMI/tuổi',
  'Cần đo lại',
]

/** Measures beyond WHO's flags: the figures that are made of them mean nothing. */
const DOUBTED = { weight: 'cân nặng', height: 'chiều cao', headCircumference: 'vòng đầu' } as const

/** All visits for a spreadsheet. */
export function visitsCsv(visits: readonly GrowthChartVisit[]): string {
  const rows = visits.map((visit) => {
    return [
      formatDay(visit.checkDate),
      visit.ageInDays,
      isJudgedCorrected(visit) ? visit.correctedAgeInDays : null,
      visit.weight,
      visit.correctedHeight,
      visit.bmi,
      visit.headCircumference,
      zScoreOf(visit, 'LengthForAge'),
      zScoreOf(visit, 'WeightForAge'),
      zScoreOf(visit, 'WeightForLength'),
      zScoreOf(visit, 'BMIForAge'),
      visit.doubtful.map((measure) => DOUBTED[measure]).join(', '),
    ]
  })
  return csvText([COLUMNS, ...rows])
}
