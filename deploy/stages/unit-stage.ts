import { startPostgres } from '../machine/postgres'
import { runJest } from './jest-run'
import type { StageResult } from './stage'

/** All tests of jest. Those of the API run on the embedded database and on a real PostgreSQL, where one can be had. */
export async function runUnitStage(): Promise<StageResult> {
  const postgres = await startPostgres()
  if (!postgres) {
    const result = await runJest()
    const note = 'PostgreSQL: this part did not run; none on this machine (Debian: apt-get install postgresql)'
    return { ...result, notes: [...(result.notes ?? []), note] }
  }
  try {
    console.log(`  ${postgres.version}`)
    return await runJest([], { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}
