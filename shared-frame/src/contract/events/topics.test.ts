import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { ruleOf, TOPICS } from './topic-table'

interface Uses {
  /** Files that publish it on the bus. */
  readonly publishers: readonly string[]
  /** Files that have the shell publish it. */
  readonly tellers: readonly string[]
  readonly subscribers: readonly string[]
}

/** Where a source text publishes or subscribes to a topic by name. What is said in comments counts for nothing. */
function usesOf(topic: string, sources: ReadonlyMap<string, string>): Uses {
  const naming = (method: string) => new RegExp(`\\b${method}\\(\\s*'${topic}'`)
  const files = (pattern: RegExp) => [...sources].filter(([, text]) => pattern.test(text)).map(([name]) => name)
  return {
    publishers: files(naming('bus\\s*\\.\\s*publish')),
    tellers: files(naming('visitor\\s*\\.\\s*publishChange')),
    subscribers: files(naming('bus\\s*\\.\\s*(subscribe|streamOf)')),
  }
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** What runs on the site: no tests, no test doubles, no stand-alone development. */
function productionSources(): ReadonlyMap<string, string> {
  const folders = readdirSync('.').filter((name) => /^(shell|shared-(frame|ui)|mfe-[a-z]+)$/.test(name))
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, 'src', name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|standalone)\//.test(file))
  return new Map(files.map((file) => [file, withoutComments(readFileSync(file, 'utf8'))]))
}

const sources = productionSources()
const documentation = readFileSync('docs/architecture.md', 'utf8')

/** The unit whose code a file is; what the frame publishes, the shell does. Null: each section bundles it. */
function unitOf(file: string): string | null {
  const [folder = ''] = file.split(/[\\/]/)
  if (folder === 'shared-ui') return null
  return folder.startsWith('mfe-') ? folder.slice('mfe-'.length) : 'shell'
}

test.each(TOPICS)('%s has a publisher, which is its owner, and a subscriber in what runs on the site', (topic) => {
  const { publishers, tellers, subscribers } = usesOf(topic, sources)
  const { owner, bySections } = ruleOf(topic) ?? {}
  expect(publishers.filter((file) => unitOf(file) !== owner)).toEqual([])
  expect(tellers.length > 0).toBe(bySections !== undefined)
  expect([...publishers, ...tellers]).not.toEqual([])
  expect(subscribers).not.toEqual([])
})

test('every topic of the declarations has its row in the table', () => {
  const declared = readFileSync(join(__dirname, 'topics.ts'), 'utf8').matchAll(/^ {2}'(.+)': \{/gm)
  expect([...declared].map(([, name]) => name)).toEqual(TOPICS)
})

test.each(TOPICS)('%s stands in the documentation as in the table', (topic) => {
  const row = documentation.match(new RegExp(`^\\|.*\`${topic}\`.*\\|$`, 'm'))?.[0]
  const [, , owner = '', replayed = '', otherTabs = ''] = row?.split('|').map((cell) => cell.trim()) ?? []
  const rule = ruleOf(topic)
  const REPLAYED = { document: 'the last, as long as the document', session: 'the last, until the session changes' }
  expect({
    owner: owner.split(';')[0],
    replayed,
    stays: otherTabs === 'no',
    byCall: owner.includes('publishChange'),
  }).toEqual({
    owner: rule?.owner,
    replayed: rule?.replayed ? REPLAYED[rule.replayed] : 'no',
    stays: rule?.thisTabOnly ?? false,
    byCall: rule?.bySections !== undefined,
  })
})

test('a topic without one of both would be found', () => {
  const only = new Map([
    ['a.ts', withoutComments("// bus.subscribe('x/changed', f)\nbus.publish('x/changed', {})")],
    ['b.ts', "visitor.subscribe('x/changed', f)"],
  ])
  expect(usesOf('x/changed', only)).toEqual({ publishers: ['a.ts'], tellers: [], subscribers: [] })
})
