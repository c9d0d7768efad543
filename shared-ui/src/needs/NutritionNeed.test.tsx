import { expect, test } from '@jest/globals'
import { mount } from 'shared-frame/testing'
import { NutritionNeed } from './NutritionNeed'

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
