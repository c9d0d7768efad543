import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle, writeBuild } from '../testing/fake-releases'
import { newKey, writeKey, writeTeams } from '../testing/release-keys'
import { startTestHost, type TestHost } from '../testing/test-host'
import { logIn, type PageAccount, same, URL_OF_PAGE, valuesOf, visitPage } from './testing/page-visitor'

jest.setTimeout(120_000)

const admin = { userName: 'quan-tri', userType: 99 }
const member = { userName: 'lan@example.vn', userType: 0 }

const hostKey = newKey()
let keyFile: string
let host: TestHost
const { open, send, submit, comeFrom } = visitPage(() => host)
const loginAs = (account: PageAccount, secondStep?: (cookies: string) => string) => logIn(host, account, secondStep)
const menus = async () => (await host.store.list()).find(({ name }) => name === 'menus')

async function publish(version: string): Promise<void> {
  const build = path.join(host.dir, `next-${version}`)
  await writeBuild(build, { name: 'menus', version, server: sectionBundle('menus') })
  await host.store.publish(build, { compress: false, change: { who: 'An', why: 'thẻ <mới>', commit: 'a'.repeat(40) } })
}

beforeAll(async () => {
  host = await startTestHost([
    { name: 'shell', server: shellBundle(), routes: [{ id: 'home', pattern: '/', visibility: 'public' }] },
    { name: 'menus', server: sectionBundle('menus') },
    {
      name: 'health',
      server: sectionBundle('health'),
      routes: [{ id: 'visit', pattern: '/suc-khoe/kham/:id#', visibility: 'public' }],
    },
  ])
  for (const version of ['1.1.0', '1.2.0']) await publish(version)
  await writeTeams(host.dir, [{ team: 'menus', keys: [hostKey], members: [member.userName] }], 'teams.json')
  keyFile = await writeKey(host.dir, hostKey)
  host.answers.set('Vitals/GetFigures', () => ({
    items: [
      { unit: 'menus', version: '1.0.0', page: 'list', metric: 'LCP', p75: 1000, visits: 3 },
      { unit: 'menus', version: '1.0.0', page: 'one', metric: 'LCP', p75: 2000, visits: 1 },
      { unit: 'menus', version: '1.1.0', page: 'list', metric: 'CLS', p75: 0.04, visits: 1 },
    ],
  }))
}, 120_000)
afterAll(() => host.close())
beforeEach(async () => {
  loginAs(admin)
  host.refusals.clear()
})

describe('who sees the page', () => {
  test('an administrator, with all that protects it', async () => {
    const { answer, document } = await open()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
      ),
    })
    expect(document.querySelectorAll('script, link, img, [style]')).toHaveLength(0)
  })

  test.each([
    ['who is not logged in', null],
    ['who has an empty session', 'token='],
  ])('not %s', async (_, cookie) => {
    const { answer, document } = await open(URL_OF_PAGE, cookie)
    expect(answer.statusCode).toBe(404)
    expect(document.querySelector('a')?.getAttribute('href')).toMatch(/^\/dang-nhap\?/)
    expect(answer.body).not.toContain('menus')
  })

  test('not any other user, and nobody whose session ended', async () => {
    loginAs(member)
    expect((await open()).answer.statusCode).toBe(404)
    host.refusals.set('User/UserInfo', () => 401)
    expect((await open()).answer.statusCode).toBe(404)
    expect((await send({ unit: 'menus', action: 'off', why: 'x' })).answer.statusCode).toBe(404)
  })

  test('nobody while the API is silent, and it says so', async () => {
    host.refusals.set('User/UserInfo', () => 500)
    const { answer } = await open()
    expect([answer.statusCode, answer.body.includes('npm run release')]).toEqual([503, true])
  })
})

describe('the second step', () => {
  test('an administrator who has not passed it is led to the security page and back', async () => {
    loginAs(admin, (cookies) => (cookies === 'step=own' ? 'passed' : 'due'))
    const { answer, document } = await open()
    expect([answer.statusCode, document.querySelector('a')?.getAttribute('href')]).toEqual([
      403,
      '/trang-ca-nhan-cua-ban/bao-mat?returnTo=%2F-%2Freleases',
    ])
    expect(answer.body).not.toContain('menus')
    expect((await send({ unit: 'menus', action: 'off', why: 'x' })).answer.statusCode).toBe(403)
    expect((await open(URL_OF_PAGE, 'token=session; step=own')).answer.statusCode).toBe(200)
  })

  test('one that was passed long ago is asked for in the form; nothing typed is lost, and a trial needs none', async () => {
    host.refusals.set('User/CheckSecondStep', () => 403)
    host.refusals.set('User/ConfirmSecondStep', ({ code }) => (code === '123456' ? null : 422))
    host.answers.set('User/ConfirmSecondStep', () => ({ accessToken: null }))
    expect((await submit('menus', 'preview', { version: '1.1.0' })).answer.statusCode).toBe(200)
    const typed = { version: '1.1.0', why: 'sửa gấp' }
    const asked = await submit('menus', 'promote', typed)
    expect(asked.answer.statusCode).toBe(403)
    const why = asked.document.querySelector<HTMLTextAreaElement>('#menus-promote-why')
    const step = asked.document.querySelector<HTMLInputElement>('#menus-promote-step')
    expect([why?.value, step?.autocomplete, step?.getAttribute('aria-invalid')]).toEqual([
      'sửa gấp',
      'one-time-code',
      'true',
    ])
    expect(asked.document.querySelectorAll('[name=step]')).toHaveLength(1)
    const wrong = await submit('menus', 'promote', { ...typed, step: 'A0B1-C2D3-E4F5' })
    expect(wrong.document.querySelector('#menus-promote-step-error')?.textContent).toBe('Không được xem')
    expect((await menus())?.state?.active).toBe('1.0.0')
    const { answer } = await submit('menus', 'promote', { ...typed, step: '123456' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      303,
      expect.arrayContaining([expect.stringContaining('step=new')]),
    ])
    expect((await menus())?.state?.active).toBe('1.1.0')
    await host.store.rollback('menus', undefined, '1.0.0')
  })
})

describe('what it shows', () => {
  test('versions with their place, share, source and speed', async () => {
    await host.store.startCanary('menus', '1.1.0', 10, { who: 'Lan', why: 'thử' })
    const { document } = await open()
    const section = document.querySelector('#menus')
    const rows = [...(section?.querySelectorAll('table')[0]?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(rows.map(([version, role, share]) => [version, role, share])).toEqual([
      ['1.0.0', 'Bản chính', '90 %'],
      ['1.1.0', 'Đang chạy thử', '10 %'],
      ['1.2.0', '', ''],
    ])
    expect(rows.map((row) => row.slice(4))).toEqual([
      ['', '0', '0', '0', '1.250 ms · – · –'],
      ['aaaaaaaaaaaa', '0', '0', '0', '– · – · 0,04'],
      ['aaaaaaaaaaaa', '0', '0', '0', '–'],
    ])
    await host.store.endCanary('menus')
  })

  test('which addresses a unit owns, and what it yielded', async () => {
    const linesOf = async () => {
      const { document } = await open()
      const lines = [...document.querySelectorAll('section > p')].map((line) => line.textContent ?? '')
      return lines.filter((line) => line.startsWith('Địa chỉ'))
    }
    expect(await linesOf()).toEqual([
      'Địa chỉ của phần này: /suc-khoe.',
      'Địa chỉ của phần này: chưa có.',
      'Địa chỉ của phần này: chưa có.',
    ])
    const order = { action: 'yield', unit: 'health', pattern: '/suc-khoe/kham/:id#', to: 'menus' } as const
    await host.store.changeAddresses(order, { who: 'Lan', why: 'thử' })
    expect((await linesOf())[0]).toBe('Địa chỉ của phần này: /suc-khoe. Đã nhường: /suc-khoe/kham/:id# (menus).')
    const { document } = await open()
    expect(document.querySelector('#health-history')?.closest('table')?.textContent).toContain(
      'Nhường địa chỉ /suc-khoe/kham/:id# cho menus',
    )
  })

  test('the history, with what people wrote as text', async () => {
    const { document } = await open()
    const table = document.querySelector('#menus-history')?.closest('table')
    const oldest = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)
    expect(oldest.some((text) => text?.includes('Phát hành 1.2.0') && text.includes('thẻ <mới>'))).toBe(true)
    expect(document.querySelector('mới')).toBeNull()
  })

  test('headings, captions, labels and names that lead nowhere else', async () => {
    const { document } = await open()
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    for (const table of document.querySelectorAll('table'))
      expect(table.querySelector('caption')?.textContent).toBeTruthy()
    for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea'))
      expect(document.querySelector(`label[for="${field.id}"]`)?.textContent).toBeTruthy()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const link of document.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1))
    // The shell can be changed, never switched off.
    expect(document.querySelector('#shell [name=action][value=off]')).toBeNull()
  })
})

describe('what it does', () => {
  test('promotes, tries, rolls back, switches off and on, and keeps who and why', async () => {
    const steps: readonly (readonly [string, Record<string, string>, object])[] = [
      ['canary', { version: '1.1.0', percent: '25', why: 'thử' }, { canary: { version: '1.1.0', percent: 25 } }],
      ['end-canary', { why: 'thôi' }, { canary: null }],
      ['promote', { version: '1.2.0', why: 'tốt' }, { active: '1.2.0', previous: '1.0.0' }],
      ['rollback', { version: '1.0.0', why: 'chậm' }, { active: '1.0.0', previous: '1.2.0' }],
      ['off', { why: 'bảo trì' }, { enabled: false }],
      ['on', { why: 'xong' }, { enabled: true }],
    ]
    for (const [action, typed, state] of steps) {
      const { answer } = await submit('menus', action, typed)
      expect([action, answer.statusCode, answer.headers.location]).toEqual([
        action,
        303,
        `/-/releases?unit=menus&done=${action}`,
      ])
      expect((await menus())?.state).toMatchObject(state)
      expect((await menus())?.history[0]).toMatchObject({ who: 'quan-tri', why: typed.why })
    }
    const { document } = await open('/-/releases?unit=menus&done=on')
    expect(document.querySelector('[role=status]')?.textContent).toBe('Đã bật lại: menus.')
    expect((await open('/-/releases?unit=<x>&done=on')).document.querySelector('[role=status]')).toBeNull()
  })

  test('this host serves at once what was promoted', async () => {
    await submit('menus', 'promote', { version: '1.1.0', why: 'x' })
    expect((await host.app.inject('/registry.json')).body).toContain('"name":"menus","version":"1.1.0"')
    await submit('menus', 'rollback', { version: '1.0.0', why: 'x' })
  })

  test('bad input is told at its field, and what was typed stays', async () => {
    const { answer, document } = await submit('menus', 'canary', { version: '1.1.0', percent: '200', why: ' ' })
    expect(answer.statusCode).toBe(422)
    const percent = document.querySelector<HTMLInputElement>('#menus-canary-percent')
    expect([percent?.value, percent?.getAttribute('aria-invalid')]).toEqual(['200', 'true'])
    const error = document.querySelector(`#${percent?.getAttribute('aria-describedby')}`)
    expect(error?.textContent).toBe('Bạn ghi một số nguyên từ 1 đến 99 nhé.')
    expect(document.querySelector<HTMLSelectElement>('#menus-canary-version')?.value).toBe('1.1.0')
    expect(percent?.closest('details')?.open).toBe(true)
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
    expect([...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))).toEqual([
      '#menus-canary-percent',
      '#menus-canary-why',
    ])
    expect((await menus())?.state?.canary).toBeNull()
  })

  test('who comes second is told by whom and why, and changes nothing', async () => {
    await host.store.promote('menus', '1.1.0', { who: 'An', why: 'sửa gấp' })
    const { document: before } = await open()
    const form = before.querySelector<HTMLFormElement>('#menus form')
    if (!form) throw new Error('The page has no form')
    await host.store.promote('menus', '1.2.0', { who: 'Bình', why: 'bản mới' })
    const { answer, document } = await send({ ...valuesOf(form), version: '1.0.0', why: 'vì sao đó' })
    expect(answer.statusCode).toBe(409)
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /bản chính là 1\.2\.0: Bình đưa lên lúc .*bản mới/,
    )
    expect(document.querySelector<HTMLTextAreaElement>('#menus-promote-why')?.value).toBe('vì sao đó')
    expect((await menus())?.state?.active).toBe('1.2.0')
    await host.store.rollback('menus', undefined, '1.0.0')
  })

  test('what the store refuses is told with its words', async () => {
    const { answer, document } = await submit('menus', 'promote', { version: '9.9.9', why: 'x' })
    expect([answer.statusCode, document.querySelector('pre')?.textContent]).toEqual([
      422,
      expect.stringContaining("can't be read"),
    ])
  })

  test.each([
    ['another site', { ...same, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, {}],
    ['no browser', { 'x-nothing': '' }, {}],
    ['a form of another session', same, { token: 'x'.repeat(43) }],
    ['no form of the page', same, { action: 'delete' }],
  ])('nothing that %s sends', async (_, headers, changes: Record<string, string>) => {
    const { answer } = await submit('menus', 'off', { why: 'x', ...changes }, headers)
    expect(answer.statusCode).toBe(403)
    expect((await menus())?.state?.enabled).toBe(true)
  })
})

/** On the page as a host with a keys file serves it, seen by a member of the team of menus. */
async function asMember(work: () => Promise<void>): Promise<void> {
  const other = await startTestHost([{ name: 'menus', server: sectionBundle('menus') }], {
    releasesDir: path.join(host.dir, 'releases'),
    stateFile: path.join(host.dir, 'registry.json'),
    keysFile: path.join(host.dir, 'teams.json'),
    signingKeyFile: keyFile,
  })
  const first = host
  host = other
  try {
    loginAs(member)
    await work()
  } finally {
    host = first
    await other.close()
  }
}

test('a member of a team changes its units and sees the others', () =>
  asMember(async () => {
    const { document } = await open()
    expect(document.querySelector('#menus form')).not.toBeNull()
    expect(document.querySelector('#health form')).toBeNull()
    const form = document.querySelector<HTMLFormElement>('#menus form')
    if (!form) throw new Error('The page has no form')
    const { answer } = await send({ ...valuesOf(form), unit: 'health', action: 'off', expected: '1.0.0', why: 'x' })
    expect([answer.statusCode, answer.body.includes('Nhóm của bạn không được thay đổi phần này')]).toEqual([403, true])
    // Its key signed nothing here: the same rules as for the command.
    const refused = await submit('menus', 'promote', { version: '1.1.0', why: 'x' })
    expect(refused.document.querySelector('pre')?.textContent).toContain('menus 1.1.0 is not signed')
  }))

describe('a set of versions', () => {
  const set = [
    { name: 'menus', version: '1.1.0' },
    { name: 'health', version: '2.0.0' },
  ]
  const active = async () => (await host.store.list()).map(({ name, state }) => `${name} ${state?.active}`)

  beforeAll(async () => {
    comeFrom('192.0.2.2')
    const build = path.join(host.dir, 'next-health')
    await writeBuild(build, { name: 'health', version: '2.0.0', server: sectionBundle('health') })
    await host.store.publish(build, { compress: false })
    await host.store.promoteTogether([
      { name: 'menus', version: '1.0.0' },
      { name: 'health', version: '1.0.0' },
    ])
    await host.store.startTrialTogether(set, 10)
  })

  test('on trial is shown with all that is in it, is made active as one and taken back as one', async () => {
    const { document } = await open()
    expect(document.querySelector('#menus p')?.textContent).toContain(
      'Đang chạy thử: 1.1.0, 10 %, cùng với health 2.0.0.',
    )
    const promoted = await submit('menus', 'promote-set', { why: 'chạy tốt' })
    expect(promoted.answer.statusCode).toBe(303)
    expect(await active()).toEqual(['health 2.0.0', 'menus 1.1.0', 'shell 1.0.0'])
    const { document: after } = await open()
    expect(after.querySelector('#health details:last-of-type tbody tr')?.textContent).toContain(
      'Đưa lên 2.0.0, trước đó là 1.0.0, cùng cả bộ',
    )
    const back = await submit('health', 'rollback-set', { why: 'lỗi' })
    expect(back.answer.statusCode).toBe(303)
    expect(await active()).toEqual(['health 1.0.0', 'menus 1.0.0', 'shell 1.0.0'])
  })

  test('that is another by now, or not the team’s own, is left as it is', async () => {
    await host.store.startTrialTogether(set, 10)
    const forged = await submit('menus', 'promote-set', { why: 'x', set: 'menus@1.2.0 health@2.0.0' })
    expect([forged.answer.statusCode, forged.document.querySelector('[role=alert]')?.textContent]).toEqual([
      422,
      expect.stringContaining('menus@1.2.0 health@2.0.0 are not on trial together'),
    ])
    expect((await submit('menus', 'promote-set', { why: 'x', set: '<b>' })).answer.statusCode).toBe(403)
    await asMember(async () => {
      const { document } = await open()
      expect(document.querySelector('#menus [value=promote-set]')).toBeNull()
      const form = document.querySelector<HTMLFormElement>('#menus form')
      if (!form) throw new Error('The page has no form')
      const shown = { action: 'promote-set', set: 'menus@1.1.0 health@2.0.0', why: 'x' }
      const { answer } = await send({ ...valuesOf(form), ...shown })
      expect([answer.statusCode, answer.body.includes('không được thay đổi mọi phần của bộ')]).toEqual([403, true])
    })
    expect(await active()).toEqual(['health 1.0.0', 'menus 1.0.0', 'shell 1.0.0'])
  })
})
