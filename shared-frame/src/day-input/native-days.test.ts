import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.join(__dirname, '../../..')
const PICKER = 'shared-frame/src/forms/controls/DateField.tsx'

/** Files of pages, without their tests. */
function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `${folder}/${file}`)
}

test('no page has a native field of a day, month, week or time: an English browser would show it in English', () => {
  const sections = readdirSync(root).filter((name) => name.startsWith('mfe-'))
  const pages = ['shell', 'shared-frame', ...sections].flatMap((unit) => sources(`${unit}/src`))
  expect(pages.length).toBeGreaterThan(100)
  const native = /type=["'{]+\s*["']?(date|month|week|time|datetime-local)["']/
  // Opened by its button alone, in Vietnamese browsers.
  const found = pages.filter((file) => file !== PICKER && native.test(readFileSync(path.join(root, file), 'utf8')))
  expect(found).toEqual([])
})
