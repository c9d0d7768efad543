import { afterEach, expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { deskItem } from 'shared-ui/previews/testing'
import { surveyTexts } from '../survey-texts'
import { PopupViews } from './PopupViews'

const words = surveyTexts.views
let view: MountedView
afterEach(() => view.unmount())

async function show(views: CallAnswer<'SurveyDesk/GetPopupViews'>) {
  const api = createFakeApi({
    'SurveyDesk/GetPopupViews': () => views,
    'SurveyDesk/GetById': () => deskItem({ kind: 'popup', status: 'active' }),
  })
  view = await mountInShell({ ...createShellMock(), api }, <PopupViews id={7} />)
  await eventually(() => expect(view.text()).toContain(words.accounts(views.accounts)))
}

test('spans of days stand as a table', async () => {
  const byDays = [
    { from: '2026-11-20', until: '2026-11-21', count: 5 },
    { from: '2026-11-22', until: '2026-11-22', count: 8 },
  ]
  await show({ accounts: 13, byDays })
  const rows = [...view.container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['20/11/2026 – 21/11/2026', '5'],
    ['22/11/2026', '8'],
  ])
})

test.each([
  [4, words.tooFew],
  [0, words.none],
])('of %i people: no table, and it says why', async (accounts, why) => {
  await show({ accounts, byDays: null })
  expect(view.text()).toContain(why)
  expect(view.container.querySelector('table')).toBeNull()
})
