import { afterEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { ProductsPart } from './products-part'
import { productTexts as texts } from './products-texts'

const products = [
  { id: 1, title: 'Muối i-ốt', summary: 'Gia vị mặn có i-ốt.', logoUrl: '/m.svg', link: '/so-tay-cua-me' },
  { id: 2, title: 'Sữa công thức số 1', summary: 'Cho bé.', logoUrl: '/s.svg', link: '/so-tay-cua-me' },
]
const logos = products.map(({ summary: _, ...logo }) => logo)

let view: MountedView
afterEach(() => view.unmount())

async function show(objectTypeIds: readonly number[], isDown: () => boolean = () => false): Promise<string[]> {
  const asked: string[] = []
  const answer =
    <T,>(name: string, data: T) =>
    () => {
      asked.push(name)
      if (isDown()) throw new ApiError('Product/GetLogos', 0, 'Không có mạng.')
      return data
    }
  const api = createFakeApi({
    'Product/GetLogos': answer('logos', logos),
    'Product/GetAll': answer('all', products),
  })
  view = await mountInShell(
    { ...createShellMock(), api },
    objectTypeIds.map((id) => <ProductsPart key={id} objectTypeId={id} />),
  )
  return asked
}

test('beside menus of mothers and bigger children stand products, marked as such, fetched once for all places', async () => {
  const asked = await show([2, 10])
  await eventually(() => expect(view.text().match(/Muối i-ốt/g)).toHaveLength(2))
  expect(view.text()).toContain(texts.title)
  expect(view.text()).toContain(texts.notice)
  expect(asked).toEqual(['logos'])
  // What is told of each waits until somebody asks.
  expect(view.text()).not.toContain('Gia vị mặn')
  await click(view.button(texts.more))
  await eventually(() => expect(view.text()).toContain('Gia vị mặn có i-ốt.'))
  expect(asked).toEqual(['logos', 'all'])
})

test('what may not be promoted is not shown, wherever it came from', async () => {
  await show([2])
  await eventually(() => expect(view.text()).toContain('Muối i-ốt'))
  await click(view.button(texts.more))
  await eventually(() => expect(view.text()).toContain('Gia vị mặn'))
  expect(view.text()).not.toContain('Sữa công thức')
})

test.each([5, 6, 7, 8, 0, 11])(
  'beside the menus of object type %i there are none, and none are asked for',
  async (id) => {
    const asked = await show([id])
    expect(view.text()).toBe('')
    expect(asked).toEqual([])
  },
)

test('products that do not come say so quietly and come when asked again', async () => {
  let isDown = true
  await show([2], () => isDown)
  await eventually(() => expect(view.text()).toContain(texts.failed))
  isDown = false
  await click(view.button(texts.retry))
  await eventually(() => expect(view.text()).toContain('Muối i-ốt'))
})
