import { expect, test } from '@jest/globals'
import type { GrowthAdvice } from 'shared-contracts/growth-advice'
import { mount } from 'shared-ui/testing'
import { GrowthAdviceNotice } from './GrowthAdviceNotice'

const advice: GrowthAdvice = {
  urgency: 'fine',
  verdict: 'Bé đang lớn tốt',
  findings: [],
  advice: [],
}

test('advice says once that no professional has signed it', async () => {
  const view = await mount(<GrowthAdviceNotice advice={advice} />)
  expect(view.text().match(/chưa được chuyên gia dinh dưỡng ký duyệt/g)).toHaveLength(1)
  await view.unmount()
})
