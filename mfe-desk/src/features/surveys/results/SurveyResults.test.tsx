import { afterEach, expect, test } from '@jest/globals'
import { click, createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { deskItem } from 'shared-ui/previews/testing'
import type { Results } from '../requests/desk-queries'
import { surveyTexts } from '../survey-texts'
import { SurveyResults } from './SurveyResults'

const words = surveyTexts.results
let view: MountedView
afterEach(() => view.unmount())

const many: Results = {
  submissions: 6,
  counted: { submissions: 5, from: '2026-11-20', until: '2026-11-21' },
  questions: [
    {
      questionId: 11,
      content: 'Bé ăn bữa phụ lúc nào?',
      answered: 5,
      answers: [
        { answerId: 13, content: 'Buổi sáng', count: 4 },
        { answerId: 14, content: 'Buổi chiều', count: 1 },
      ],
      textCount: 1,
      imageCount: 1,
    },
  ],
  byDay: [{ day: '2026-11-21', count: 5 }],
  byObjectType: [
    { objectTypeId: 4, count: 5 },
    { objectTypeId: 5, count: null },
  ],
}

async function show(results: Results) {
  const api = createFakeApi({
    'SurveyDesk/GetResults': () => results,
    'SurveyDesk/GetById': () => deskItem({ status: 'active' }),
    'SurveyDesk/GetTexts': () => [{ text: 'Ăn cùng mẹ', images: [{ id: 3, width: 40, height: 30 }] }],
    'SurveyDesk/GetImage': () => ({ dataUrl: 'data:image/png;base64,AAAA' }),
  })
  view = await mountInShell({ ...createShellMock(), api }, <SurveyResults kind="survey" id={7} />)
  await eventually(() => expect(view.text()).toContain(words.submissions(results.submissions)))
  return api
}

test('counts stand as tables, with what they count and what is too few to tell', async () => {
  await show(many)
  expect(view.text()).toContain(words.counted(5, '20/11/2026', '21/11/2026'))
  const rows = [...view.container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['21/11/2026', '5'],
    ['Mẹ cho con bú', '5'],
    ['Bé 6–8 tháng', words.hidden],
    ['Buổi sáng', '4', '80 %'],
    ['Buổi chiều', '1', '20 %'],
  ])
})

test('texts come when they are asked for, and each image when it is', async () => {
  const api = await show(many)
  expect(api.calls).not.toContain('SurveyDesk/GetTexts')
  await click(view.button(words.showImages(2)))
  await eventually(() => expect(view.text()).toContain('Ăn cùng mẹ'))
  expect(api.calls).not.toContain('SurveyDesk/GetImage')
  await click(view.button(words.showImage(1)))
  await eventually(() => expect(view.find<HTMLImageElement>('img[width="40"]').alt).toBe(words.image(1)))
})

test('fewer than five answers are counted, not told apart, and no file is offered', async () => {
  await show({ submissions: 4, counted: null, questions: null, byDay: [], byObjectType: [] })
  expect(view.text()).toContain(words.tooFew)
  expect(view.container.querySelector('table')).toBeNull()
  expect(() => view.button(words.csv)).toThrow('No button')
})

test('nobody has answered', async () => {
  await show({ submissions: 0, counted: null, questions: null, byDay: [], byObjectType: [] })
  expect(view.text()).toContain(words.none)
})
