import { expect, test } from '@jest/globals'
import { objectTypes } from 'shared-contracts/ages'
import { productsBeside, refusedInProduct } from 'shared-contracts/menus'
import { realRows } from '../testing/prepared'

const { products } = realRows
const UNDER_24_MONTHS = [5, 6, 7, 8]

test('there are products to show', () => {
  expect(products.length).toBeGreaterThan(0)
  expect(products.filter((product) => refusedInProduct(product) !== null)).toEqual([])
})

test.each(
  products.flatMap((product) =>
    objectTypes.map((objectType) => [product.title, objectType.title, product, objectType] as const),
  ),
)('%s beside the menus of: %s', (_, __, product, { id, group }) => {
  const isShown = productsBeside([product], id).length > 0
  // Nobody of these is shown any product at all, whatever it is.
  if (UNDER_24_MONTHS.includes(id) || group === null) expect(isShown).toBe(false)
  if (isShown) {
    expect(refusedInProduct(product)).toBeNull()
    expect(`${product.title} ${product.summary}`).not.toMatch(/sữa bột|công thức|bình bú|núm vú|ti giả|ăn dặm/i)
  }
})
