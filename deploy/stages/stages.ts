import { bin } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { runBuildStage, type TestRun } from './build-stage'
import { runContentStage } from './content-stage'
import { runEndToEndStage } from './end-to-end-stage'
import { type StageResult, singleCheck } from './stage'
import { runUnitStage } from './unit-stage'

const check = (program: string, args: readonly string[]) => async () =>
  singleCheck((await runProgram(bin(program), args, { show: true })).code)

/** The folders whose imports are checked. */
const SOURCES = [
  'shell',
  'mfe-account',
  'mfe-health',
  'mfe-menus',
  'mfe-notebook',
  'mfe-staff',
  'mfe-surveys',
  'shared-contracts',
  'shared-ui',
  'services',
]

export interface Stage {
  readonly name: string
  readonly what: string
  run(site: TestRun): Promise<StageResult>
}

/** In the order of speed: what is wrong shows early. */
export const STAGES: readonly Stage[] = [
  { name: 'types', what: 'TypeScript', run: check('tsc', ['--noEmit', '--pretty', 'false']) },
  {
    name: 'lint',
    what: 'format and lint (Biome)',
    run: check('biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
  },
  {
    name: 'imports',
    what: 'who may import whom (dependency-cruiser.cjs)',
    run: check('depcruise', ['--config', 'dependency-cruiser.cjs', '--output-type', 'err', ...SOURCES]),
  },
  { name: 'unit', what: 'rules, components, contracts and services, on both databases (jest)', run: runUnitStage },
  { name: 'build', what: 'every unit and service', run: runBuildStage },
  { name: 'content', what: 'content files', run: runContentStage },
  { name: 'end-to-end', what: 'the built site in Chromium (Playwright)', run: runEndToEndStage },
]
