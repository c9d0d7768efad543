import { buildWhatChanged } from '../runner/build'
import type { StageResult } from './stage'

/** What the stages of one run share. */
export interface TestRun {
  built: boolean
}

/** Later stages need what this one makes; without it they say so at once. */
export async function runBuildStage(site: TestRun): Promise<StageResult> {
  await buildWhatChanged()
  site.built = true
  return { passed: 1, failed: 0 }
}

/** Makes sure of the build when its stage was not among those asked for. */
export async function needBuild(site: TestRun): Promise<void> {
  if (!site.built) await runBuildStage(site)
}
