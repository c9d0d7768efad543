import path from 'node:path'
import base from '../../../jest.config.mjs'

/** The files of a worker share environments and compiled modules; `npm run unit` uses it, `npx jest` does not. */
export default {
  ...base,
  rootDir: path.join(import.meta.dirname, '../../..'),
  testSequencer: '<rootDir>/deploy/jest/shared/sequencer.cjs',
  reporters: [
    'default',
    ['<rootDir>/deploy/jest/shared/file-times-reporter.cjs', { file: '.cache/test-reports/unit-files.json' }],
  ],
  workerIdleMemoryLimit: '2GB',
  projects: base.projects.map((project) => ({
    ...project,
    rootDir: path.join(import.meta.dirname, '../../..'),
    runtime: '<rootDir>/deploy/jest/shared/runtime.cjs',
    testRunner: '<rootDir>/deploy/jest/shared/framework.cjs',
    testEnvironment: `<rootDir>/deploy/jest/shared/${project.testEnvironment}-environment.ts`,
  })),
}
