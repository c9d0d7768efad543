import { RELEASE_VERSION } from 'shared-contracts/constants'
import * as z from 'zod'
import type { ReleaseManifest } from '../remotes/registry'
import { matchPattern } from '../routes/pattern'
import { modernised } from './older-manifest'

/** Why a manifest can't be used: one sentence a problem, with the field and how to mend it. */
export class BadManifest extends Error {
  override readonly name = 'BadManifest'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/**
 * A `release.json` as parsed JSON: the one place where its form is stated. Used by the build, by publish, promote and check,
 * and by the document host. What was built in an older form is turned into today's. Throws `BadManifest`.
 */
export function parseReleaseManifest(value: unknown): ReleaseManifest {
  const result = releaseManifest.safeParse(modernised(value))
  const problems = result.success
    ? contradictions(result.data)
    : result.error.issues.map(({ path, message }) => `${fieldName(path)} ${message}`.trim())
  if (!result.success || problems.length > 0) throw new BadManifest(problems)
  return result.data
}

/** Names of federated containers are plain identifiers. */
export const UNIT_NAME = /^[a-z][a-z0-9_]*$/

const ID = /^[a-z0-9][a-z0-9-]*$/
/** Literal segments, `:name` and `:name#`; `?` on the last alone. See `matchPattern`. */
const PATTERN = /^(?:\/|(?=\/)(?:\/(?::[A-Za-z]\w*#?|[^\s/:?#\\%]+))*(?:\/:[A-Za-z]\w*#?\?)?)$/
/** A file below the version's folder: no way up, no absolute path, no back slash, no other host. */
const FILE = /^(?!.*(?:^|\/)\.)[\w@.~+-]+(?:\/[\w@.~+-]+)*$/

/** Text of a form; `problem` completes the sentence that begins with the text. */
function text(form: RegExp, problem: string) {
  return z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
    .regex(form, { error: ({ input }) => `${JSON.stringify(input)} ${problem}` })
}

/** An object with these fields alone. */
function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return issue.input === undefined ? 'is missing' : 'must be an object'
      return `has the unknown field ${issue.keys.join(', ')}: remove it, or add it to the schema of release manifests`
    },
  })
}

function list<Item extends z.ZodType>(item: Item) {
  return z.array(item, { error: ({ input }) => (input === undefined ? 'is missing' : 'must be a list') })
}

const file = text(FILE, 'is not a plain relative path: name a file below the folder of the version')
const id = text(ID, 'is not an id: use small letters, digits and hyphens')

const route = fields({
  id,
  pattern: text(
    PATTERN,
    'is not a route pattern: write non-empty segments, each literal, ":name" or ":name#", "?" on the last one alone, as in /a/:id#',
  ),
  visibility: z.enum(['public', 'unlisted', 'private'], { error: 'must be public, unlisted or private' }),
  pageName: text(/\S/, 'is an empty page name: name the page or leave the field out').optional(),
  query: list(text(/\S/, 'is an empty name of a query parameter: remove it')).optional(),
  sample: z.string({ error: 'must be text' }).optional(),
}).check(({ value: { pattern, sample }, issues }) => {
  if (sample === undefined || matchPattern(pattern, sample) !== null) return
  const message = `${JSON.stringify(sample)} is no address of ${pattern}: name a real one, decoded and without query`
  issues.push({ code: 'custom', input: sample, path: ['sample'], message })
})

const widgetId = text(
  /^[a-z][a-z0-9_]*\/[a-z0-9][a-z0-9-]*$/,
  'is not a widget id: write <unit>/<name>, as in notebook/home-articles',
)
const widget = fields({ id: widgetId })

/** Part of the frame contract → names of its exports. */
const partNames = z.record(z.string(), list(z.string()), { error: 'must be an object' })

/** File → hash of its content. */
const hashes = z.record(
  file,
  text(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not an integrity: write sha384- and the hash of the file in base64'),
  {
    error: ({ code, input }) =>
      code === 'invalid_key'
        ? 'is not a plain relative path'
        : input === undefined
          ? 'is missing: build the unit again'
          : 'must be an object',
  },
)

const releaseManifest = fields({
  name: text(UNIT_NAME, 'is not the name of a unit: use small letters, digits and underscores'),
  version: text(RELEASE_VERSION, 'is not a version: use letters, digits, dots, plus signs and hyphens'),
  frame: text(
    /^\^\d{1,9}\.\d{1,9}\.\d{1,9}$/,
    'is not a range of the frame contract: write a caret and the lowest version that has all that is used, as in ^14.0.0',
  ),
  entry: file,
  routes: list(route),
  widgets: list(widget),
  chunks: z.record(z.string(), fields({ js: list(file), css: list(file) }), { error: 'must be an object' }),
  integrity: hashes,
  server: file,
  serverIntegrity: hashes,
  uses: fields({
    parts: partNames,
    calls: z.record(z.string(), text(/^([0-9a-f]{12}|unknown)$/, 'is not the hash of a shape: build the unit again'), {
      error: 'must be an object',
    }),
    topics: list(z.string()),
    widgets: list(widgetId),
  }),
  offers: fields({
    frames: z.record(
      text(/^\d{1,9}$/, 'is not a major version'),
      fields({
        version: text(/^\d{1,9}\.\d{1,9}\.\d{1,9}$/, 'is not a version of the frame contract: write it as in 14.3.0'),
        parts: partNames,
      }),
      {
        error: ({ code }) =>
          code === 'invalid_key' ? 'is not a major version: write it as in 14' : 'must be an object',
      },
    ),
    calls: list(z.string()),
    topics: list(z.string()),
  }),
}) satisfies z.ZodType<ReleaseManifest>

/** What is wrong between fields that are right by themselves. */
function contradictions(manifest: ReleaseManifest): string[] {
  const { name, entry, routes, widgets, chunks, integrity, server, serverIntegrity, offers } = manifest
  const ids = routes.map((each) => each.id)
  const files = [entry, ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css])]
  return [
    ...ids.flatMap((each, index) =>
      ids.indexOf(each) < index ? [`routes[${index}].id "${each}" is the id of two routes: give each its own`] : [],
    ),
    ...widgets.flatMap((each, index) =>
      each.id.startsWith(`${name}/`)
        ? []
        : [`widgets[${index}].id "${each.id}" is named after another unit: begin it with ${name}/`],
    ),
    ...[...new Set(files)].flatMap((each) =>
      integrity[each] ? [] : [`integrity has no entry for ${each}: state the hash of every file that pages load`],
    ),
    ...Object.entries(offers.frames).flatMap(([major, { version }]) =>
      version.startsWith(`${major}.`) ? [] : [`offers.frames.${major}.version ${version} is of another major version`],
    ),
    ...offers.topics.flatMap((topic, index) =>
      name === 'shell' || topic.startsWith(`${name}/`)
        ? []
        : [`offers.topics[${index}] "${topic}" is named after another unit: begin it with ${name}/`],
    ),
    ...(serverIntegrity[server]
      ? []
      : [`serverIntegrity has no entry for ${server}: state the hash of every server file`]),
  ]
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('')
}
