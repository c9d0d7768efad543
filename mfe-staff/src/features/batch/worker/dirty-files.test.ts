import { beforeAll, expect, test } from '@jest/globals'
import { assessGrowth, loadGrowthTables } from 'shared-contracts/growth'
import { isDue } from 'shared-contracts/testing'
import { type BatchRow, growthIndices, type TablesOfSexes } from '../assessment/assess-row'
import { notesOf } from '../assessment/row-notes'
import type { BatchSetup } from '../mapping/batch-setup'
import { setupProblems } from '../mapping/setup-problems'
import { openSession } from '../testing/ask-session'
import { day } from '../testing/batch-rows'
import type { TrueChild } from '../testing/dirty-children'
import { type DirtyFile, makeDirtyFile } from '../testing/dirty-files'
import type { Traits } from '../testing/dirty-traits'
import type { FileHead } from './messages'

const TODAY = day('2026-06-01')
const FILES = 500
const GROUPS = 10
const SEED = 7_000

let tables: TablesOfSexes
beforeAll(async () => {
  tables = [await loadGrowthTables(0), await loadGrowthTables(1)]
})

/** What somebody who knows the file answers to what is asked. */
function answered(setup: BatchSetup, { sex, time }: Traits): BatchSetup {
  const order = time === 'mdy' || time === 'low-days-mdy' ? 'month-first' : 'day-first'
  const { birthDay, visitDay } = setup.dayOrders
  const codes = { 'zero-boy': { 0: 0, 1: 1 }, 'one-boy': { 1: 0, 0: 1 }, 'n-t': { t: 0, n: 1 } } as const
  const swapped = (known: boolean | null) => known ?? time === 'excel-swapped'
  return {
    ...setup,
    dayOrders: { birthDay: birthDay ?? order, visitDay: visitDay ?? order },
    swappedDays: { birthDay: swapped(setup.swappedDays.birthDay), visitDay: swapped(setup.swappedDays.visitDay) },
    sexCodes: sex === 'zero-boy' || sex === 'one-boy' || sex === 'n-t' ? codes[sex] : setup.sexCodes,
    ageUnit: setup.ageUnit ?? 'years',
  }
}

/** Whether a row says what is true of its child, or what is wrong or doubtful about it. */
function verdictOf(row: BatchRow | undefined, child: TrueChild): 'right' | 'told' | 'refused' | 'wrong' | 'lost' {
  if (row === undefined) return 'lost'
  if (row.state === 'refused') return 'refused'
  const truth = assessGrowth(tables[child.sex], { ...child, lying: null, oedema: false })
  const isRight = growthIndices.every((index) => row.assessment[index].zScore === truth[index].zScore)
  if (isRight && row.child.sex === child.sex) return 'right'
  return row.child.doubts.length > 0 || notesOf(row).length > 0 ? 'told' : 'wrong'
}

interface Outcome {
  readonly asked: readonly string[]
  readonly remedied: boolean
  readonly verdicts: readonly string[]
  /** Rows of which the file has no child. */
  readonly strangers: number
}

async function assess({ content, children, traits }: DirtyFile): Promise<Outcome> {
  const session = openSession(TODAY)
  const head: FileHead = await session.open(content)
  const asked = setupProblems(head.setup, head)
  const setup = answered(head.setup, traits)
  let { doubt } = await session.assess(content, head, setup)
  const remedied = doubt !== null
  if (doubt?.remedy) ({ doubt } = await session.assess(content, head, { ...setup, ...doubt.remedy }))
  const rows = doubt === null ? await session.allRows() : []
  const byLine = new Map(rows.map((row) => [row.line, row]))
  return {
    asked,
    remedied,
    verdicts: [...children].map(([line, child]) => verdictOf(byLine.get(line), child)),
    strangers: rows.filter(({ line, state }) => state === 'assessed' && !children.has(line)).length,
  }
}

/** What a file of these traits leaves open. */
function expectedQuestions({ sex, time, workbook }: Traits): readonly string[] {
  return [
    ...(sex === 'zero-boy' || sex === 'one-boy' || sex === 'n-t' ? ['sexCodes'] : []),
    ...(time.startsWith('low-days') ? ['birthDayOrder', 'visitDayOrder'] : []),
    ...(time === 'mixed' ? ['birthDayOrder', 'visitDayOrder'] : []),
    ...(time === 'excel-swapped' && workbook ? ['birthDaySwap', 'visitDaySwap'] : []),
    ...(time === 'years-bare' ? ['ageUnit'] : []),
  ]
}

const isBareUnit = ({ weight, length }: Traits) =>
  weight === 'g-bare' || weight === 'tenths' || length === 'mm-bare' || length === 'm-bare'

/** Every tenth file, so that a failure names few. A usual run takes two of the tenths, other ones with each commit. */
test.each(Array.from({ length: GROUPS }, (_, group) => group).filter((group) => isDue(group, GROUPS / 2)))(
  `no file of ${FILES} is judged wrong in silence: every tenth from %i`,
  async (group) => {
    const wrong: unknown[] = []
    const rows = { right: 0, all: 0 }
    for (let place = group; place < FILES; place += GROUPS) {
      const file = makeDirtyFile(SEED + place, tables)
      const { asked, remedied, verdicts, strangers } = await assess(file)
      rows.right += verdicts.filter((verdict) => verdict === 'right').length
      rows.all += verdicts.length
      const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
      // Days of both orders and a unit of its own: such a file may be held altogether.
      const isHeld = file.traits.time === 'mixed' && isBareUnit(file.traits) && count('lost') === verdicts.length
      const isWhole = file.traits.time === 'mixed' ? count('lost') === 0 || isHeld : count('right') === verdicts.length
      const isAsked = JSON.stringify(asked) === JSON.stringify(expectedQuestions(file.traits))
      if (count('wrong') > 0 || strangers > 0 || !isWhole || !isAsked || remedied !== isBareUnit(file.traits))
        wrong.push(JSON.stringify({ ...file.traits, asked, remedied, strangers, verdicts: [...new Set(verdicts)] }))
    }
    expect(wrong).toEqual([])
    // To judge nobody would be no way to judge nobody wrong.
    expect(rows.right / rows.all).toBeGreaterThan(0.85)
  },
)
