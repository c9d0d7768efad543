import { expect, test } from '@jest/globals'
import { mount } from 'shared-frame/testing'
import { dishTexts } from '../../../texts/dish'
import { Allergens } from './Allergens'

async function told(codes: readonly string[], mayContain: readonly string[]): Promise<string> {
  const view = await mount(<Allergens codes={codes} mayContain={mayContain} />)
  const text = view.text()
  await view.unmount()
  return text
}

test('tells what a dish has, what it may have, and that it has nothing of both', async () => {
  const both = await told(['fish'], ['milk', 'soy'])
  expect(both).toContain(`${dishTexts.allergens}: cá`)
  expect(both).toContain(`${dishTexts.mayContain}: sữa; đậu nành`)
  expect(await told([], ['milk'])).not.toContain(dishTexts.noAllergens)
  expect(await told([], [])).toBe(dishTexts.noAllergens)
})
