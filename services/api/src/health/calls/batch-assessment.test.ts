/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { expect, test } from '@jest/globals'
import { loadGrowthTables } from 'shared-contracts/growth'
import { runSize } from 'shared-contracts/testing'
import {
  assessRow,
  type BatchRow,
  classOf,
  type GrowthIndex,
} from '../../../../../mfe-staff/src/features/batch/assessment/assess-row'
import { guessSetup } from '../../../../../mfe-staff/src/features/batch/mapping/batch-setup'
import { openFile, profileFile } from '../../../../../mfe-staff/src/features/batch/reading/open-file'
import { childrenCsv, inventChildren, seeded } from '../../../../../mfe-staff/src/features/batch/testing/batch-rows'
import { createHealthSite, TODAY } from '../testing/health-site'

const { checkOther } = createHealthSite()

const ROWS = runSize(6_000, 100_000)
const COMPARED = runSize(400, 2_000)
const SEED = Number(process.env.BATCH_SEED ?? 20_261_123)

const indexOf: Readonly<Record<string, GrowthIndex>> = {
  LengthForAge: 'lengthForAge',
  WeightForAge: 'weightForAge',
  WeightForLength: 'weightForLength',
  BMIForAge: 'bmiForAge',
}

interface WireScore {
  readonly measureTypeName: string
}

/** A row of the tool in the words of the call. */
function asAnswered(row: BatchRow, names: readonly string[]) {
  if (row.state === 'refused') return row
  const { assessment, child } = row
  return {
    ageInDays: child.ageInDays,
    correctedHeight: assessment.correctedLength,
    bmi: assessment.bmi === null ? null : Math.round(assessment.bmi * 100) / 100,
    positionIgnored: assessment.positionIgnored,
    doubtful: row.doubtful,
    assessments: names.map((name) => {
      const index = indexOf[name]
      if (index === undefined) throw new Error(name)
      const { zScore, implausible, reason } = assessment[index]
      // The call classes nothing of a visit that must be measured again, the file each index that isn't flagged; oedema counts in both.
      const classification = row.doubtful.length > 0 && reason !== 'oedema' ? null : classOf(row, index)
      return { measureTypeName: name, zScore, implausible, reason, classification }
    }),
  }
}

test(`${COMPARED} of ${ROWS} rows of a file are judged as the call judges each child`, async () => {
  const children = inventChildren(ROWS, SEED, TODAY)
  const file = await openFile(new Blob([childrenCsv(children)]), {})
  const setup = guessSetup({ ...file, columns: await profileFile(file, () => {}) })
  const rules = { tables: [await loadGrowthTables(0), await loadGrowthTables(1)], setup, today: TODAY } as const
  const rows: BatchRow[] = []
  await file.rows(
    (row) => {
      rows.push(assessRow(row, rules))
      return true
    },
    () => {},
  )
  expect(rows).toHaveLength(ROWS)

  const random = seeded(SEED + 1)
  const seen = { sexes: new Set<number>(), reasons: new Set<string>(), classes: new Set<string>(), refused: 0 }
  for (let compared = 0; compared < COMPARED; compared++) {
    const place = Math.floor(random() * ROWS)
    const child = children[place]
    const row = rows[place]
    if (!child || !row) throw new Error(`No row ${place}`)
    const { status, data } = await checkOther({ ...child, confirmed: true })
    if (status !== 200) {
      seen.refused++
      expect([row.line, row.state]).toEqual([row.line, 'refused'])
      continue
    }
    const names = data.assessments.map(({ measureTypeName }: WireScore) => measureTypeName)
    expect(data).toMatchObject(asAnswered(row, names))
    seen.sexes.add(child.gender)
    for (const { reason, classification } of data.assessments) {
      seen.reasons.add(reason)
      seen.classes.add(classification)
    }
  }
  // What was drawn is no easy lot.
  expect(seen.sexes.size).toBe(2)
  expect(seen.reasons).toEqual(new Set([null, 'missing-measure', 'oedema', 'outside-length-range']))
  expect(seen.classes.size).toBe(12)
})
