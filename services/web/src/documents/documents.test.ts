import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { pageDataPath, paths } from 'shared-contracts/paths'
import type { RouteClaim } from 'shared-frame/remotes'
import { sectionBundle, shellBundle } from '../testing/fake-releases'
import { documentDataOf, startTestHost, type TestHost } from '../testing/test-host'

const NASTY = '</script><script>alert(1)</script>'

const BOOT = 'window.boot={}'

const routes: readonly RouteClaim[] = [
  { id: 'list', pattern: '/so-tay', visibility: 'public', query: ['trang'] },
  { id: 'article', pattern: '/so-tay/:id#', visibility: 'public' },
  { id: 'search', pattern: '/tim-kiem', visibility: 'unlisted' },
  { id: 'account', pattern: '/tai-khoan', visibility: 'private' },
  { id: 'activity', pattern: '/theo-doi-dinh-duong-&-van-dong', visibility: 'public' },
]

const notebook = sectionBundle('notebook', {
  prepare: `
    if (page.routeId === 'article') {
      if (page.params.id.startsWith('9')) head = { title: 'Không có bài này', status: 404 }
      else if (page.params.id === '8') head = { title: 'Đã gỡ', status: 410 }
      else if (page.params.id !== '5-chao-ca') head = { title: 'x', redirect: '/so-tay/5-chao-ca' }
      else {
        data = ${JSON.stringify(NASTY)} + '<!--'
        head = {
          title: 'Cháo cá & "rau" <ngon>', description: 'Món cho bé', canonical: '/so-tay/5-chao-ca', openGraphType: 'article',
          image: '/media/illustrations/chao.png', jsonLd: [{ '@type': 'Article', name: ${JSON.stringify(NASTY)} }],
        }
      }
    }`,
  render: `return '<style data-emotion="css 1a">.css-1a{color:red}</style><h1>' + page.path + page.search + ' $& $1</h1>'`,
})

let host: TestHost
/** As the API's schema. */
const tooLong = ({ path = '' }: Readonly<Record<string, string>>) => (path.length > 2_000 ? 422 : null)
const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers })

beforeAll(async () => {
  host = await startTestHost([
    {
      name: 'shell',
      routes: [
        { id: 'home', pattern: '/', visibility: 'public' },
        { id: 'home-alias', pattern: '/trang-chu', visibility: 'public' },
      ],
      server: shellBundle(),
      files: {
        'boot.0a1b2c3d.js': BOOT,
        'be-vietnam-pro-vietnamese-400-normal.ab12.woff2': 'font',
        'be-vietnam-pro-latin-ext-400-normal.ab12.woff2': 'font',
        'be-vietnam-pro-latin-600-normal.ab12.woff2': 'font',
      },
    },
    { name: 'notebook', routes, server: notebook },
  ])
  host.answers.set('Redirect/Resolve', ({ path }) => {
    if (path === '/bai-cu/undefined/7') return { kind: 'moved', to: '/so-tay?nguon=cu' }
    if (path === '/bai-da-go') return { kind: 'gone' }
    if (path === '/so-tay/9-bai-cu') return { kind: 'moved', to: '/so-tay/5-chao-ca' }
    if (path === '/so-tay/9-da-xoa') return { kind: 'gone' }
    if (path === '/gioi-thieu/undefined/3') return { kind: 'moved', to: '/gioi-thieu' }
    if (path === '/khong-co/undefined') return { kind: 'moved', to: '/khong-co' }
    if (path === '/ra-ngoai') return { kind: 'moved', to: '//evil.example/x' }
    if (path === '/vong') return { kind: 'moved', to: '/vong' }
    return { kind: 'none' }
  })
  host.answers.set('Article/GetById', ({ id }) =>
    id === '12'
      ? { articleId: 12, slug: 'canh-cua', catalog: { id: 1, code: 'van-ban', title: 'Văn bản' } }
      : undefined,
  )
  host.refusals.set('Redirect/Resolve', tooLong)
  host.refusals.set('Article/GetById', ({ id }) => (id === '5001' ? 401 : null))
}, 120_000)
afterAll(() => host.close())

describe('an address has one spelling; the others redirect to it', () => {
  test.each([
    ['/so-tay/', '/so-tay'],
    ['/so-tay//?trang=2', '/so-tay?trang=2'],
    ['/theo-doi-dinh-duong-%26-van-dong?a=1', '/theo-doi-dinh-duong-&-van-dong?a=1'],
    ['//evil.example/', '/evil.example'],
    ['/Verify?ma=1&x=%C4%91', '/xac-thuc?ma=1&x=%C4%91'],
    ['/vErIfY', '/xac-thuc'],
    ['/recipes-menu?isMother=true', `${paths.menuBank}?cho=1`],
    ['/Recipes-Menu?utm=a&isMother=false', `${paths.menuBank}?cho=5`],
    ['/RECIPES-MENU?ismother=TRUE', `${paths.menuBank}?cho=1`],
    ['/recipes-menu/?IsMother=False', '/recipes-menu?IsMother=False'],
    ['/recipes-menu?IsMother=False', `${paths.menuBank}?cho=5`],
    ['/recipes-menu?trang=2', `${paths.menuBank}?trang=2`],
    ['/LATESTARTICLES', '/tin-moi'],
    ['/Article/12-Ten-cu', '/gioi-thieu/van-ban/12-canh-cua'],
    ['/article/99', '/so-tay-cua-me'],
    // For medical staff alone: their section leads those who may read it on.
    ['/ArticleMedical/5001-ten-cu', '/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon/5001'],
    ['/bai-cu/undefined/7?a=1', '/so-tay?nguon=cu'],
    ['/so-tay/5-ten-sai?utm=1', '/so-tay/5-chao-ca?utm=1'],
    ['/so-tay/5-ten-sai', '/so-tay/5-chao-ca'],
    // Former articles under the path of a list of today.
    ['/so-tay/9-bai-cu?utm=1', '/so-tay/5-chao-ca?utm=1'],
    // A page's own address, in other letters; what its parameter says is the page's matter.
    ['/Trang-Chu?utm=1', '/trang-chu?utm=1'],
    ['/SO-TAY/5-Chao-Ca', '/so-tay/5-chao-ca'],
    ['/Theo-Doi-Dinh-Duong-&-Van-Dong', '/theo-doi-dinh-duong-&-van-dong'],
    // The section above is a former name itself: one hop all the same.
    ['/gioi-thieu/undefined/3', '/gioi-thieu/ve-chuong-trinh'],
  ])('%s → %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([301, to])
  })
})

test('a page that is there asks for no redirect', async () => {
  host.calls.length = 0
  for (const path of ['/so-tay?trang=7', '/so-tay/5-chao-ca?trang=1', '/tai-khoan', '/so-tay/5-mot-ten-sai'])
    await get(path)
  expect(host.calls.filter((name) => name === 'Redirect/Resolve')).toEqual([])
  await get('/so-tay/9-hoan-toan-moi')
  expect(host.calls.filter((name) => name === 'Redirect/Resolve')).toHaveLength(1)
})

test.each(['/khong-biet', '/so-tay/undefined', '/Verify-hong/undefined'])(
  'while the table of redirects cannot be asked %s is away, neither there nor missing',
  async (path) => {
    host.refusals.set('Redirect/Resolve', () => 503)
    const { statusCode, headers } = await get(path)
    host.refusals.set('Redirect/Resolve', tooLong)
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '60'])
  },
)

describe('statuses', () => {
  test.each([
    ['/', 200],
    ['/trang-chu', 200],
    ['/so-tay', 200],
    ['/so-tay/5-chao-ca', 200],
    ['/tim-kiem', 200],
    ['/tai-khoan', 200],
    ['/theo-doi-dinh-duong-&-van-dong', 200],
    ['/so-tay/9', 404],
    ['/so-tay/khong-phai-so', 404],
    ['/khong-co', 404],
    ['/ra-ngoai', 404],
    ['/vong', 404],
    ['/so-tay/8', 410],
    ['/bai-da-go', 410],
    ['/so-tay/9-da-xoa', 410],
    ['/khong-co/undefined', 404],
    // Longer than a row of the table can be.
    [`/${'a'.repeat(4_000)}`, 404],
    ['/%E0%A4%A', 400],
    ['/a%00b', 400],
    ['/so-tay?trang=2%00', 400],
    ['/tim-kiem?tu=%ED%A0%80', 200],
    ['/assets/notebook/1.0.0/none.js', 404],
    ['/wp-login.php?x[]=1', 404],
  ])('%s answers %i', async (url, status) => {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(status)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).not.toMatch(/ at .*\.(ts|js|mjs):\d+/)
  })

  test('an unknown address shows page-not-found in the shell, and nobody owns it', async () => {
    const { body } = await get('/khong-co')
    expect(body).toContain('This page could not be found')
    expect(body).toContain('Khung 1.0.0')
    expect(documentDataOf(body)).toMatchObject({ status: 404, owner: null, rendered: false, path: '/khong-tim-thay' })
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test('what a section says is missing is missing', async () => {
    const { body } = await get('/so-tay/9')
    expect(documentDataOf(body)).toMatchObject({ status: 404, owner: null, rendered: false })
    expect(body).toContain('This page could not be found')
  })

  test('other methods are refused', async () => {
    expect((await host.app.inject({ method: 'POST', url: '/so-tay' })).statusCode).toBe(405)
    const head = await host.app.inject({ method: 'HEAD', url: '/so-tay' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })
})

describe('the document', () => {
  test('says what the page is', async () => {
    const { body, headers } = await get('/so-tay/5-chao-ca')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<html lang="vi">')
    expect(body).toContain('<title>Cháo cá &amp; &quot;rau&quot; &lt;ngon&gt; | Mẹ &amp; Bé</title>')
    expect(body).toContain('<meta name="description" content="Món cho bé">')
    expect(body).toContain('<link rel="canonical" href="https://mebe.example/so-tay/5-chao-ca">')
    expect(body).toContain('<meta property="og:type" content="article">')
    expect(body).toContain('<meta property="og:image" content="https://mebe.example/media/illustrations/chao.png">')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('without a picture of its own it is shared with a PNG of the site', async () => {
    const { body } = await get('/tim-kiem')
    expect(body).toMatch(/og:image" content="https:\/\/mebe\.example\/media\/share\/illustrations\/[a-z-]+\.png"/)
    expect(body).toContain('<meta property="og:image:width" content="1200">')
  })

  test('lets no data end a script element, and keeps $ as it is', async () => {
    const { body } = await get('/so-tay/5-chao-ca')
    expect(body).not.toContain(NASTY)
    // The boot script's
    expect(body.match(/<script>/g)).toHaveLength(1)
    expect(documentDataOf(body)).toMatchObject({
      state: { notebook: { data: `${NASTY}<!--` }, shell: { status: 200 } },
    })
    expect(JSON.parse(/ld\+json">([^<]*)</.exec(body)?.[1] ?? '')).toEqual({ '@type': 'Article', name: NASTY })
    expect(body).toContain('/so-tay/5-chao-ca $& $1</h1>')
  })

  test('carries styles inline under the name that the chunk loader looks for, with absolute addresses', async () => {
    const { body } = await get('/so-tay')
    expect(body).toContain(
      '<style data-href="page-list.aa11.css">.notebook-page-list{background:url(/assets/notebook/1.0.0/pattern.svg)}</style>',
    )
    const order = ['main', 'lifecycles', 'page-list'].map((name) =>
      body.indexOf(`<style data-href="${name}.aa11.css">`),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(Math.min(...order)).toBeGreaterThan(0)
  })

  test('fetches ahead exactly what its page needs, with integrity, and leaves the start to the boot script in it', async () => {
    const { body } = await get('/so-tay')
    const preloads = [
      ...body.matchAll(
        /<link rel="preload" as="script" fetchpriority="low" href="([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous"( data-start)?>/g,
      ),
    ]
    expect(preloads.filter((match) => match[2]).map((match) => match[1])).toEqual(['/assets/shell/1.0.0/main.aa11.js'])
    expect(body).toContain(`<script>${BOOT}</script>`)
    expect(body).not.toContain('<script defer')
    expect(preloads.filter((match) => !match[2]).map((match) => match[1])).toEqual([
      '/assets/notebook/1.0.0/remoteEntry.1.0.0.js',
      '/assets/notebook/1.0.0/lifecycles.aa11.js',
      '/assets/notebook/1.0.0/page-list.aa11.js',
    ])
    const fonts = [
      ...body.matchAll(/<link rel="preload" as="font" type="font\/woff2" crossorigin="anonymous" href="([^"]+)">/g),
    ]
    expect(fonts.map((match) => match[1])).toEqual([
      '/assets/shell/1.0.0/be-vietnam-pro-vietnamese-400-normal.ab12.woff2',
      '/assets/shell/1.0.0/be-vietnam-pro-latin-600-normal.ab12.woff2',
    ])
  })

  test('has a policy with the hash of each of its styles and one for its boot script alone', async () => {
    const { body, headers } = await get('/so-tay')
    const policy = String(headers['content-security-policy'])
    const styles = [...body.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map((match) => match[1] ?? '')
    expect(styles).toHaveLength(4)
    for (const style of ['', ...styles]) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    }
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(BOOT).digest('base64')}';`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(headers['strict-transport-security']).toContain('max-age')
  })

  test('carries the registry of the units of its page, and where the rest is', async () => {
    const whole = (await get('/registry.json')).json()
    expect(documentDataOf((await get('/so-tay')).body).registry).toEqual(whole)
    const home = documentDataOf((await get('/')).body)
    expect(home.registry.units).toEqual([{ ...whole.units[0], entry: '', chunks: {}, integrity: {} }, whole.units[1]])
    expect(home.registry.units[0]).toMatchObject({ name: 'notebook', routes })

    const rest = await get(home.wholeRegistry ?? '')
    expect(rest.json()).toEqual(whole)
    expect(rest.headers['cache-control']).toContain('immutable')
    const former = await get('/assets/registry/0123456789abcdef.json')
    expect(former.json()).toEqual(whole)
    expect(former.headers['cache-control']).toBe('no-store')
  })

  test('has its section’s data at an address of its own, for who comes from another page', async () => {
    const { body, headers } = await get('/so-tay/5-chao-ca')
    const data = await get(`${pageDataPath('/so-tay/5-chao-ca')}?utm_source=zalo`)
    expect(data.json()).toEqual({ unit: 'notebook', state: documentDataOf(body).state.notebook })
    expect(data.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': headers['cache-control'],
      'x-robots-tag': 'noindex',
    })
    const again = await get(pageDataPath('/so-tay/5-chao-ca'), { 'if-none-match': String(data.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const former = ['/so-tay/9-bai-cu', '/so-tay/7', '/khong-co', '/so-tay/', `${paths.personal}/12`, '/tai-khoan', '/']
    for (const address of former)
      expect([address, (await get(pageDataPath(address))).statusCode]).toEqual([address, 404])
  })

  test('of a private page is a frame alone, not indexed', async () => {
    const { body } = await get('/tai-khoan')
    expect(body).toMatch(/<div id="outlet"><noscript>.*Trang này cần JavaScript.*<\/noscript><\/div>/)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toMatch(/<body>\s*<p data-old-browser[^>]*>Trình duyệt này đã cũ/)
    expect(documentDataOf(body)).toMatchObject({ rendered: false, owner: { unit: 'notebook', routeId: 'account' } })
  })

  test('of an unlisted page is rendered, not indexed', async () => {
    const { body } = await get('/tim-kiem')
    expect(body).toContain('<h1>/tim-kiem')
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test.each([
    ['/so-tay?utm_source=zalo&trang=2&fbclid=x', '?trang=2'],
    ['/so-tay?keyword=x', ''],
    ['/tim-kiem?q=s%E1%BB%AFa&utm_source=zalo', '?q=s%E1%BB%AFa'],
  ])('of %s depends on the query %j alone', async (url, search) => {
    expect(documentDataOf((await get(url)).body)).toMatchObject({ search })
  })
})
