import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../testing/fake-releases'
import { startTestHost, type TestHost } from '../testing/test-host'
import { framedBy } from './html/content-security'

jest.setTimeout(120_000)

let host: TestHost

beforeAll(async () => {
  const server = sectionBundle('menus', { render: `if (page.search) throw new Error('x'); return 'ok'` })
  host = await startTestHost([
    {
      name: 'shell',
      server: shellBundle(),
      routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
      files: { 'my-sw.js': '' },
    },
    {
      name: 'menus',
      server,
      routes: [
        { id: 'list', pattern: '/thuc-don', visibility: 'public' },
        { id: 'named', pattern: '/mon-an', visibility: 'public', pageName: 'Dish' },
        { id: 'own', pattern: '/cua-toi', visibility: 'private', pageName: 'SavedMenus' },
      ],
    },
  ])
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>'
  await mkdir(path.join(host.dir, 'media'))
  await writeFile(path.join(host.dir, 'media/com.svg'), drawing)
  host.answers.set('Redirect/Resolve', ({ path: asked }) =>
    asked === '/cu' ? { kind: 'moved', location: '/thuc-don' } : { kind: 'none' },
  )
  host.answers.set('Thing/Get', () => ({}))
}, 120_000)
afterAll(() => host.close())

/** Every kind of answer: its address, its status, who may put it into a page of their own. */
const answers: readonly (readonly [string, string, number, 'same-origin' | 'cross-origin'])[] = [
  ['a document', '/', 200, 'same-origin'],
  ['a document of a section', '/thuc-don', 200, 'same-origin'],
  ['a document whose section failed', '/thuc-don?trang=2', 200, 'same-origin'],
  ['a page that is missing', '/khong-co', 404, 'same-origin'],
  ['a redirect', '/thuc-don/', 301, 'same-origin'],
  ['a malformed address', '/%zz', 400, 'same-origin'],
  ['a released script', '/assets/menus/1.0.0/page-list.aa11.js', 200, 'cross-origin'],
  ['a released file that is missing', '/assets/menus/1.0.0/none.js', 404, 'cross-origin'],
  ['the service worker', '/my-sw.js', 200, 'same-origin'],
  ['a picture', '/media/com.svg', 200, 'cross-origin'],
  ['a picture for social networks', '/media/share/com.png', 200, 'cross-origin'],
  ['a picture that is missing', '/media/none.svg', 404, 'cross-origin'],
  ['an answer of the API', '/api/Thing/Get', 200, 'same-origin'],
  ['a failure of the API', '/api/Thing/None', 404, 'same-origin'],
  ['the registry', '/registry.json', 200, 'same-origin'],
  ['the site map', '/sitemap.xml', 200, 'same-origin'],
  ['robots.txt', '/robots.txt', 200, 'same-origin'],
  ['security.txt', '/.well-known/security.txt', 200, 'same-origin'],
  ['the icon', '/favicon.svg', 200, 'same-origin'],
  ['the manifest', '/manifest.webmanifest', 200, 'same-origin'],
  ['the page without a network', '/offline', 200, 'same-origin'],
  ['the health', '/healthz', 200, 'same-origin'],
]

describe.each(answers)('%s', (_, url, status, policy) => {
  test.each(['GET', 'HEAD'] as const)('%s: the headers that OWASP asks for', async (method) => {
    const { statusCode, headers } = await host.app.inject({ method, url })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': policy,
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    const type = String(headers['content-type'] ?? '')
    if (type.startsWith('text/html')) {
      expect(headers['content-security-policy']).toContain("default-src 'self'; script-src 'self'; ")
    } else if (type !== '' && !/javascript|png|manifest/.test(type)) {
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })
})

describe('frames', () => {
  const framing = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => [
    headers['x-frame-options'],
    /frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0],
  ]

  test.each(['/mon-an', '/mon-an?trang=2', '/cua-toi'])(
    'a page with a name, %s: in pages of this site',
    async (url) => {
      expect(framing(await host.app.inject(url))).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"])
    },
  )

  test.each(['/thuc-don', '/khong-co', '/offline', '/registry.json'])('%s: nowhere', async (url) => {
    expect(framing(await host.app.inject(url))).toEqual(['DENY', "frame-ancestors 'none'"])
  })

  test.each([
    [404, { pageName: 'Dish' }],
    [503, { pageName: 'Dish' }],
    [200, {}],
    [200, undefined],
  ])('status %i of %j: nowhere', (status, route) => {
    expect(framedBy(status, route)).toBe('none')
  })

  test('a document holds frames of this site alone', async () => {
    const { headers } = await host.app.inject('/mon-an')
    expect(String(headers['content-security-policy']).split('; ')).toContain("frame-src 'self'")
  })
})

test('what search engines may not keep says so in a header too', async () => {
  const tagOf = async (url: string) => (await host.app.inject(url)).headers['x-robots-tag']
  expect([await tagOf('/mon-an'), await tagOf('/cua-toi'), await tagOf('/khong-co')]).toEqual([
    undefined,
    'noindex',
    'noindex',
  ])
})

test('a method that nobody answers has them too', async () => {
  const { statusCode, headers } = await host.app.inject({ method: 'PUT', url: '/thuc-don' })
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([405, 'same-origin'])
})

test('a document names its Trusted Types policies and where violations are told', async () => {
  const { headers } = await host.app.inject('/')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('trusted-types boot-script released-scripts service-worker content')
  expect(policy).toContain('report-uri /reports')
  expect(policy).toContain('report-to reports')
  expect(headers['reporting-endpoints']).toBe('reports="/reports"')
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(reports)')
})

test('without https no endpoint is named that browsers would not use, and the older way of reports stays', async () => {
  const plain = await startTestHost([{ name: 'shell', server: shellBundle() }], {
    site: { name: 'Mẹ & Bé', origin: 'http://localhost:8080' },
  })
  try {
    const { headers } = await plain.app.inject('/offline')
    expect(headers['content-security-policy']).toContain('report-uri /reports')
    expect(headers['content-security-policy']).not.toContain('report-to')
    expect(headers).not.toHaveProperty('reporting-endpoints')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
  } finally {
    await plain.close()
  }
})

test('security.txt says whom to tell, until when and in which languages', async () => {
  const { body, headers } = await host.app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(
    /^Contact: mailto:an-toan@mebe\.example\nExpires: \S+\nPreferred-Languages: vi, en\nCanonical: https:\/\/mebe\.example\/\.well-known\/security\.txt\n$/,
  )
})
