import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type ContentFolder, contentFolder, contentRoot } from '../files/content-folder'
import { STANDARDS_MODULE, standardsModule } from './standards-module'

const folder = contentFolder(contentRoot())
const changed = (from: string, to: string): ContentFolder => ({
  ...folder,
  read: (file) => folder.read(file)?.replace(from, to) ?? null,
})

describe('the generated standards', () => {
  test('are those of the content: else run "npm run content -- generate"', () => {
    expect(readFileSync(path.join(contentRoot(), '..', STANDARDS_MODULE), 'utf8')).toBe(standardsModule(folder))
  })

  test('follow the content', () => {
    expect(standardsModule(changed(',Năng lượng,kcal', ",Năng lượng 'ngày',kcal"))).toContain(
      "[1, 'Năng lượng \\'ngày\\'', 'kcal', 'I'],",
    )
    expect(standardsModule(changed('ca_mg,Canxi,mg,day,calcium,,III', 'ca_mg,Canxi,mg,day,calcium,,II'))).toContain(
      "[57, 'Canxi', 'mg', 'II'],",
    )
  })

  test('are refused when a standard names no group, or one that code needs is gone', () => {
    expect(() => standardsModule(changed('calcium,,III', 'calcium,,IX'))).toThrow(/standards\.csv:58 .*IX/)
    expect(() => standardsModule(changed(',kcal,day,energy,', ',kcal,day,warmth,'))).toThrow('energy')
  })
})
