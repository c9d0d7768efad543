const { TestEnvironment } = require('jest-environment-node')
const { PGlite } = require('@electric-sql/pglite')

/** Filled databases by what they were filled with; of this process, so that one test file prepares them for all. */
const filledDatabases = new Map()
const filledPostgresDatabases = new Map()

/**
 * Node's environment with PGlite loaded outside jest's sandbox: PGlite imports modules as it starts, which the sandbox
 * refuses without flags that every runner of the tests would have to know. Asked for by a test file's first comment.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.createPglite = (dataDir) => PGlite.create(dataDir)
    this.global.createPgliteFrom = (copy) => PGlite.create({ dataDir: 'memory://', loadDataDir: copy })
    this.global.filledDatabases = filledDatabases
    this.global.filledPostgresDatabases = filledPostgresDatabases
  }
}
