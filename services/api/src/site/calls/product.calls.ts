import { type CallsOf, type Handlers, publicCached, publicUncached } from '../../platform/calls/handler'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import { findProducts } from '../store/site.store'

export type ProductCall = CallsOf<'Product'>

export function productCalls({ database }: Services): Handlers<ProductCall> {
  return {
    'Product/GetById': publicCached(async ({ query }) => {
      const products = await findProducts(database)
      return found(
        products.find(({ id }) => id === query.id),
        'product_does_not_exist',
      )
    }),
    'Product/GetRandomProducts': publicUncached(async ({ query }) => {
      const drawn = (await findProducts(database)).map((product) => ({ product, lot: Math.random() }))
      drawn.sort((a, b) => a.lot - b.lot)
      return drawn.slice(0, query.count).map(({ product }) => product)
    }),
    'Product/GetAll': publicCached(() => findProducts(database)),
    'Product/GetLogos': publicCached(async () =>
      (await findProducts(database)).map(({ id, title, logoUrl, link }) => ({ id, title, logoUrl, link })),
    ),
  }
}
