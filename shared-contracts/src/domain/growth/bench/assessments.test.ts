import { expect, test } from '@jest/globals'
import { measureAssessments } from './assessments'

test('measures', async () => {
  expect((await measureAssessments(1)).assessmentsPerSecond).toBeGreaterThan(0)
})
