import { assessGrowth, loadGrowthTables } from '../index'
import { referenceCases } from '../testing'

/** Assessments a second in this thread over the reference children. */
export async function measureAssessments(rounds = 1000): Promise<{ readonly assessmentsPerSecond: number }> {
  const tables = [await loadGrowthTables(0), await loadGrowthTables(1)] as const
  const run = (times: number) => {
    for (let round = 0; round < times; round++) {
      for (const { measures } of referenceCases) assessGrowth(tables[measures.sex], measures)
    }
  }
  run(Math.ceil(rounds / 10))
  const started = performance.now()
  run(rounds)
  const seconds = (performance.now() - started) / 1000
  return { assessmentsPerSecond: Math.round((rounds * referenceCases.length) / seconds) }
}
