import { expect, test } from '@jest/globals'
import { act } from 'react'
import type { Review } from 'shared-contracts/health-rules'
import { mount } from '../testing/index'
import { EnergyBowl } from './cards/EnergyBowl'
import { NutritionNeed } from './cards/NutritionNeed'
import { Price } from './cards/Price'
import { isNotFoundPicture, Picture } from './content/Picture'
import { ReviewedBy } from './content/ReviewedBy'
import { ReviewLine } from './content/ReviewLine'
import { SourceList } from './content/SourceList'

test.each([
  [60, 80, 'g', '60 - 80 g', 'từ 60 đến 80 g'],
  [60, 60, 'g', '60 g', null],
  [1000, null, 'mg', '≥ 1.000 mg', 'từ 1.000 trở lên mg'],
  [null, 5, 'g', '≤ 5 g', 'tối đa 5 g'],
  [null, null, 'g', '...', 'chưa có số liệu'],
  [0.5, 1.25, '', '0,5 - 1,25', 'từ 0,5 đến 1,25'],
])('need of min %s, max %s %s shows %j', async (min, max, unit, shown, spoken) => {
  const view = await mount(<NutritionNeed min={min} max={max} unit={unit} />)
  const seen = spoken === null ? view.find('span') : view.find('[aria-hidden]')
  expect(seen.textContent).toBe(shown)
  expect(view.container.querySelector('.visually-hidden')?.textContent ?? null).toBe(spoken)
  await view.unmount()
})

test.each([
  [125_449, '<data value="125400">125.400 đ</data>'],
  [125_450, '<data value="125500">125.500 đ</data>'],
  [null, '<data value="0">0 đ</data>'],
])('price %s', async (amount, html) => {
  const view = await mount(<Price amount={amount} />)
  expect(view.container.innerHTML).toBe(html)
  await view.unmount()
})

test.each([
  [120, 90, true],
  [90, 120, false],
  [121, 90, false],
  [320, 240, false],
])('a picture of %ix%i is not found: %s', (width, height, notFound) => {
  expect(isNotFoundPicture(width, height)).toBe(notFound)
})

test('a missing picture is replaced, and a new address gets its own chance', async () => {
  const view = await mount(<Picture src="/a.jpg" alt="Cháo" width={320} height={240} />)
  const image = view.find<HTMLImageElement>('img')
  Object.defineProperty(image, 'naturalWidth', { value: 120, configurable: true })
  Object.defineProperty(image, 'naturalHeight', { value: 90, configurable: true })
  await view.rerender(<Picture src="/a.jpg" alt="Cháo" width={320} height={240} />)
  await act(async () => image.dispatchEvent(new Event('load')))
  expect(image.getAttribute('src')).toBe('/media/illustrations/missing-picture.svg')
  await view.rerender(<Picture src="/b.jpg" alt="Cháo" width={320} height={240} />)
  expect(image.getAttribute('src')).toBe('/b.jpg')
  await act(async () => image.dispatchEvent(new Event('error')))
  expect(image.getAttribute('src')).toBe('/media/illustrations/missing-picture.svg')
  await view.unmount()
})

test('the bowl says its meals in words and carries their table', async () => {
  const meals = [
    { mealCode: 1, title: 'Bữa sáng', energy: 500 },
    { mealCode: 2, title: 'Bữa trưa', energy: 750 },
    { mealCode: 5, title: 'Phụ sáng', energy: 0 },
  ] as const
  const view = await mount(<EnergyBowl meals={meals} title="Năng lượng thứ hai" />)
  expect(view.find('title').textContent).toBe('Năng lượng thứ hai: Bữa sáng 40%, Bữa trưa 60%')
  const rows = [...view.container.querySelectorAll('tbody tr')].map((row) =>
    row.textContent?.replace(/\s+/g, ' ').trim(),
  )
  expect(rows).toEqual(['Bữa sáng500 kcal40%', 'Bữa trưa750 kcal60%'])
  await view.rerender(<EnergyBowl meals={[]} title="Năng lượng" />)
  expect(view.find('title').textContent).toBe('Năng lượng: chưa có số liệu')
  await view.unmount()
})

test('an article shows who wrote and reviewed it, and when', async () => {
  const view = await mount(
    <ReviewedBy
      author="Ban biên tập"
      reviewer="Lê Thị B"
      publishedAt="2025-09-05"
      reviewedAt="2025-10-01"
      reviewDueAt={null}
    />,
  )
  const facts = [...view.container.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts).toEqual([
    'Tác giảBan biên tập',
    'Đối chiếu nguồnLê Thị B',
    'Đăng ngày05/09/2025',
    'Xem lại lần cuối01/10/2025',
  ])
  expect(view.find('time').getAttribute('datetime')).toBe('2025-09-05')
  await view.unmount()
})

const signature = { name: 'Lê Thị B', title: 'Thạc sĩ dinh dưỡng', date: '2027-01-05' } as const
test.each<[string, Review | null, string]>([
  ['nothing to sign', null, ''],
  [
    'unsigned',
    { state: 'unsigned' },
    'Nội dung được soạn từ các nguồn có ghi tên, chưa được chuyên gia dinh dưỡng ký duyệt.',
  ],
  ['signed', { state: 'signed', ...signature }, 'Đã được Thạc sĩ dinh dưỡng Lê Thị B ký duyệt ngày 05/01/2027.'],
  [
    'changed since',
    { state: 'changed', ...signature },
    'Bản trước đã được Thạc sĩ dinh dưỡng Lê Thị B ký duyệt ngày 05/01/2027; nội dung đã sửa từ đó và chưa được ký lại.',
  ],
])('a text says whether a professional signed it: %s', async (_, review, text) => {
  const view = await mount(<ReviewLine review={review} />)
  expect(view.container.textContent).toBe(text)
  await view.unmount()
})

test('sources are listed with their address, or as printed ones', async () => {
  const view = await mount(
    <SourceList
      sources={[
        { title: 'Nhu cầu dinh dưỡng', publisher: 'Viện Dinh dưỡng', year: '2016', url: null },
        { title: 'Growth Standards', publisher: 'WHO', year: '2006', url: 'https://www.who.int/' },
      ]}
    />,
  )
  const entries = [...view.container.querySelectorAll('li')]
  expect(entries.map((entry) => entry.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
    null,
    'https://www.who.int/',
  ])
  expect(entries.map((entry) => entry.textContent?.includes('(bản in)'))).toEqual([true, false])
  expect(entries.map((entry) => entry.querySelector('cite')?.lang)).toEqual(['', 'en'])
  await view.rerender(<SourceList sources={[]} />)
  expect(view.text()).toBe('')
  await view.unmount()
})
