import { afterEach, expect, test } from '@jest/globals'
import { createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import type { DietBody, DietResult as Result } from '../requests/diet-result'
import { DayTool } from './DayTool'
import { DietResult } from './DietResult'

const result: Result = {
  activity: 'light',
  urgency: 'fine',
  verdict: 'Một ngày ăn khá đủ.',
  standards: [],
  energies: [],
  limits: [],
  findings: [],
  advice: [],
  suggestions: [],
}

const show = (element: React.ReactElement) => mountInShell(createShellMock(), element)
let view: MountedView
afterEach(() => view.unmount())

const row = { value: 100, min: null, max: null, need: null, recommended: null, upper: null, missingCount: 0 }
const standards: Result['standards'] = [
  {
    ...{ ...row, standardId: 113, status: 'met', against: 'recommendation', source: 'NIN2016', min: 110, max: 2000 },
    ...{ value: 120, recommended: { from: 110, to: 110 }, upper: 2000 },
  },
  { ...row, standardId: 39, status: 'below', against: 'range', source: 'BAND', min: 300, max: 500 },
  {
    ...{ ...row, standardId: 57, status: 'missing', against: 'recommendation', source: 'NIN2016', missingCount: 2 },
    ...{ min: 1200, recommended: { from: 1200, to: 1200 } },
  },
]

test('each verdict names what it was made by; a missing figure is counted apart, a range of menus stands apart', async () => {
  view = await show(<DietResult result={{ ...result, standards }} missingWords={(count) => `${count} thiếu`} />)
  const bars = [...view.container.querySelectorAll('li')].map((each) => each.textContent)
  expect(view.text()).toContain(
    'Trong 2 chỉ tiêu chính có mức khuyến nghị hoặc mức tối đa an toàn: 1 đạt, 1 chưa đánh giá',
  )
  expect(bars).toContainEqual(expect.stringContaining('Đã ăn 120 miligam · Khuyến nghị 110 miligam, tối đa an toàn'))
  expect(bars).toContainEqual(expect.stringContaining('Khoảng của thực đơn 300 - 500 gam'))
  expect(bars).toContainEqual('Canxi: ít nhất 100 miligam, 2 thiếu')
  const cells = [...view.container.querySelectorAll('tbody tr')].map((each) => each.textContent)
  expect(cells.find((each) => each?.startsWith('Vitamin C'))).toContain('Viện Dinh dưỡng, Bộ Y tế 2016')
  expect(cells.find((each) => each?.startsWith('Rau'))).toContain('Chương trình đề ra')
})

test('a result says once that no professional has signed its advice', async () => {
  view = await show(<DietResult result={result} missingWords={String} />)
  expect(view.text().match(/chưa được chuyên gia dinh dưỡng ký duyệt/g)).toHaveLength(1)
})

test('one verdict is announced, with one way to act beside it: salt above and protein below', async () => {
  const both: Result = {
    ...result,
    urgency: 'watch',
    verdict: 'Ngày này có phần vượt mức (muối) và có phần còn thiếu (chất đạm).',
  }
  view = await show(<DietResult result={both} missingWords={String} />)
  const announced = [...view.container.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  expect(announced).toEqual([both.verdict])
  const beside = view.find('[role=status]').parentElement
  expect(beside?.querySelector('a')?.getAttribute('href')).toContain('dung-ngan-hang-thuc-don-dinh-duong')
})

const amount = { ...row, status: 'notJudged', against: 'recommendation', source: null } as const
const unjudged: Result = {
  ...result,
  urgency: 'watch',
  verdict: 'Mẹ mới ghi một bữa (khoảng 14 % năng lượng của ngày): mẹ ghi nốt bữa trưa, bữa tối.',
  standards: [
    { ...amount, standardId: 1, value: 280, recommended: { from: 2180, to: null } },
    { ...amount, standardId: 11, value: 17 },
  ],
  energies: [{ mealCode: 1, energy: 280 }],
}

test('half a bowl of phở is no day: what is missing, amounts, and no verdict, share or advice', async () => {
  const asked: DietBody[] = []
  const api = createFakeApi({
    'NutritionConsulting/CheckAnswers': ({ body }) => {
      if (body) asked.push(body)
      return unjudged
    },
  })
  const person = { title: 'Mẹ mang thai tuần 30', objectTypeId: 3, activity: 'light' } as const
  const pho = { key: 1, kind: 'dish', mealCode: 1, title: 'Phở bò', dishId: 9, portion: 0.5 } as const
  view = await mountInShell({ ...createShellMock(), api }, <DayTool person={person} eaten={[pho]} change={() => {}} />)
  await eventually(() => expect(view.text()).toContain(unjudged.verdict))
  expect(asked.map(({ meals }) => meals)).toEqual([[{ mealCode: 1, dishes: [{ dishId: 9, portion: 0.5 }], foods: [] }]])
  expect(view.find('[role=status]').textContent).toBe(unjudged.verdict)
  const said = view.text().replace(unjudged.verdict, '')
  expect(said).toContain('Những gì đã ghi: Mẹ mang thai tuần 30')
  expect(said).toContain('Năng lượng: 280 kcal')
  expect(said).toContain('Protein: 17 gam')
  expect(said).not.toMatch(/ %|Khuyến nghị|khuyến nghị|đạt|thiếu|vượt|chỉ tiêu|Nên làm gì|thịt/u)
})

test('of far too little in three meals it asks whether that was all, and leads to whom one can ask', async () => {
  const verdict = 'Mẹ đã ghi đủ cả ngày chưa? Những gì đã ghi mới khoảng 40 % năng lượng mẹ cần trong ngày.'
  const finding = { adviceId: 'low-day-eat-pregnancy', kind: 'below' as const, standardId: null, ruleIds: [] }
  const low: Result = {
    ...unjudged,
    verdict,
    energies: [1, 2, 4].map((mealCode) => ({ mealCode, energy: 290 })),
    standards: [{ ...amount, standardId: 1, value: 870, recommended: { from: 2180, to: null } }],
    findings: [{ ...finding, text: 'Nếu cả ngày mẹ chỉ ăn chừng đó thì thấp hơn nhiều so với mức cần.' }],
  }
  view = await show(<DietResult result={low} missingWords={String} />)
  expect(view.find('[role=status]').textContent).toBe(verdict)
  expect(view.text()).toContain('thấp hơn nhiều so với mức cần')
  expect(view.find('[role=status]').parentElement?.querySelector('a')?.textContent).toBe('Hỏi chương trình')
})
