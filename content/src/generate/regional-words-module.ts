import type { ContentFolder } from '../files/content-folder'
import { problemText } from '../files/problem'
import { readRegionalWords, tableOf } from '../site/regional-words'

/** The module that pages in Southern words take the names from, below the root of the product. */
export const REGIONAL_WORDS_MODULE = 'shared-contracts/src/domain/food-words/generated/regional-words.ts'

/**
 * The source of `REGIONAL_WORDS_MODULE`. Written by `npm run content -- generate`; the content check compares. Throws when a line can't be read.
 */
export function regionalWordsModule(folder: ContentFolder): string {
  const { lines, problems } = readRegionalWords(folder)
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'))
  const { names, unchanged } = tableOf(lines)
  return [
    '// Generated from content/site by "npm run content -- generate": change regional-words.json instead.',
    "import type { RegionalWords } from '../southern-words'",
    '',
    'export const regionalWords: RegionalWords = {',
    '  names: {',
    ...Object.entries(names).map(([north, south]) => `    ${quoted(north)}: ${quoted(south)},`),
    '  },',
    '  unchanged: [',
    ...unchanged.map((phrase) => `    ${quoted(phrase)},`),
    '  ],',
    '}',
    '',
  ].join('\n')
}

/** As a TypeScript literal. */
const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`
