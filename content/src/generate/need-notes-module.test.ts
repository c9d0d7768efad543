import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { contentFolder, contentRoot } from '../files/content-folder'
import { NEED_NOTES_MODULE, needNotesModule } from './need-notes-module'

const folder = contentFolder(contentRoot())

test('the generated notes are those of the content: else run "npm run content -- generate"', () => {
  expect(readFileSync(path.join(contentRoot(), '..', NEED_NOTES_MODULE), 'utf8')).toBe(needNotesModule(folder))
})

test('names every source that a need has, and none else', () => {
  const module = needNotesModule(folder)
  for (const code of ['NIN2016', 'IOM2001', 'EFSA2010']) expect(module).toContain(`'${code}': { title:`)
  expect(module).not.toContain('USDA-SR')
})

test('is refused when a need gives a reason that nobody words', () => {
  const broken = {
    ...folder,
    read: (file: string) => folder.read(file)?.replace('cookingLoss,NIN2016', 'cookingLos,NIN2016') ?? null,
  }
  expect(() => needNotesModule(broken)).toThrow(/needs\.csv:\d+ reason is "cookingLos"/)
})
