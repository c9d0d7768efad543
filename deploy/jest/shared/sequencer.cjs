// @ts-check
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/** @typedef {import('@jest/test-result').Test} Test */

/** Parts of the project whose files follow each other; the costly ones first. */
const PARTS = ['services/menu-builder/', 'services/api/', 'services/', 'deploy/', 'content/', '']

/**
 * Sorts by part, then by environment: the project's own, or the one of the file's first comment.
 * @param {Test} test
 */
function groupOf({ path: file, context: { config } }) {
  const name = path.relative(config.rootDir, file)
  const part = name.endsWith('.tsx') ? PARTS.length : PARTS.findIndex((start) => name.startsWith(start))
  const [, environment = ''] = /@jest-environment\s+(\S+)/.exec(readFileSync(file, 'utf8')) ?? []
  return `${part} ${environment}`
}

/**
 * Files that share an environment follow each other; among them the longest first, as jest last measured them. With
 * `TEST_ORDER=<seed>` these come in an order drawn from the seed: no order may matter.
 */
module.exports = class SharedEnvironmentsInTurn extends Sequencer {
  /** @override @param {Test[]} tests */
  async sort(tests) {
    const seed = process.env.TEST_ORDER
    const draw = (/** @type {Test} */ test) => createHash('sha1').update(`${seed} ${test.path}`).digest('hex')
    const sorted = seed ? tests.toSorted((one, other) => (draw(one) < draw(other) ? -1 : 1)) : await super.sort(tests)
    const groups = new Map(sorted.map((test) => [test, groupOf(test)]))
    return sorted.sort((one, other) => (groups.get(one) ?? '').localeCompare(groups.get(other) ?? ''))
  }
}
