const { options } = require('../../dependency-cruiser.cjs')

/** The cycle rule alone, for the figures. */
module.exports = { forbidden: [{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }], options }
