import { expect, it } from '@jest/globals'
import { measureAssessments } from './assessments'

it('measures', async () => {
  expect((await measureAssessments(1)).assessmentsPerSecond).toBeGreaterThan(0)
})
