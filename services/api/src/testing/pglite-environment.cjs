const { TestEnvironment } = require('jest-environment-node')
const { createFilledPglite, createPglite } = require('./prepared-database/prepared-databases')

/** Names of the databases that were filled in a PostgreSQL; of this process, so that one test file prepares them for all. */
const filledPostgresDatabases = new Map()

/**
 * Node's environment with PGlite loaded outside jest's sandbox: PGlite imports modules as it starts, which the sandbox
 * refuses without flags that every runner of the tests would have to know. Asked for by a test file's first comment.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.createPglite = createPglite
    this.global.createFilledPglite = createFilledPglite
    this.global.filledPostgresDatabases = filledPostgresDatabases
  }
}
