import { beforeAll, expect, test } from '@jest/globals'
import {
  assessGrowth,
  doubtedBy,
  type GrowthMeasures,
  type GrowthTables,
  loadGrowthTables,
} from 'shared-contracts/growth'
import type { BatchChild } from '../parsing/batch-child'
import type { AssessedRow } from './assess-row'
import { rowVerdict } from './row-verdict'

let tables: GrowthTables
beforeAll(async () => {
  tables = await loadGrowthTables(0)
})

type BatchMeasures = GrowthMeasures & Pick<BatchChild, 'armCircumference'>

/** A boy, measured lying. */
function row({ armCircumference = null, ...measures }: Partial<BatchMeasures>): AssessedRow {
  const child: GrowthMeasures = {
    ...{ sex: 0, ageInDays: 400, weight: 9.8, length: 76.5, lying: true, oedema: false },
    ...measures,
  }
  return {
    ...{ line: 2, state: 'assessed', code: '', name: '', group: '', cluster: '' },
    child: { ...child, armCircumference, sampleWeight: 1, birthDay: null, visitDay: null, leftOut: [], doubts: [] },
    ...{ repeats: [], isRepeated: false, isOutOfLimits: false },
    assessment: assessGrowth(tables, child),
    doubtful: doubtedBy(assessGrowth(tables, child)),
  }
}

test.each<[Partial<BatchMeasures>, string | undefined]>([
  [{}, 'Bình thường: các chỉ số đã đo nằm trong khoảng của phần lớn các bé khỏe mạnh'],
  // Short, of a weight that suits its length.
  [{ length: 70, weight: 8.3 }, 'Nên đưa bé đi khám: thấp còi'],
  [{ weight: 6.6 }, 'Cần đưa bé đi khám ngay: gầy còm mức độ nặng, nhẹ cân mức độ nặng'],
  [{ armCircumference: 11.4 }, 'Cần đưa bé đi khám ngay: vòng cánh tay dưới 11,5 cm'],
  [{ armCircumference: 12.4 }, 'Nên đưa bé đi khám: vòng cánh tay dưới 12,5 cm'],
  [{ ageInDays: null, weight: null, armCircumference: 11.4 }, 'Cần đưa bé đi khám ngay: vòng cánh tay dưới 11,5 cm'],
  // Height alone, even below −3, is no emergency.
  [{ length: 67, weight: 8 }, 'Nên đưa bé đi khám: thấp còi mức độ nặng'],
  [{ oedema: true }, 'Cần đưa bé đi khám ngay: phù hai bàn chân'],
  [{ weight: 40 }, 'Chưa đánh giá được: số đo hiếm gặp, cần cân đo lại'],
  // Of unknown age: by shape alone, in the most careful words.
  [{ ageInDays: null, weight: 8 }, 'Cần đưa bé đi khám ngay: gầy còm'],
  [{ ageInDays: 180, length: 63, weight: 7.4 }, 'Nên đưa bé đi khám: thấp còi, nguy cơ thừa cân'],
  [{ ageInDays: null, length: null }, undefined],
])('a row with %j is told "%s"', (measures, verdict) => {
  expect(rowVerdict(row(measures))?.verdict).toBe(verdict)
})
