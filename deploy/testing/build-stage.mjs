import { buildWhatChanged } from '../runner/build.mjs'

/** Later stages need what this one makes; without it they say so at once. */
export async function runBuildStage(site) {
  await buildWhatChanged()
  site.built = true
  return { passed: 1, failed: 0 }
}

/** Makes sure of the build when its stage was not among those asked for. */
export async function needBuild(site) {
  if (!site.built) await runBuildStage(site)
}
