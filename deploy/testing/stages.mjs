import { bin } from '../runner/root.mjs'
import { runProgram } from '../runner/run-program.mjs'
import { runBuildStage } from './build-stage.mjs'
import { runContentStage } from './content-stage.mjs'
import { runEndToEndStage } from './end-to-end-stage.mjs'
import { singleCheck } from './stage.mjs'
import { runUnitStage } from './unit-stage.mjs'

const check = (program, args) => async () => singleCheck((await runProgram(bin(program), args, { show: true })).code)

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

/** In the order of speed: what is wrong shows early. @type {readonly { name: string, what: string, run: (site: { built: boolean }) => Promise<import('./stage.mjs').StageResult> }[]} */
export const STAGES = [
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
