import { isDue } from 'shared-contracts/testing'
import { MEASURE_NAMES } from '../../deploy/bench/measures'
import { runSmall, type SmallRun } from '../../deploy/bench/testing/small-run'
import { test } from '../support/site/own-site'
import { siteDataDir } from '../support/site/releases'
import { expect, PAGE_LOADS } from '../support/test'

/* It releases sections for a moment. One test: a failure costs one site and one run, whatever else fails with it. */

/** What may take no time at all. */
const MAY_BE_NOTHING = /blocking time|blocked|longest task/

/** A way that does not paint, come alive or answer has no figure, or none that can be. */
function isPossible({ name, value, unit }: SmallRun['measures'][number]['rows'][number]): boolean {
  if (value === null) return false
  if (unit === '%') return value >= 0 && value <= 100
  const isCount = unit === ''
  return isCount || MAY_BE_NOTHING.test(name) ? value >= 0 : value > 0
}

/** Each is run for one commit of four. */
const due = MEASURE_NAMES.filter((_, index) => isDue(index, 4))

test('the measures of `npm run bench` work: ways paint, come alive and give finite figures', async ({
  baseURL,
}, info) => {
  const run = await runSmall({
    url: baseURL ?? '',
    dataDir: siteDataDir(),
    executable: process.env.TEST_BROWSER ?? '',
    measures: due,
  })
  info.annotations.push({ type: PAGE_LOADS, description: String(run.pageLoads) })
  expect(run.measures.map(({ name }) => name)).toEqual(due)
  for (const { name, rows, error } of run.measures) {
    expect.soft(error, name).toBeNull()
    expect.soft(rows.length, name).toBeGreaterThan(0)
    expect.soft(rows.filter((row) => !isPossible(row))).toEqual([])
    const failed = rows.filter((row) => /(errors|failed)$/.test(row.name) && row.value !== 0)
    expect.soft(failed.map((row) => row.name)).toEqual([])
  }
  const offline = run.measures.flatMap(({ rows }) => rows).filter(({ name }) => name.startsWith('offline visit'))
  expect.soft(offline.map(({ value }) => value)).toEqual(due.includes('second-visit') ? [1] : [])
})
