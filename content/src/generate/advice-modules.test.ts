import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type ContentFolder, contentFolder, contentRoot } from '../files/content-folder'
import { adviceModules, readGainAdvice, readGrowthAdvice } from './advice-modules'

const folder = contentFolder(contentRoot())
const changed = (from: string, to: string): ContentFolder => ({
  ...folder,
  read: (file) => folder.read(file)?.replace(from, to) ?? null,
})

describe('the generated advice texts', () => {
  test.each([...adviceModules(folder)])(
    '%s is of the content: else run "npm run content -- generate"',
    (module, source) => {
      expect(readFileSync(path.join(contentRoot(), '..', module), 'utf8')).toBe(source)
    },
  )

  test('are refused when a text names a finding that there is not', () => {
    expect(() => adviceModules(changed('"danger sign"', '"danger"'))).toThrow(/advice\/growth\.json \[0\]/)
    expect(() => adviceModules(changed('"lost much"', '"lost"'))).toThrow(/advice\/gain\.json \[0\]/)
  })

  test('have ids of their own, and each tells a rule', () => {
    for (const texts of [readGrowthAdvice(folder), readGainAdvice(folder)]) {
      expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length)
      expect(texts.filter(({ rules }) => rules.length === 0)).toEqual([])
    }
  })
})
