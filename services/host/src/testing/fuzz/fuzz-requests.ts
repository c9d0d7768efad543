import fc from 'fast-check'
import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, type CallName, type CallSchemas, callAddresses, headersOfCall } from 'shared-contracts/calls'
import { isWholeRun, runSize } from 'shared-contracts/testing'
import { hostileValues, withHostilePart } from './hostile-values'
import { valuesOf } from './shape-arbitrary'

/** One request as it goes over the wire. */
export interface FuzzRequest {
  /** The call whose address and shapes it was made from. */
  readonly name: CallName
  readonly method: string
  /** Path and query, encoded. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** Which of the tester's visitors asks. */
  readonly visitor: number
}

/** `FUZZ_REQUESTS` asks for another number. */
export const FUZZ_REQUESTS = Number(process.env.FUZZ_REQUESTS ?? runSize(150, 2_000))
/** The same seed gives the same requests. Successive commits of usual runs take others. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 20_261 + (isWholeRun ? 0 : Number(process.env.TEST_TURN ?? 0)))

const oddMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'GET', 'POST', 'TRACE', 'PROPFIND']
const oddTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/JSON',
  'x',
  'application/json;;;',
  'text/html, application/json',
]
const oddBodies = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"a":1}}',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  'a=1&b=2',
  '--x\r\n\r\n--x--',
  '\u0000',
  '1e999',
  '{"a":"\\ud800"}',
]
const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(4_000)}` },
  { authorization: "Bearer ' or 1=1 --" },
  { authorization: 'Basic YTpi' },
  { 'x-forwarded-for': '203.0.113.1, , unknown, "[::1]:80", <script>' },
  { 'x-forwarded-for': 'x'.repeat(3_000) },
  { 'x-service-secret': 'x', 'x-visitor-address': '127.0.0.1' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x", """, ,' },
  { 'accept-encoding': 'x, gzip;q=-1, *;q=2' },
  { 'accept-language': '*;q=x' },
  { cookie: '__proto__=1; =; ;;' },
  { origin: 'null', referer: 'javascript:1' },
  { 'content-encoding': 'gzip' },
  { host: '' },
]

const callsOf = (host: CallAddress['host']): [CallName, CallAddress][] =>
  Object.keys(callAddresses)
    .filter((name): name is CallName => name in callAddresses)
    .map((name): [CallName, CallAddress] => [name, callAddresses[name]])
    .filter(([, address]) => address.host === host)

/** Requests for all calls of a host: mostly well formed, then with a hostile part, then with an odd envelope around. */
export function fuzzRequests(host: CallAddress['host']): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...callsOf(host).map(([name, address]) => requestsOf(name, address)))
}

function requestsOf(name: CallName, address: CallAddress): fc.Arbitrary<FuzzRequest> {
  const { method, path } = address
  const schemas: CallSchemas = callSchemas[name]
  const fields = schemas.query === undefined ? fc.constant<unknown>({}) : valuesOf(schemas.query)
  const bodies = schemas.body === undefined ? fc.constant<unknown>(undefined) : valuesOf(schemas.body)
  return fc
    .record({
      query: fields,
      body: bodies,
      visitor: fc.nat(),
      kind: fc.constantFrom('plain', 'plain', 'plain', 'query', 'body', 'body', 'body', 'odd'),
      hostile: hostileValues,
      place: fc.nat(),
      odd: fc.record({
        method: fc.option(fc.constantFrom(...oddMethods)),
        path: fc.constantFrom(path, path, path, ...oddPaths(path)),
        type: fc.option(fc.constantFrom(...oddTypes)),
        headers: fc.option(fc.constantFrom(...oddHeaders)),
        body: fc.option(fc.constantFrom(...oddBodies)),
      }),
    })
    .map(({ query, body, visitor, kind, hostile, place, odd }): FuzzRequest => {
      const sentQuery = kind === 'query' ? withHostilePart(query, hostile, place) : query
      const sentBody = kind === 'body' ? withHostilePart(body ?? {}, hostile, place) : body
      const text = sentBody === undefined || method === 'GET' ? null : JSON.stringify(sentBody)
      const type: Record<string, string> = {
        ...headersOfCall(address),
        ...(text === null ? {} : { 'content-type': 'application/json' }),
      }
      const search = searchOf(sentQuery)
      if (kind !== 'odd') return { name, method, url: path + search, headers: type, body: text, visitor }
      return {
        name,
        method: odd.method ?? method,
        url: odd.path + search,
        headers: { ...type, ...(odd.type === null ? {} : { 'content-type': odd.type }), ...odd.headers },
        body: odd.body ?? text,
        visitor,
      }
    })
}

/** `FUZZ_NESTED` asks for another number; 20 000 are sent before a release (docs/security.md). */
export const FUZZ_NESTED = Number(process.env.FUZZ_NESTED ?? runSize(40, 2_000))

/** Stands in a body for what is nested: that is written as text, as `JSON.stringify` can't walk so deep either. */
const NEST = '<nest>'
const nests: fc.Arbitrary<string> = fc
  .record({
    // Just beyond what is allowed, and to where call stacks end.
    depth: fc.constantFrom(33, 40, 1_000, 7_000, 16_000),
    level: fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"a":', '}]'], ['[1,', ',[]]'], ['{"__proto__":', '}']),
    inner: fc.constantFrom('', '1', 'null', '"x"', '{}'),
    closed: fc.constantFrom(1, 1, 1, 0.5, 0),
  })
  .map(({ depth, level: [open = '', close = ''], inner, closed }) => {
    const value = inner === '' && open !== '[' ? '1' : inner
    return open.repeat(depth) + value + close.repeat(Math.floor(depth * closed))
  })

/** Requests with a body of which some part, or all of it, is nested deeper than any call needs. */
export function nestedRequests(host: CallAddress['host']): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...callsOf(host)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name, address]) => nestedRequestsOf(name, address)),
  )
}

function nestedRequestsOf(name: CallName, address: CallAddress): fc.Arbitrary<FuzzRequest> {
  const { method, path } = address
  const schemas: CallSchemas = callSchemas[name]
  const fields = schemas.query === undefined ? fc.constant<unknown>({}) : valuesOf(schemas.query)
  const bodies = schemas.body === undefined ? fc.constant<unknown>({}) : valuesOf(schemas.body)
  return fc
    .record({ query: fields, body: bodies, place: fc.nat(), nest: nests, visitor: fc.nat() })
    .map(({ query, body, place, nest, visitor }): FuzzRequest => {
      const text = JSON.stringify(withHostilePart(body ?? {}, NEST, place))
      const mark = JSON.stringify(NEST)
      return {
        name,
        method,
        url: path + searchOf(query),
        headers: { ...headersOfCall(address), 'content-type': 'application/json' },
        // A list has no room for a name: then all of the body is nested.
        body: text.includes(mark) ? text.replace(mark, nest) : nest,
        visitor,
      }
    })
}

const oddPaths = (path: string): readonly string[] => [
  `${path}/`,
  `${path}//`,
  path.toUpperCase(),
  `${path}/%00`,
  `${path}%00`,
  `${path}/..`,
  `${path}/%2e%2e/%2e%2e`,
  `${path}%`,
  `${path}%ff`,
  `${path}/${'a'.repeat(2_000)}`,
  `/${path}`,
  path.replace('/api/', '/api/./'),
]

/** A query string; what isn't an object of fields becomes one odd field. */
function searchOf(query: unknown): string {
  const fields = typeof query === 'object' && query !== null && !Array.isArray(query) ? query : { query }
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).flatMap((each) =>
      each === undefined
        ? []
        : [`${encoded(name)}=${encoded(typeof each === 'object' ? JSON.stringify(each) : String(each))}`],
    ),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A lone surrogate has no encoding; its bytes go as a program would write them that doesn't check. */
const encoded = (text: string): string =>
  encodeURIComponent(text.slice(0, 3_000).replace(/[\ud800-\udfff]/gu, '\ufffd')).replaceAll('%EF%BF%BD', '%ED%A0%80')
