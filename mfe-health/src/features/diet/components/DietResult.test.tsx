import { expect, test } from '@jest/globals'
import { mount } from 'shared-ui/testing'
import type { DietResult as Result } from '../requests/diet-result'
import { DietResult } from './DietResult'

const result: Result = {
  verdict: 'Một ngày ăn khá đủ.',
  standards: [],
  energies: [],
  limits: [],
  findings: [],
  advice: [],
  suggestions: [],
}

test('a result says once that no professional has signed its advice', async () => {
  const view = await mount(<DietResult result={result} missingWords={String} />)
  expect(view.text().match(/chưa được chuyên gia dinh dưỡng ký duyệt/g)).toHaveLength(1)
  await view.unmount()
})
