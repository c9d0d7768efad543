import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { collectDeclarations } from './declarations'
import { neededFrame } from './frame-needs'
import { DEPRECATED_DAYS, type FrameRecord, judge, markDeprecated, type Verdict } from './record'

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

/** What a package declares whose declaration files say this. */
function surfaceOf(files: Readonly<Record<string, string>>) {
  builds += 1
  const build = path.join(folder, String(builds))
  mkdirSync(build)
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(build, `${name}.d.ts`), text)
  return collectDeclarations(new Map([['.', path.join(build, 'index.d.ts')]]))
}

const FILES = {
  index:
    "export { Button, type Tone } from './button';\nexport * from './menus';\nexport { useQuery } from '@tanstack/react-query';\n",
  button: BUTTON,
  props: PROPS,
  menus: MENUS,
}

const TODAY = '2026-12-01'

function recordOf(files: Partial<typeof FILES> = {}): FrameRecord {
  return { version: '14.2.0', since: {}, deprecated: {}, ...surfaceOf({ ...FILES, ...files }) }
}

function verdictOn(changes: Partial<typeof FILES>, recorded = recordOf()): Verdict {
  return judge(recorded, surfaceOf({ ...FILES, ...changes }), { today: TODAY })
}

/** The record after an addition was accepted. */
function accepted(verdict: Verdict): FrameRecord {
  if (verdict.kind !== 'acceptable') throw new Error(JSON.stringify(verdict))
  return verdict.next
}

test('an entry has its exports by name, wherever they are declared, and what they refer to', () => {
  const { entries, internal } = surfaceOf(FILES)
  expect(Object.keys(entries['.'] ?? {})).toEqual(['Button', 'Tone', 'menuCodes', 'useQuery'])
  expect(entries['.']).toMatchObject({
    Button: 'function Button(props: Props): void;',
    Tone: "type Tone = 'calm' | 'loud';",
    menuCodes: { head: 'const menuCodes: {};', members: expect.arrayContaining([expect.stringMatching(/^lunch /)]) },
    useQuery: 'useQuery of @tanstack/react-query',
  })
  expect(Object.keys(internal)).toEqual(['Props'])
})

test('a package that is followed is read as if it were the own one', () => {
  const folders = path.join(folder, 'other')
  mkdirSync(folders)
  writeFileSync(path.join(folders, 'index.d.ts'), 'export interface Client { call(name: string): void; }\n')
  const index = path.join(folder, 'index.d.ts')
  writeFileSync(
    index,
    "import type { Client } from 'contracts/client';\nexport declare function useClient(): Client;\n",
  )
  const ofPackage = (from: string) => (from === 'contracts/client' ? path.join(folders, 'index.d.ts') : null)
  expect(collectDeclarations(new Map([['.', index]]), ofPackage).internal).toHaveProperty('Client')
  expect(collectDeclarations(new Map([['.', index]])).internal).toEqual({})
})

const WITHOUT_MENUS = { index: FILES.index.replace("export * from './menus';\n", '') }
const SUPPER = { menus: MENUS.replace('{', "{ readonly supper: 'BK';") }
const DAYS = { menus: `${MENUS}export declare const days: 7;\n` }

describe('what happened to the frame contract', () => {
  test('nothing: also when only the layout of the files changed', () => {
    expect(verdictOn({})).toEqual({ kind: 'same' })
    expect(verdictOn({ props: PROPS.replaceAll('; ', ';\n    ') })).toEqual({ kind: 'same' })
  })

  test.each<[string, Partial<typeof FILES>, string]>([
    ['an export removed', WITHOUT_MENUS, '. menuCodes: removed'],
    ['a signature changed', { button: BUTTON.replace(': void', ': string') }, '. Button: changed'],
    ['an inner type changed', { props: PROPS.replace('label: string', 'label: number') }, 'Props: changed'],
    ['a type changed', { props: PROPS.replace("'loud'", "'noisy'") }, '. Tone: changed'],
    ['a member changed', { menus: MENUS.replace("'BT'", "'BX'") }, '. menuCodes: changed (lunch)'],
  ])('%s breaks units in use', (_, changes, text) => {
    expect(verdictOn(changes)).toMatchObject({ kind: 'breaking', changes: [text] })
  })

  test.each<[string, Partial<typeof FILES>, string, string]>([
    ['a member added', SUPPER, '. menuCodes: extended by supper', '. menuCodes.supper'],
    ['an export added', DAYS, '. days: added', '. days'],
  ])('%s raises the minor version, and the record keeps since when it is there', (_, changes, text, subject) => {
    expect(verdictOn(changes)).toMatchObject({
      kind: 'acceptable',
      changes: [text],
      next: { version: '14.3.0', since: { [subject]: '14.3.0' } },
    })
  })

  test('what sections must state is no addition', () => {
    const demanding = (member: string) => ({
      props: `export interface Props { readonly tone: Tone; readonly label: string; ${member} readonly aLongNameOfAMemberThatIsThereFromTheFirst: string; readonly anotherLongNameOfAMemberThatIsThere: string; }\nexport type Tone = 'calm' | 'loud';\n`,
    })
    const recorded = recordOf(demanding(''))
    expect(verdictOn(demanding('readonly size: number;'), recorded)).toMatchObject({
      kind: 'breaking',
      changes: ['Props: demands size: make it optional'],
    })
    expect(verdictOn(demanding('readonly size?: number;'), recorded)).toMatchObject({
      kind: 'acceptable',
      next: { since: { 'Props.size': '14.3.0' } },
    })
  })

  test('a new major is begun on purpose', () => {
    const verdict = judge(recordOf(), surfaceOf({ ...FILES, ...WITHOUT_MENUS }), { today: TODAY, newMajor: true })
    expect(accepted(verdict)).toMatchObject({ version: '15.0.0', since: {}, deprecated: {} })
  })
})

describe('what is to go', () => {
  const marked = (on: string) => markDeprecated(recordOf(), '. menuCodes', { on, instead: 'meals' })
  const dayBefore = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10)

  test('goes after it was deprecated long enough, with a minor version', () => {
    expect(accepted(verdictOn(WITHOUT_MENUS, marked(dayBefore(DEPRECATED_DAYS))))).toMatchObject({
      version: '14.3.0',
      deprecated: {},
    })
  })

  test('stays until then', () => {
    expect(verdictOn(WITHOUT_MENUS, marked(dayBefore(DEPRECATED_DAYS - 1)))).toMatchObject({ kind: 'breaking' })
  })

  test.each(['. menus', './forms menuCodes', '. menuCodes.supper', 'nothing at all'])(
    '%s is not there to be marked',
    (subject) => {
      expect(() => markDeprecated(recordOf(), subject, { on: TODAY, instead: 'x' })).toThrow(subject)
    },
  )
})

describe('the frame that a unit needs', () => {
  const record = {
    version: '14.5.0',
    since: {
      '. Rating': '14.1.0',
      './forms Slider': '14.2.0',
      'ShellApi.print': '14.3.0',
      '. Button.tone': '14.4.0',
      './remotes Ticket': '14.5.0',
    },
  }
  const needs = (parts: Readonly<Record<string, readonly string[]>>, tokens: readonly string[] = []) =>
    neededFrame({ parts, tokens: new Set(tokens) }, record)

  test.each([
    ['nothing that came later', { 'shared-frame': ['Button'] }, ['Button', 'label'], '^14.0.0'],
    ['an export that came later', { 'shared-frame': ['Button', 'Rating'] }, ['Rating'], '^14.1.0'],
    ['one of another part', { 'shared-frame/forms': ['Slider'] }, [], '^14.2.0'],
    ['a member of what the shell hands over', { 'shared-frame': ['useShell'] }, ['print'], '^14.3.0'],
    ['a later member of what it imports', { 'shared-frame': ['Button'] }, ['Button', 'tone'], '^14.4.0'],
    ['the same word, but not of what it imports', { 'shared-frame': ['Link'] }, ['tone'], '^14.0.0'],
    ['a type', {}, ['Ticket'], '^14.5.0'],
  ])('%s', (_, parts, tokens, range) => {
    expect(needs(parts, tokens)).toBe(range)
  })
})
