import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { collectDeclarations } from './declarations'
import { judge, type Verdict } from './record'

let folder: string
let builds = 0
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'surface-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const BUTTON = `import type { Props } from './props';
export declare function Button(props: Props): void;
export type { Tone } from './props';
`
const PROPS = `export interface Props { readonly tone: Tone; readonly label: string; }
export type Tone = 'calm' | 'loud';
`
const MENUS = `export declare const menuCodes: {
  readonly breakfast: 'BS'; readonly lunch: 'BT'; readonly dinner: 'BC'; readonly morningSnack: 'PS'; readonly afternoonSnack: 'PC'; readonly eveningSnack: 'PT';
};
`

/** The surface of a package whose declaration files say this. */
function surfaceOf(version: string, files: Readonly<Record<string, string>>) {
  builds += 1
  const build = path.join(folder, String(builds))
  mkdirSync(build)
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(build, `${name}.d.ts`), text)
  return { version, ...collectDeclarations(new Map([['.', path.join(build, 'index.d.ts')]])) }
}

const FILES = {
  index:
    "export { Button, type Tone } from './button';\nexport * from './menus';\nexport { useQuery } from '@tanstack/react-query';\n",
  button: BUTTON,
  props: PROPS,
  menus: MENUS,
}

function verdictOn(changes: Partial<typeof FILES>, version = '1.0.0'): Verdict {
  return judge(surfaceOf('1.0.0', FILES), surfaceOf(version, { ...FILES, ...changes }))
}

test('an entry has its exports by name, wherever they are declared, and what they refer to', () => {
  const { entries, internal } = surfaceOf('1.0.0', FILES)
  expect(Object.keys(entries['.'] ?? {})).toEqual(['Button', 'Tone', 'menuCodes', 'useQuery'])
  expect(entries['.']).toMatchObject({
    Button: 'function Button(props: Props): void;',
    Tone: "type Tone = 'calm' | 'loud';",
    menuCodes: { head: 'const menuCodes: {};', members: expect.arrayContaining([expect.stringMatching(/^lunch /)]) },
    useQuery: 'useQuery of @tanstack/react-query',
  })
  expect(Object.keys(internal)).toEqual(['Props'])
})

describe('the version says what happened to the surface', () => {
  test('nothing: also when only the layout of the files changed', () => {
    expect(verdictOn({})).toEqual({ kind: 'same' })
    expect(verdictOn({ props: PROPS.replaceAll('; ', ';\n    ') })).toEqual({ kind: 'same' })
  })

  test.each<[string, Partial<typeof FILES>, string, string]>([
    [
      'an export removed',
      { index: "export { Button, type Tone } from './button';\n" },
      '. menuCodes: removed',
      '2.0.0',
    ],
    ['a signature changed', { button: BUTTON.replace(': void', ': string') }, '. Button: changed', '2.0.0'],
    [
      'an inner type changed',
      { props: PROPS.replace('label: string', 'label: number') },
      'inside, Props: changed',
      '2.0.0',
    ],
    ['a type changed', { props: PROPS.replace("'loud'", "'noisy'") }, '. Tone: changed', '2.0.0'],
    ['a member changed', { menus: MENUS.replace("'BT'", "'BX'") }, '. menuCodes: changed (lunch)', '2.0.0'],
    [
      'a member added',
      { menus: MENUS.replace('{', "{ readonly supper: 'BK';") },
      '. menuCodes: extended by supper',
      '1.1.0',
    ],
    ['an export added', { menus: `${MENUS}export declare const days: 7;\n` }, '. days: added', '1.1.0'],
  ])('%s', (_, changes, text, needed) => {
    for (const version of ['1.0.0', needed === '2.0.0' ? '1.9.0' : '1.0.9']) {
      const verdict = verdictOn(changes, version)
      expect(verdict).toMatchObject({ kind: 'version-too-low', needed })
      expect(verdict).toHaveProperty('changes', expect.arrayContaining([text]))
    }
    expect(verdictOn(changes, needed)).toMatchObject({ kind: 'acceptable' })
  })

  test('a version that falls is refused', () => {
    expect(verdictOn({}, '0.9.0')).toMatchObject({ kind: 'version-too-low', needed: '1.0.0' })
  })
})
