const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
]

/**
 * What no test replaces, and no package gives to a class of its own: modules get it as parameters. In jest's context each look-up
 * of a global asks the context's object, which doubles the time of what computes.
 */
const GLOBALS = ['Array', 'Float64Array', 'JSON', 'Map', 'Math', 'Number', 'Object']

/** One project a kind of environment; a test file that needs a DOM ends in `.test.tsx`. */
const base = {
  sandboxInjectedGlobals: GLOBALS,
  transform: { '^.+\\.(ts|tsx|mjs|js)$': swc },
  // Published as ES modules only: required by fastify's inject, social sign-ins, the API's page and the contract guard.
  transformIgnorePatterns: [
    '/node_modules/(?!(cookie|jose|oxc-parser|saxen|content-disposition|@fastify/static/node_modules/[^/]+|glob|minimatch|minipass|path-scurry|lru-cache|brace-expansion|balanced-match)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/deploy/jest/css-module.ts',
    '\\.css$': '<rootDir>/deploy/jest/empty.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
}

export default {
  // For what hangs, not for what is slow.
  testTimeout: 120_000,
  projects: [
    {
      ...base,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{content,shell,mfe-*,shared-*,services,deploy}/**/*.test.{ts,mjs}'],
    },
    {
      ...base,
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/deploy/jest/web-globals.ts'],
      testMatch: ['<rootDir>/{shell,mfe-*,shared-*,deploy}/**/*.test.tsx'],
    },
  ],
}
