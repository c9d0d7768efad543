// @ts-check
const path = require('node:path')

/** Values alone: a test file neither changes them nor what they import. Loading the bank of dishes takes seconds. */
const VALUES = ['content', 'shared-contracts'].map((name) => `${path.join(__dirname, '../../..', name)}${path.sep}`)
/** Packages that register with a test file, or that keep what tests change: mocked data, applications. */
const PACKAGES_OF_A_FILE =
  /[\\/]node_modules[\\/](?:@testing-library|@?jest[^\\/]*|expect|ioredis-mock|fake-indexeddb|idb|single-spa[^\\/]*)[\\/]/

/** Whether it must be loaded anew with each test file. @param {string} file */
const belongsToTestFile = (file) => PACKAGES_OF_A_FILE.test(file)
exports.belongsToTestFile = belongsToTestFile

/**
 * Whether a module outlives the test file that loaded it. Packages do where there is no window: React, MUI and others keep styles,
 * listeners and work under way of the page, which a file leaves behind.
 * @param {string} file @param {boolean} hasWindow
 */
exports.outlivesTestFile = (file, hasWindow) =>
  (VALUES.some((folder) => file.startsWith(folder)) && !file.includes('.test.')) ||
  (!hasWindow && file.includes(`${path.sep}node_modules${path.sep}`) && !belongsToTestFile(file))
