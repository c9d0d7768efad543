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

/** One project a kind of environment; a test file that needs a DOM ends in `.test.tsx`. */
const base = {
  transform: { '^.+\\.(ts|tsx|mjs|js)$': swc },
  // Required by fastify's inject and by social sign-ins, and published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(cookie|jose|content-disposition|@fastify/static/node_modules/[^/]+|glob|minimatch|minipass|path-scurry|lru-cache|brace-expansion|balanced-match)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/deploy/jest/css-module.ts',
    '\\.css$': '<rootDir>/deploy/jest/empty.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
}

export default {
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
      testMatch: ['<rootDir>/{shell,mfe-*,shared-ui}/**/*.test.tsx'],
    },
  ],
}
