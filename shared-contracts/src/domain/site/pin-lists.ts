/**
 * The lists of articles beside the tools. `pin` is the word of an article's front matter that puts it there; health monitoring has a list for each
 * of its two pages, of the articles of one catalog.
 */
export const pinLists = [
  { key: 'mother-health', pin: 'health-check', catalogCode: 'dinh-duong-va-suc-khoe-cho-me' },
  { key: 'baby-health', pin: 'health-check', catalogCode: 'dinh-duong-va-suc-khoe-cho-be' },
  { key: 'nutrition-consulting', pin: 'nutrition-consulting', catalogCode: null },
  { key: 'tool-check', pin: 'tool-check', catalogCode: null },
] as const

export type PinList = (typeof pinLists)[number]
export type PinListKey = PinList['key']
export type ArticlePin = PinList['pin']
export const pinListKeys = pinLists.map(({ key }) => key)
