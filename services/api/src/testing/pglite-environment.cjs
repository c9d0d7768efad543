const { setFlagsFromString } = require('node:v8')
const { TestEnvironment } = require('jest-environment-node')
const { shareEnvironment } = require('../../../../deploy/jest/shared/shared-environment')
const {
  createFilledPglite,
  createPglite,
  sourcesKey,
  writeFilledPglite,
} = require('./prepared-database/prepared-databases')
const { hasProcessPostgres, processPostgres } = require('./process-postgres')

// Test data are small: V8's second compilation of PGlite costs more than it saves.
setFlagsFromString('--liftoff-only')

/**
 * Node's environment with the databases of the process, which outlives its test files. PGlite is loaded outside jest's
 * sandbox: it imports modules as it starts, which the sandbox refuses without flags that every runner of the tests would
 * have to know. Asked for by a test file's first comment.
 */
class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      createFilledPglite,
      createPglite,
      hasProcessPostgres,
      processPostgres,
      sourcesKey,
      writeFilledPglite,
    })
  }
}

module.exports = shareEnvironment(PgliteEnvironment)
