/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { contentFolder, contentRoot, readSurveyContent } from 'content'
import type { Database } from '../../platform/database/open-database'
import { describeOnDatabases } from '../../testing/test-database'
import { seedSurveys } from './seed-surveys'
import { deleteItem, findItemByKey, findItems, updateItem } from './store/desk-item.store'

const { entries } = readSurveyContent(contentFolder(contentRoot()))
const now = new Date('2026-11-22T03:00:00Z')

describeOnDatabases('the surveys of the content', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 120_000)
  afterAll(() => database.close())

  test('are put in once, with an id for each part', async () => {
    expect(await seedSurveys(database, entries, now)).toEqual(entries.map(({ key }) => key))
    const items = await findItems(database.query, 'survey')
    const questions = items.flatMap(({ draft }) => (draft.kind === 'popup' ? [] : draft.questions))
    const ids = questions.flatMap((question) => [
      question.id,
      ...question.answerGroups.flatMap((group) => [group.id, ...group.answers.map((answer) => answer.id)]),
    ])
    expect(ids.length).toBeGreaterThan(50)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(null)
    expect(items.map(({ status }) => status)).toEqual(items.map(() => 'active'))
    expect(await seedSurveys(database, entries, now)).toEqual([])
  })

  test('never come back over what editors changed or deleted', async () => {
    const [first, second] = entries
    const changed = first && (await findItemByKey(database.query, first.key))
    const deleted = second && (await findItemByKey(database.query, second.key))
    if (!changed || !deleted) throw new Error('the content has two surveys')
    await updateItem(database.query, changed, { status: 'stopped', draft: { ...changed.draft, title: 'Đổi' } }, now)
    await deleteItem(database.query, deleted)
    expect(await seedSurveys(database, entries, now)).toEqual([])
    expect(await findItemByKey(database.query, changed.key)).toMatchObject({
      status: 'stopped',
      draft: { title: 'Đổi' },
    })
    expect(await findItemByKey(database.query, deleted.key)).toBeNull()
  })
})
