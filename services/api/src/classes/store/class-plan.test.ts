/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { writeContent } from '../../content-import/write-content'
import { describeOnDatabases } from '../../testing/test-database'
import { type ClassSite, draft, EDITOR, openClassSite } from '../testing/class-site'
import { makePlannedClasses } from './class-plan.store'

jest.setTimeout(120_000)

const FILE = 'site/cooking-classes.json'

describeOnDatabases('classes of the plans', (open) => {
  let site: ClassSite
  beforeAll(async () => {
    site = await openClassSite(await open())
  }, 120_000)
  afterAll(() => site.close())

  const importPlans = async (plans: readonly object[]) => {
    const files = { ...fixtureFiles, [FILE]: JSON.stringify(plans) }
    const content = checkContent(memoryFolder(files))
    expect(content.problems).toEqual([])
    await writeContent(site.database, content)
  }
  const make = (now: string) => makePlannedClasses(site.database.query, new Date(now))
  const classes = async () => {
    const rows = await site.database.query
      .selectFrom('cookingClasses')
      .select(['id', 'title', 'startAt'])
      .orderBy('startAt')
      .execute()
    return rows.map(({ id, title, startAt }) => `${id} ${title} ${startAt.toISOString().slice(0, 16)}`)
  }

  test('come again and again; what has registrations or an editor behind it is left alone', async () => {
    const [once]: readonly object[] = JSON.parse(fixtureFiles[FILE] ?? '')
    const monthly = {
      ...once,
      id: 2,
      title: 'Hàng tháng',
      firstDay: '2026-12-12',
      everyWeeks: 4,
      startTime: '09:00',
      endTime: '11:00',
    }
    await importPlans([{ ...once }, monthly])
    await Promise.all([make('2026-11-22T03:00:00Z'), make('2026-11-22T03:00:00Z')])
    const first = await classes()
    expect(first.map((each) => each.replace(/^\d+ /, ''))).toEqual([
      'Bát bột 2026-11-30T17:30',
      'Hàng tháng 2026-12-12T02:00',
      'Hàng tháng 2027-01-09T02:00',
      'Hàng tháng 2027-02-06T02:00',
      'Hàng tháng 2027-03-06T02:00',
    ])
    await make('2026-11-22T04:00:00Z')
    expect(await classes()).toEqual(first)

    const ids = first.map((each) => Number.parseInt(each, 10))
    const [user = 0] = await site.addUsers([{ email: 'ke-hoach@example.vn' }])
    const registered = await site.call('CookingClass/Register', user, { body: { classId: ids[1] ?? 0 } })
    expect(registered.data().status).toBe('registered')
    const edited = { ...draft, title: 'Biên tập', startAt: '2027-01-10T02:00:00Z', endAt: '2027-01-10T03:00:00Z' }
    await site.call('ClassDesk/Save', EDITOR, { body: { id: ids[2] ?? 0, revision: 1, draft: edited } })
    await site.call('ClassDesk/Save', EDITOR, { body: { id: null, revision: null, draft } })

    // The plan is renamed and starts later; then it is gone.
    await importPlans([{ ...monthly, title: 'Tên mới', startTime: '08:00' }])
    await make('2026-11-23T03:00:00Z')
    expect((await classes()).map((each) => each.replace(/^\d+ /, ''))).toEqual([
      'Nấu cháo cho bé 2026-12-05T02:00',
      'Hàng tháng 2026-12-12T02:00',
      'Biên tập 2027-01-10T02:00',
      'Tên mới 2027-02-06T01:00',
      'Tên mới 2027-03-06T01:00',
    ])
    await importPlans([])
    await make('2026-11-23T04:00:00Z')
    expect((await classes()).map((each) => each.replace(/^\d+ /, ''))).toEqual([
      'Nấu cháo cho bé 2026-12-05T02:00',
      'Hàng tháng 2026-12-12T02:00',
      'Biên tập 2027-01-10T02:00',
    ])
  })

  test('never run out, and past ones stay', async () => {
    const [once]: readonly object[] = JSON.parse(fixtureFiles[FILE] ?? '')
    await importPlans([{ ...once, id: 5, title: 'Mãi', firstDay: '2026-12-12', everyWeeks: 2 }])
    await make('2026-12-10T03:00:00Z')
    const before = (await classes()).filter((each) => each.includes('Mãi'))
    await make('2029-06-01T03:00:00Z')
    const after = (await classes()).filter((each) => each.includes('Mãi'))
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length).length).toBeGreaterThanOrEqual(8)
    site.clock.now = new Date('2029-06-01T03:00:00Z')
    expect((await site.call('CookingClass/GetMonths', 0)).data()[0]).toMatchObject({ year: 2029, month: 6 })
  })
})
