import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { productAddresses } from '../calls/product'
import { id, queryId } from './fields'

export const product = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  logoUrl: z.string(),
  link: z.string(),
})

export const productSchemas = {
  'Product/GetById': {
    summary: 'One product',
    query: z.object({ id: queryId }),
    answer: product,
    errors: ['product_does_not_exist'],
  },
  'Product/GetRandomProducts': {
    summary: 'A few products by chance',
    query: z.object({ count: z.coerce.number<number | string>().int().min(1).max(20).default(4) }),
    answer: z.array(product),
  },
  'Product/GetAll': { summary: 'All products', answer: z.array(product) },
  'Product/GetLogos': {
    summary: 'Logos of products',
    answer: z.array(z.object({ id, title: z.string(), logoUrl: z.string(), link: z.string() })),
  },
} as const satisfies Record<keyof typeof productAddresses, CallSchemas>
