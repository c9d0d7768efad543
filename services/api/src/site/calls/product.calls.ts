import { anyone, anyoneAfresh, type CallsOf, type Handlers } from '../../platform/calls/handler'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../server/services'
import { findProducts } from '../store/site.store'

export function productCalls({ database }: Services): Handlers<CallsOf<'Product'>> {
  return {
    'Product/GetById': anyone(async ({ query }) => {
      const products = await findProducts(database)
      return found(
        products.find(({ id }) => id === query.id),
        'product_does_not_exist',
      )
    }),
    'Product/GetRandomProducts': anyoneAfresh(async ({ query }) => {
      const drawn = (await findProducts(database)).map((product) => ({ product, lot: Math.random() }))
      drawn.sort((a, b) => a.lot - b.lot)
      return drawn.slice(0, query.count).map(({ product }) => product)
    }),
    'Product/GetAll': anyone(() => findProducts(database)),
    'Product/GetLogos': anyone(async () =>
      (await findProducts(database)).map(({ id, title, logoUrl, link }) => ({ id, title, logoUrl, link })),
    ),
  }
}
