import { readReport, reportFile } from './reports'
import { countJest, countPlaywright, type JestReport, type PlaywrightReport, type StageResult } from './stage'

/** A script of package.json, and how its result is counted. */
export interface Stage {
  /** The script's name. */
  readonly name: string
  readonly what: string
  /** Stages that come before, and without which this one says nothing. */
  readonly needs?: readonly string[]
  /** Stages that come before, so that this one has the processors. */
  readonly after?: readonly string[]
  count(code: number): StageResult
}

const check = (name: string, what: string, needs: readonly string[] = []): Stage => ({
  name,
  what,
  needs,
  count: (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
})

/**
 * Cheap stages first, two at a time; each of the costly ones has all processors: beside each other they take longer than one after
 * the other. A stage runs whatever the others found, unless it needs one that failed.
 */
export const STAGES: readonly Stage[] = [
  check('programs', 'PostgreSQL, nginx and Chromium, for the tests'),
  check('typecheck', 'TypeScript'),
  check('lint', 'format and lint (Biome)'),
  check('imports', 'who may import whom (dependency-cruiser.cjs)'),
  check('unused', 'files, exports and dependencies that nobody uses (knip)'),
  check('build', 'every unit and service'),
  // By the importer as it is built.
  check('content-files', 'content files', ['build']),
  {
    name: 'unit',
    what: 'rules, components, contracts and services (jest)',
    needs: ['programs'],
    after: ['build'],
    count: () => countJest(readReport<JestReport>(reportFile('unit'))),
  },
  {
    name: 'end-to-end',
    what: 'the built site in Chromium (Playwright)',
    needs: ['programs', 'build'],
    after: ['unit'],
    count: () => countPlaywright(readReport<PlaywrightReport>(reportFile('end-to-end'))),
  },
]
