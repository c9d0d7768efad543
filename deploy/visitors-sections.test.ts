import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { type CallAddress, callAddresses } from 'shared-contracts/calls'
import { deskPaths } from 'shared-contracts/paths'
import { units } from './docs/unit-remotes'
import { root } from './runner/root'
import { unitFolders } from './runner/units'

/** Calls that the API answers to editors alone. */
const editorsCalls = Object.entries<CallAddress>(callAddresses).flatMap(([name, { access }]) =>
  access === 'administrator' ? [name] : [],
)
/** A preview is the visitors' page: it reads the draft that it shows. */
const READ_BY_PREVIEWS = 'mfe-surveys/src/features/previews/: SurveyDesk/GetById'

/** `folder: call` for each call of editors that the sources of a unit name, tests aside. */
function namedIn(folder: string): readonly string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /^(remote|src\/.*)\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, folder, file), 'utf8')
      const [of = ''] = /^src\/features\/[^/]+\//.exec(file) ?? [file]
      return editorsCalls.filter((call) => text.includes(`'${call}'`)).map((call) => `${folder}/${of}: ${call}`)
    })
}

test('what editors do is in their own section: visitors carry none of it', () => {
  const named = unitFolders()
    .filter((folder) => folder !== 'mfe-desk')
    .flatMap(namedIn)
  expect([...new Set(named)]).toEqual([READ_BY_PREVIEWS])
  // The rule finds what it looks for.
  expect(new Set(namedIn('mfe-desk').map((line) => line.replace(/.*: /, ''))).size).toBeGreaterThan(35)
})

test("editors' addresses are their section's, and it has no others", () => {
  const within = (pattern: string) => pattern === deskPaths.hub || pattern.startsWith(`${deskPaths.hub}/`)
  const owners = units.flatMap(({ name, routes }) => routes.map(({ pattern }) => [name === 'desk', within(pattern)]))
  expect(owners.filter(([isDesk, isWithin]) => isDesk !== isWithin)).toEqual([])
  expect(owners.filter(([isDesk]) => isDesk).length).toBeGreaterThanOrEqual(14)
})
