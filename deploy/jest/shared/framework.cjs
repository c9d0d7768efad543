const { default: circus } = require('jest-circus/runner')

let before = process.cpuUsage()

/** jest's circus; also measures the processor time since the file before, for file-times-reporter.cjs. */
module.exports = async (...args) => {
  const result = await circus(...args)
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  return { ...result, processorMs: Math.round((user + system) / 1000) }
}
