import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { importedFiles } from 'content/testing/imported-files'
import { SOURCES } from './prepared-databases'

const root = path.join(__dirname, '../../../../..')
/** What fills the databases, and what they are opened with. */
const FILLING = ['test-database.ts', 'process-postgres.ts', 'prepared-database/prepared-databases.ts'].map(
  (file) => `services/api/src/testing/${file}`,
)

test('whatever has a part in filling a prepared database is one of its sources', () => {
  const files = [...importedFiles(root, FILLING)]
  const outside = files.filter((file) => !SOURCES.some((folder) => file.startsWith(`${folder}/`)))
  expect(outside).toEqual([])
  // The way goes through all of them: none is named in vain, nor did the walk end early.
  for (const folder of SOURCES.filter((each) => !each.endsWith('/migrations')))
    expect([folder, files.some((file) => file.startsWith(`${folder}/`))]).toEqual([folder, true])
})

test('the sources are there', () => {
  expect(SOURCES.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([])
})
