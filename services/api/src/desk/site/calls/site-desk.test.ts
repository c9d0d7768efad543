/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { calendarDayOf } from 'shared-contracts/ages'
import type { CallBody, CallQuery } from 'shared-contracts/calls'
import sharp from 'sharp'
import { writeContent } from '../../../content-import/write-content'
import { createRevisionWatch } from '../../../platform/content-revision/revision.store'
import { type AccountSite, openAccountSite } from '../../../testing/account-site'
import { describeOnDatabases } from '../../../testing/test-database'
import { exportSite } from '../export-site'
import { noticeBannerDay } from '../store/banner-day.store'
import { forgetUnusedPictures } from '../store/picture.store'

jest.setTimeout(120_000)

type Draft = CallBody<'SiteDesk/Save'>['draft']
type Kind = NonNullable<CallQuery<'SiteDesk/GetAll'>['kind']>

const CATALOG = 'dinh-duong-va-suc-khoe-cho-be'
const banner: Extract<Draft, { kind: 'banner' }> = {
  ...{ kind: 'banner', title: 'Mùa hè', position: 'AboveBox', pages: ['article'], catalogCodes: [], link: '' },
  ...{ firstDay: null, lastDay: null, content: 'Uống **đủ nước**', picture: null, isPublic: true },
}

describeOnDatabases('the desk of the site', (open) => {
  let site: AccountSite
  let token: string
  beforeAll(async () => {
    site = await openAccountSite({}, await open())
    const user = await site.newUser('bientap@example.vn', { fullName: 'Lê Thị Biên' })
    token = user.token
    await site.database.pool.query('update users set user_type = 99 where id = $1', [user.userId])
    await site.prove(token)
  }, 120_000)
  afterAll(() => site.close())

  const all = async (kind: Kind) => (await site.call('SiteDesk/GetAll', { query: { kind }, token })).data()
  const entry = async (kind: Kind, key: string) => {
    const found = (await all(kind)).entries.find((each) => each.key === key)
    if (found === undefined) throw new Error(`${kind} ${key}`)
    return found
  }
  const save = (key: string | null, version: string | null, draft: Draft) =>
    site.call('SiteDesk/Save', { body: { key, version, draft }, token })
  const texts = async () => (await site.call('Navigation/GetAll')).data().map(({ text }) => text)
  const revision = async () => (await site.call('Content/GetRevision')).data().revision
  /** Of what dishes and the search are made of. */
  const filesRevision = async () => (await createRevisionWatch(site.database).latest()).filesRevision
  const banners = async (page: 'article' | 'article-list' = 'article') =>
    (await site.call('Banner/GetByPage', { query: { page, catalogCode: CATALOG } })).data()
  const reimport = (files: Readonly<Record<string, string>>) =>
    writeContent(site.database, checkContent(memoryFolder({ ...fixtureFiles, ...files })))
  const navigationFile = (...names: readonly string[]) => ({
    'site/navigation.json': JSON.stringify(
      names.map((text, index) => ({
        ...{ id: index + 1, text, textMobile: text, link: '/so-tay-cua-me', roles: [], children: [] },
        meta: { hideChildren: true },
      })),
    ),
  })

  test('an entry follows its file until an editor changes it; what she changed or took away no import brings back', async () => {
    await reimport(navigationFile('Một', 'Hai', 'Ba'))
    expect(await texts()).toEqual(['Một', 'Hai', 'Ba'])
    const [before, filesBefore] = [await revision(), await filesRevision()]
    const [first, second] = [await entry('navigation', '1'), await entry('navigation', '2')]
    if (first.draft.kind !== 'navigation') throw new Error('navigation')
    const saved = (await save('1', first.version, { ...first.draft, text: 'Một mới' })).data()
    ;(
      await site.call('SiteDesk/Delete', { body: { kind: 'navigation', key: '2', version: second.version }, token })
    ).data()
    expect(await revision()).toBe(before + 2)
    expect(await filesRevision()).toBe(filesBefore)
    await reimport(navigationFile('Một tệp', 'Hai tệp', 'Ba tệp', 'Bốn'))
    expect(await filesRevision()).toBe(filesBefore + 1)
    expect(await texts()).toEqual(['Một mới', 'Ba tệp', 'Bốn'])
    expect((await all('navigation')).entries.map(({ key, origin }) => `${key} ${origin}`)).toEqual([
      '1 edited',
      '3 file',
      '4 file',
      '2 deleted',
    ])

    // Back to the file, which it follows again.
    const restored = { kind: 'navigation' as const, key: '1', version: saved.version, changeId: null }
    ;(await site.call('SiteDesk/Restore', { body: restored, token })).data()
    expect(await texts()).toContain('Một tệp')
    const gone = await entry('navigation', '2')
    const changes = (await site.call('SiteDesk/GetChanges', { query: { kind: 'navigation', key: '2' }, token })).data()
    expect(changes).toMatchObject([{ by: 'Lê Thị Biên', what: ['Xóa "Hai"'], restorable: true }])
    const back = { kind: 'navigation' as const, key: '2', version: gone.version, changeId: changes[0]?.id ?? 0 }
    ;(await site.call('SiteDesk/Restore', { body: back, token })).data()
    expect(await texts()).toEqual(['Một tệp', 'Hai', 'Ba tệp', 'Bốn'])
  })

  test('of two editors the second is told, and so is one whose entry a file has changed meanwhile', async () => {
    const read = await entry('navigation', '3')
    if (read.draft.kind !== 'navigation') throw new Error('navigation')
    const draft = read.draft
    const both = await Promise.all(['A', 'B'].map((text) => save('3', read.version, { ...draft, text })))
    expect(both.map(({ code }) => code).sort()).toEqual(['', 'changed_elsewhere'])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const fourth = await entry('navigation', '4')
    await reimport(navigationFile('Một tệp', 'Hai tệp', 'Ba tệp', 'Bốn khác'))
    if (fourth.draft.kind !== 'navigation') throw new Error('navigation')
    expect(await save('4', fourth.version, { ...fourth.draft, text: 'Của tôi' })).toMatchObject({ status: 409 })
  })

  test('the order is the editors’, by one of them at a time', async () => {
    const { orderVersion } = await all('navigation')
    const order = (keys: string[]) =>
      site.call('SiteDesk/SaveOrder', { body: { kind: 'navigation', version: orderVersion, keys }, token })
    expect((await order(['4', '1'])).status).toBe(200)
    expect((await texts())[0]).toBe('Bốn khác')
    expect(await order(['1', '4'])).toMatchObject({ code: 'changed_elsewhere' })
  })

  test('what editors have made is exported into files that say the same', async () => {
    const { files } = await exportSite(site.database.query)
    const before = await texts()
    const exported = Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)])
    const { problems } = checkContent(memoryFolder({ ...fixtureFiles, ...Object.fromEntries(exported) }))
    expect(problems).toEqual([])
    await site.database.pool.query('delete from site_edits')
    await reimport(Object.fromEntries(exported))
    expect(await texts()).toEqual(before)
    expect(before[0]).toBe('Bốn khác')
  })

  test('wrong texts, links and roles are told at their fields', async () => {
    const wrong = await save(null, null, {
      ...{
        kind: 'navigation',
        text: ' ',
        textMobile: 'Ngắn',
        link: 'javascript:alert(1)',
        roles: [],
        hideChildren: true,
      },
      children: [{ text: 'Con', link: '//evil.example', auth: false }],
    })
    expect(wrong.status).toBe(422)
    expect(wrong.errors.map(({ field }) => field)).toEqual(['draft.text', 'draft.link', 'draft.children.0.link'])
    expect(wrong.errors[1]?.message).toContain('https://')
    const role = await save(null, null, {
      ...{
        kind: 'navigation',
        text: 'A',
        textMobile: 'A',
        link: '/',
        roles: [7 as 0],
        hideChildren: true,
        children: [],
      },
    })
    expect(role.errors.map(({ field }) => field)).toEqual(['draft.roles.0'])
    const empty = await save(null, null, { ...banner, content: '', title: '' })
    expect(empty.errors.map(({ field }) => field).sort()).toEqual(['draft.content', 'draft.title'])
    expect((await save(null, null, { ...banner, content: 'Xem [đây](//evil.example)' })).errors).toMatchObject([
      { field: 'draft.content' },
    ])
  })

  test('a site object is in the frame at once, and hidden when it is private', async () => {
    const phone: Draft = {
      ...{
        kind: 'site-object',
        code: 'FooterPhone',
        title: '',
        text: '024 9999',
        label: '',
        link: '/gioi-thieu/lien-he',
      },
      ...{ mediaLink: '', thumbnail: '', sectionType: 'Contact', pagePositionName: 'Footer', isPublic: true },
    }
    const saved = (await save(null, null, phone)).data()
    const configuration = async () => (await site.call('Configuration/GetAllConfigurations')).data()
    expect(await configuration()).toMatchObject({ phone: '024 9999', logoHeader: '/a.svg' })
    ;(await save(saved.key, saved.version, { ...phone, isPublic: false })).data()
    expect((await configuration()).phone).toBe('')
  })

  test('banners stand on their pages on their days, cleaned', async () => {
    expect(await banners()).toMatchObject([{ id: 1, position: 'InsideArticle' }])
    const hostile = 'Chào <img src=x onerror=alert(1)> [mời](javascript:alert(1))'
    // The text's own rules refuse what can't be shown; what is typed as HTML is shown as typed.
    expect((await save(null, null, { ...banner, content: hostile })).status).toBe(200)
    const shown = (await banners()).find(({ position }) => position === 'AboveBox')
    expect(shown?.content).toContain('&lt;img')
    expect(shown?.content).not.toContain('href="javascript')
    const dated: Draft = { ...banner, position: 'BelowBox', firstDay: '2026-11-22', lastDay: '2026-11-22' }
    ;(await save(null, null, dated)).data()
    const below = async () => (await banners()).filter(({ position }) => position === 'BelowBox').length
    const days: number[] = []
    const revisions: number[] = []
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']) {
      site.clock.now = new Date(`${day}T03:00:00Z`)
      await noticeBannerDay(site.database, calendarDayOf(site.clock.now))
      revisions.push(await revision())
      days.push(await below())
    }
    site.clock.now = new Date('2026-11-21T03:00:00Z')
    expect(days).toEqual([0, 1, 0, 0])
    // The revision is raised on the days on which a banner comes or goes, and by one process alone.
    expect(revisions.map((each) => each - (revisions[0] ?? 0))).toEqual([0, 1, 2, 2])
    expect(await banners('article-list')).toEqual([])
  })

  test('a picture is kept encoded again, served to everybody, and forgotten when it stands nowhere', async () => {
    const jpegOf = (background: string) =>
      sharp({ create: { width: 2000, height: 500, channels: 3, background } })
        .jpeg()
        .toBuffer()
    const jpeg = await jpegOf('#345')
    const add = (bytes: Buffer) =>
      site.call('SiteDesk/AddPicture', {
        body: { picture: `data:image/jpeg;base64,${bytes.toString('base64')}` },
        token,
      })
    expect(await add(Buffer.from('<svg onload=alert(1)>'))).toMatchObject({ status: 422 })
    const [used, unused] = [(await add(jpeg)).data(), (await add(await jpegOf('#543'))).data()]
    expect((await add(jpeg)).data()).toEqual(used)
    expect(used).toMatchObject({ width: 1400, height: 350 })
    const served = await site.server.app.inject(used.address)
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp' })
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
    const picture = { ...used, alt: 'Cốc nước trên bàn' }
    expect((await save(null, null, { ...banner, picture: { ...picture, alt: '' } })).errors).toMatchObject([
      { field: 'draft.picture.alt' },
    ])
    ;(await save(null, null, { ...banner, picture, link: '/tin-moi' })).data()
    await forgetUnusedPictures(site.database.query, new Date('2026-12-21T03:00:00Z'))
    expect((await site.server.app.inject(used.address)).statusCode).toBe(200)
    expect((await site.server.app.inject(unused.address)).statusCode).toBe(404)
  })

  test('pins: an editor’s articles in her order, open ones alone, and back to the files', async () => {
    const pins = async () =>
      (await site.call('Article/GetPinToHealthCheckPageArticles', { query: { articleCatalog: CATALOG } }))
        .data()
        .map(({ articleId }) => articleId)
    expect(await pins()).toEqual([3001])
    const list = async () =>
      (await site.call('SiteDesk/GetPins', { token })).data().find((each) => each.list === 'baby-health')
    const version = async () => (await list())?.version ?? ''
    const set = async (articleIds: number[]) =>
      site.call('SiteDesk/SavePins', { body: { list: 'baby-health', version: await version(), articleIds }, token })
    expect((await set([3001, 9001])).errors).toMatchObject([{ field: 'articleIds' }])
    const stale = await version()
    expect((await set([3003, 3001])).status).toBe(200)
    expect(await pins()).toEqual([3003, 3001])
    await reimport({})
    expect(await pins()).toEqual([3003, 3001])
    const again = { list: 'baby-health' as const, version: stale, articleIds: [3002] }
    expect(await site.call('SiteDesk/SavePins', { body: again, token })).toMatchObject({ code: 'changed_elsewhere' })
    const back = { kind: 'pins' as const, key: 'baby-health', version: await version(), changeId: null }
    ;(await site.call('SiteDesk/Restore', { body: back, token })).data()
    expect(await pins()).toEqual([3001])
    expect(await list()).toMatchObject({ origin: 'file', changedBy: 'Lê Thị Biên' })
  })
})
