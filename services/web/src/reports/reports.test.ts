import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost } from '../testing/test-host'

jest.setTimeout(120_000)

let host: TestHost
let visitor = 0

beforeAll(async () => {
  host = await startTestHost([
    { name: 'shell', server: shellBundle(), routes: [{ id: 'home', pattern: '/', visibility: 'public' }] },
    { name: 'menus', version: '1.0.0', server: sectionBundle('menus') },
    {
      name: 'menus',
      version: '1.1.0',
      server: sectionBundle('menus'),
      routes: [{ id: 'list', pattern: '/thuc-don', visibility: 'public' }],
    },
  ])
})
afterAll(() => host.close())

interface Sent {
  readonly type?: string
  readonly address?: string
}

async function report(body: unknown, { type = 'application/reports+json', address }: Sent = {}): Promise<number> {
  visitor += 1
  const { statusCode } = await host.app.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: address ?? `10.0.${visitor >> 8}.${visitor & 255}`,
  })
  return statusCode
}

async function counts(): Promise<Readonly<Record<string, number>>> {
  const { body } = await host.app.inject({ url: '/metrics', headers: operator })
  const lines = [
    ...body.matchAll(/web_violations_total\{kind="([^"]*)",unit="([^"]*)",version="([^"]*)",[^}]*\} (\d+)/g),
  ]
  return Object.fromEntries(
    lines.map(([, kind, unit, version, count]) => [`${kind} ${unit} ${version}`, Number(count)]),
  )
}

async function counted(send: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const before = await counts()
  await send()
  const more = Object.entries(await counts()).map(([key, count]): [string, number] => [key, count - (before[key] ?? 0)])
  return Object.fromEntries(more.filter(([, count]) => count > 0))
}

const file = (version: string) => `https://mebe.example/assets/menus/${version}/page-list.aa11.js?attempt=1`
const csp = (effectiveDirective: string, blockedURL: string, sourceFile = '') => ({
  type: 'csp-violation',
  url: 'https://mebe.example/trang-ca-nhan?ma=bi-mat',
  body: { effectiveDirective, blockedURL, sourceFile, documentURL: 'https://mebe.example/?ma=bi-mat' },
})

test.each<[string, unknown, Record<string, number>]>([
  ['a file of the active version', [csp('script-src-elem', file('1.1.0'))], { 'script-src-elem menus 1.1.0': 1 }],
  ['a file of the version before', [csp('script-src-elem', file('1.0.0'))], { 'script-src-elem menus 1.0.0': 1 }],
  ['a version that is not known', [csp('script-src-elem', file('9.9.9'))], { 'script-src-elem menus other': 1 }],
  ['a unit that is not known', [csp('img-src', 'https://x/assets/evil/1.0.0/x.js')], { 'img-src other other': 1 }],
  ['a directive that is made up', [csp('made-up', 'inline')], { 'other other other': 1 }],
  [
    'the script that did what is refused',
    [csp('connect-src', 'https://evil.example', file('1.1.0'))],
    { 'connect-src menus 1.1.0': 1 },
  ],
  [
    'a sink of Trusted Types',
    [csp('require-trusted-types-for', 'trusted-types-sink', file('1.1.0'))],
    { 'require-trusted-types-for menus 1.1.0': 1 },
  ],
  [
    'a damaged file',
    [{ type: 'integrity-violation', body: { blockedURL: file('1.1.0') } }],
    { 'integrity menus 1.1.0': 1 },
  ],
  [
    'two at once',
    [csp('script-src-elem', 'inline'), csp('script-src-elem', 'inline')],
    { 'script-src-elem other other': 2 },
  ],
  ['at most twenty of a request', Array.from({ length: 50 }, () => csp('eval', 'eval')), { 'other other other': 20 }],
  ['another type of report', [{ type: 'deprecation', body: {} }], {}],
  ['no report', { a: 1 }, {}],
])('%s is counted', async (_, body, expected) => {
  expect(
    await counted(async () => {
      expect(await report(body)).toBe(204)
    }),
  ).toEqual(expected)
})

test('the older form of a report is counted alike', async () => {
  const body = {
    'csp-report': { 'violated-directive': 'script-src-elem', 'blocked-uri': 'inline', 'source-file': file('1.1.0') },
  }
  expect(await counted(() => report(body, { type: 'application/csp-report' }))).toEqual({
    'script-src-elem menus 1.1.0': 1,
  })
})

test.each<[string, unknown, string, number]>([
  ['another media type', '{}', 'text/plain', 415],
  ['what is not JSON', '{', 'application/reports+json', 400],
  ['what nests too deeply', `${'['.repeat(7_000)}${']'.repeat(7_000)}`, 'application/reports+json', 400],
  ['a large body', `["${'x'.repeat(20_000)}"]`, 'application/reports+json', 413],
])('%s is refused', async (_, body, type, status) => {
  expect(await counted(async () => expect(await report(body, { type })).toBe(status))).toEqual({})
})

async function faults(): Promise<Readonly<Record<string, number>>> {
  const { body } = await host.app.inject({ url: '/metrics', headers: operator })
  const lines = body.matchAll(
    /web_browser_faults_total\{unit="([^"]*)",version="([^"]*)",kind="([^"]*)",[^}]*\} (\d+)/g,
  )
  return Object.fromEntries(
    [...lines].map(([, unit, version, kind, count]) => [`${unit} ${version} ${kind}`, Number(count)]),
  )
}
const fault = (unit: string, version: string, kind: string, more = {}) => ({
  type: 'fault',
  body: { unit, version, kind, ...more },
})

test('units that failed in browsers are counted, of versions that the registry knows', async () => {
  expect(await faults()).toEqual({})
  for (const body of [
    [
      fault('menus', '1.1.0', 'load', { routeId: 'list' }),
      fault('menus', '1.1.0', 'render'),
      fault('shell', '1.0.0', 'render'),
    ],
    [fault('menus', '1.0.0', 'timeout')],
    [fault('menus', '1.1.0', 'load')],
    [fault('menus', '9.9.9', 'load'), fault('evil', '1.0.0', 'load'), fault('menus', '1.1.0', 'other')],
    [{ type: 'fault' }, null, { type: 'fault', body: { unit: 7 } }],
    Array.from({ length: 20 }, () => fault('menus', '1.1.0', 'mount')),
  ])
    expect(await counted(async () => expect(await report(body)).toBe(204))).toEqual({})
  expect(await faults()).toEqual({
    'menus 1.1.0 load': 2,
    'menus 1.1.0 render': 1,
    'shell 1.0.0 render': 1,
    'menus 1.0.0 timeout': 1,
    'menus 1.1.0 mount': 5,
  })
})

test('what units left behind is counted by kind, apart from faults, and the watch hears nothing of it', async () => {
  const left = (unit: string, version: string, kind: string) => ({ type: 'left', body: { unit, version, kind } })
  const before = await faults()
  const several = [left('menus', '1.1.0', 'listener'), left('menus', '1.1.0', 'class'), left('menus', '1.0.0', 'main')]
  for (const body of [
    several,
    [left('menus', '1.1.0', 'listener'), left('menus', '1.1.0', 'made-up'), left('evil', '1.0.0', 'class'), null],
  ])
    expect(await report(body)).toBe(204)
  for (let time = 0; time < 19; time += 1)
    await report(Array(11).fill(left('menus', '1.1.0', 'interval')), { address: '203.0.113.5' })
  const { body } = await host.app.inject({ url: '/metrics', headers: operator })
  const counts = [
    ...body.matchAll(/web_section_leavings_total\{unit="([^"]*)",version="([^"]*)",kind="([^"]*)",[^}]*\} (\d+)/g),
  ]
  expect(counts.map(([, ...labels]) => labels.join(' ')).sort()).toEqual([
    'menus 1.0.0 main 1',
    'menus 1.1.0 class 1',
    'menus 1.1.0 interval 20',
    'menus 1.1.0 listener 2',
  ])
  expect(await faults()).toEqual(before)
  expect(body).toMatch(/web_reports_dropped_total\{what="leaving",reason="unknown",[^}]*\} 1\n/)
})

test('one visitor can send some reports a minute, and others still can', async () => {
  const body = [csp('font-src', 'inline')]
  const statuses: number[] = []
  for (let sent = 0; sent < 25; sent += 1) statuses.push(await report(body, { address: '192.0.2.1' }))
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await report(body)).toBe(204)
})

test('a flood of one visitor adds its share to one figure, and those of others are untouched', async () => {
  const flood = [
    ...Array(18).fill(csp('script-src-attr', 'inline')),
    csp('media-src', 'inline'),
    csp('made-up', 'eval'),
  ]
  const sent = await counted(async () => {
    for (let time = 0; time < 20; time += 1) await report(flood, { address: '198.51.100.9' })
    await report([csp('script-src-attr', 'inline'), csp('object-src', 'inline')])
  })
  expect(sent).toEqual({
    'script-src-attr other other': 21,
    'media-src other other': 20,
    'other other other': 20,
    'object-src other other': 1,
  })
  const before = await faults()
  const broken = Array.from({ length: 5 }, () => fault('menus', '1.1.0', 'timeout'))
  for (let time = 0; time < 10; time += 1) await report(broken, { address: '198.51.100.10' })
  await report(broken.slice(0, 1))
  expect((await faults())['menus 1.1.0 timeout']).toBe(21)
  expect({ ...(await faults()), 'menus 1.1.0 timeout': undefined }).toEqual({
    ...before,
    'menus 1.1.0 timeout': undefined,
  })
  const { body } = await host.app.inject({ url: '/metrics', headers: operator })
  expect(body).toMatch(/web_reports_dropped_total\{what="violation",reason="share",[^}]*\} 340\n/)
  expect(body).toMatch(/web_reports_dropped_total\{what="fault",reason="share",[^}]*\} 30\n/)
  expect(body).toMatch(/web_reports_dropped_total\{what="fault",reason="unknown",[^}]*\} 2\n/)
})

test('many who report without end leave room for the first word of another, and the log stays short and tells of nobody', async () => {
  const lines: string[] = []
  const noisy = await startTestHost([{ name: 'shell', server: shellBundle() }], {}, async () => undefined, {
    write: (line) => lines.push(line),
  })
  const send = async (address: string, body: unknown) => {
    const { statusCode } = await noisy.app.inject({
      method: 'POST',
      url: '/reports',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify(body),
      remoteAddress: address,
    })
    return statusCode
  }
  try {
    const statuses: number[] = []
    const flood = [csp('script-src-elem', 'https://evil.example/x.js?ma=bi-mat')]
    for (let sent = 0; sent < 720; sent += 1) statuses.push(await send(`10.1.0.${sent % 36}`, flood))
    // The first of each, and six hundred more of all.
    expect(statuses.filter((status) => status === 204)).toHaveLength(636)
    expect(await send('10.2.0.1', [csp('img-src', 'https://lost.example/a.png')])).toBe(204)
    const told = lines.filter((line) => line.includes('A browser refused'))
    expect(told).toHaveLength(6)
    expect(told.at(-1)).toContain('lost.example')
    expect(lines.join()).not.toMatch(/bi-mat|trang-ca-nhan|10\.[12]\./)
  } finally {
    await noisy.close()
  }
})

describe('the figures of a visit', () => {
  const visit = { unit: 'menus', version: '1.1.0', page: 'list', values: { LCP: 900 } }
  /** 404: it went to the stand-in API, which knows no such call. */
  const sendVisit = async (more: object, url = '/api/Vitals/Add') => {
    const { statusCode, body } = await host.app.inject({ method: 'POST', url, payload: { ...visit, ...more } })
    return statusCode === 404 ? 'forwarded' : `${statusCode} ${body}`
  }
  const dropped = '200 {"success":true,"data":{},"message":null}'

  test.each([
    ['a page of the active version', {}, 'forwarded'],
    ['the version before', { version: '1.0.0' }, 'forwarded'],
    ['what is no visit', { unit: 7 }, 'forwarded'],
    ['a version that was never released', { version: '1.1.1' }, dropped],
    ['a page that the unit does not have', { page: 'made-up' }, dropped],
    ['a unit that is not there', { unit: 'health' }, dropped],
  ])('of %s', async (_, more, expected) => {
    expect(await sendVisit(more)).toBe(expected)
  })

  test.each([
    '/api/vitals/add',
    '/API/Vitals/Add/',
    '/api/Vitals/%41dd',
    '/api/./Vitals/Add?x=1',
    '/api/x/../Vitals/Add',
    '/api/Vitals\\Add',
  ])('are known in the spelling %s', async (url) => {
    expect(await sendVisit({ page: 'made-up' }, url)).toBe(dropped)
  })
})
