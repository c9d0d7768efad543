import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Topic } from './topics'

const topics: Readonly<Record<Topic, true>> = {
  'session/changed': true,
  'profile/changed': true,
  'consents/changed': true,
  'cart/changed': true,
  'favourites/changed': true,
  'classes/changed': true,
  'polls/submitted': true,
  'surveys/submitted': true,
  'navigation/finished': true,
}

interface Uses {
  readonly publishers: readonly string[]
  readonly subscribers: readonly string[]
}

/** Where a source text publishes or subscribes to a topic by name. What is said in comments counts for nothing. */
function usesOf(topic: string, sources: ReadonlyMap<string, string>): Uses {
  const naming = (verb: string) => new RegExp(`\\bbus\\s*\\.\\s*${verb}\\(\\s*'${topic}'`)
  const files = (pattern: RegExp) => [...sources].filter(([, text]) => pattern.test(text)).map(([name]) => name)
  return { publishers: files(naming('publish')), subscribers: files(naming('subscribe')) }
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

test.each(Object.keys(topics))('%s has a publisher and a subscriber in what runs on the site', (topic) => {
  const { publishers, subscribers } = usesOf(topic, sources)
  expect(publishers).not.toEqual([])
  expect(subscribers).not.toEqual([])
})

test('a topic without one of both would be found', () => {
  const only = new Map([
    ['a.ts', withoutComments("// bus.subscribe('x/changed', f)\nbus.publish('x/changed', {})")],
    ['b.ts', "visitor.subscribe('x/changed', f)"],
  ])
  expect(usesOf('x/changed', only)).toEqual({ publishers: ['a.ts'], subscribers: [] })
})
