import { expect, test } from '@jest/globals'
import { mount } from 'shared-frame/testing'
import { texts } from '../../../texts'
import { Allergens } from './Allergens'

async function told(codes: readonly string[], mayContain: readonly string[]): Promise<string> {
  const view = await mount(<Allergens codes={codes} mayContain={mayContain} />)
  const text = view.text()
  await view.unmount()
  return text
}

test('tells what a dish has, what it may have, and that it has nothing of both', async () => {
  const both = await told(['fish'], ['milk', 'soy'])
  expect(both).toContain(`${texts.dish.allergens}: cá`)
  expect(both).toContain(`${texts.dish.mayContain}: sữa; đậu nành`)
  expect(await told([], ['milk'])).not.toContain(texts.dish.noAllergens)
  expect(await told([], [])).toBe(texts.dish.noAllergens)
})
