import { expect, test } from '@jest/globals'
import { act } from 'react'
import type { Review } from 'shared-contracts/health-rules'
import { mount } from '../testing/index'
import { EnergyBowl } from './cards/EnergyBowl'
import { Price } from './cards/Price'
import { isNotFoundPicture, Picture } from './content/Picture'
import { ReviewLine } from './content/ReviewLine'

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
