import { readReport, reportFile } from './reports'
import {
  checkOf,
  countJest,
  countPlaywright,
  type JestReport,
  type PlaywrightReport,
  type StageResult,
  type TurboSummary,
} from './stage'

/** A task of turbo.json, and how its result is counted. */
export interface Stage {
  readonly name: string
  readonly what: string
  count(summary: TurboSummary | null): StageResult
}

const check = (name: string, what: string): Stage => ({ name, what, count: (summary) => checkOf(name, summary) })

/**
 * Three rounds: what needs no build, beside the build; the tests that need no browser; those that do, with the machine to
 * themselves. Turbo runs the stages of a round at the same time, whatever the others found.
 */
export const ROUNDS: readonly (readonly Stage[])[] = [
  [
    check('typecheck', 'TypeScript'),
    check('lint', 'format and lint (Biome)'),
    check('imports', 'who may import whom (dependency-cruiser.cjs)'),
    check('unused', 'files, exports and dependencies that nobody uses (knip)'),
    check('build', 'every unit and service'),
  ],
  [
    {
      name: 'unit',
      what: 'rules, components, contracts and services (jest)',
      count: () => countJest(readReport<JestReport>(reportFile('unit'))),
    },
    check('content-files', 'content files'),
  ],
  [
    {
      name: 'end-to-end',
      what: 'the built site in Chromium (Playwright)',
      count: () => countPlaywright(readReport<PlaywrightReport>(reportFile('end-to-end'))),
    },
  ],
]
