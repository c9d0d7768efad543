import { afterEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { deskItem } from 'shared-ui/previews/testing'
import { listWords } from '../../../kit/list'
import type { DeskCard } from '../rules/desk-kinds'
import { surveyTexts } from '../survey-texts'
import { SurveyList } from './SurveyList'

const words = surveyTexts.list
let view: MountedView
afterEach(() => view.unmount())

function card(changes: Partial<DeskCard>): DeskCard {
  const { draft: _, ...own } = deskItem(changes)
  return own
}

async function show(cards: DeskCard[], answers: Parameters<typeof createFakeApi>[0] = {}) {
  const api = createFakeApi({ 'SurveyDesk/GetAll': () => [...cards], ...answers })
  const shell = { ...createShellMock(), api }
  view = await mountInShell(shell, <SurveyList kind="survey" />)
  await eventually(() => expect(view.text()).not.toContain(listWords.loading))
  return shell
}

test('each entry says its state, its time, its answers and who changed it last', async () => {
  await show([
    card({
      id: 1,
      status: 'active',
      startsAt: '2020-01-01T01:00:00.000Z',
      endsAt: '2020-02-01T01:00:00.000Z',
      answerCount: 12,
    }),
  ])
  const text = view.find('ul > li').textContent
  for (const part of [
    'Bữa ăn của bé',
    'Hết hạn',
    'Từ 08:00, 01/01/2020 đến 08:00, 01/02/2020',
    '12 người đã trả lời',
    'Mai',
  ])
    expect(text).toContain(part)
})

test('a draft is deleted after a question, and what was refused is said', async () => {
  const cards = [card({ id: 1 }), card({ id: 2, title: 'Bữa sáng', status: 'stopped' })]
  const bodies: unknown[] = []
  await show(cards, {
    'SurveyDesk/Delete': ({ body }) => {
      bodies.push(body)
      if (bodies.length === 1) throw new ApiError('SurveyDesk/Delete', 409, 'Người khác vừa sửa')
      cards.shift()
      return {}
    },
  })
  expect(() => view.button(`${words.remove}: Bữa sáng`)).toThrow('No button')
  for (const expected of ['Người khác vừa sửa', listWords.count(1)]) {
    await click(view.button(`${words.remove}: Bữa ăn của bé`))
    await eventually(() => view.button(words.remove))
    await click(view.button(words.remove))
    await eventually(() => expect(view.text()).toContain(expected))
  }
  expect(bodies[0]).toEqual({ kind: 'survey', id: 1, revision: 1 })
})

test('what visitors see is stopped after a question', async () => {
  const bodies: unknown[] = []
  const shell = await show([card({ status: 'active' })], {
    'SurveyDesk/ChangeStatus': ({ body }) => {
      bodies.push(body)
      return { id: 7, revision: 2 }
    },
  })
  await click(view.button(`${words.stop}: Bữa ăn của bé`))
  await eventually(() => view.button('Thôi'))
  await click(view.button('Thôi'))
  expect(bodies).toEqual([])
  await click(view.button(`${words.stop}: Bữa ăn của bé`))
  await eventually(() => view.button(words.stop))
  await click(view.button(words.stop))
  await eventually(() => expect(shell.calls).toContainEqual(['notify', words.stopped, 'success']))
  expect(bodies).toEqual([{ kind: 'survey', id: 7, revision: 1, status: 'stopped' }])
})

test('an empty desk, a failing one, and a filter that finds nothing each say so', async () => {
  await show([])
  expect(view.text()).toContain(words.none('khảo sát'))
  await view.unmount()
  await show([card({})])
  await typeText(view.find<HTMLInputElement>('input[type=search]'), 'xyz')
  await eventually(() => expect(view.text()).toContain(listWords.noneFound))
  await view.unmount()
  const api = createFakeApi({})
  view = await mountInShell({ ...createShellMock(), api }, <SurveyList kind="poll" />)
  await eventually(() => view.button('Thử lại'))
})
