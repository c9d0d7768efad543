import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { texts } from '../../../texts'
import { Allergens } from './Allergens'

test('tells what a dish has, what it may have, and that it has nothing of both', () => {
  const both = renderToStaticMarkup(<Allergens codes={['fish']} mayContain={['milk', 'soy']} />)
  expect(both).toContain(`${texts.dish.allergens}: <strong>cá</strong>`)
  expect(both).toContain(`${texts.dish.mayContain}: <strong>sữa; đậu nành</strong>`)
  const unknown = renderToStaticMarkup(<Allergens codes={[]} mayContain={['milk']} />)
  expect(unknown).not.toContain(texts.dish.noAllergens)
  expect(renderToStaticMarkup(<Allergens codes={[]} mayContain={[]} />)).toContain('không có chất dễ gây dị ứng')
})
