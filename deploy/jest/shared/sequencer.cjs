// @ts-check
const { createHash } = require('node:crypto')
const path = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/** @typedef {import('@jest/test-result').Test} Test */

/** What a worker runs one after the other, in one environment; the costly kinds first. */
const KINDS = ['services/menu-builder/', 'services/api/', 'services/', 'deploy/', 'content/', '']

/** @param {Test} test */
const rank = ({ path: file, context: { config } }) => {
  const name = path.relative(config.rootDir, file)
  return name.endsWith('.tsx') ? KINDS.length : KINDS.findIndex((start) => name.startsWith(start))
}

/**
 * Kinds of files one after the other; in a kind the longest first, as jest last measured them. With `TEST_ORDER=<seed>` the
 * files of a kind come in an order drawn from it: no order may matter.
 */
module.exports = class KindsInTurn extends Sequencer {
  /** @override @param {Test[]} tests */
  async sort(tests) {
    const seed = process.env.TEST_ORDER
    const draw = (/** @type {Test} */ test) => createHash('sha1').update(`${seed} ${test.path}`).digest('hex')
    const inKind = seed ? tests.toSorted((one, other) => (draw(one) < draw(other) ? -1 : 1)) : await super.sort(tests)
    return inKind.sort((one, other) => rank(one) - rank(other))
  }
}
