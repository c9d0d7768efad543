import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { contentRoot } from '../files/content-folder'
import { realReviews } from '../testing/prepared'
import { ADVICE_REVIEWS_MODULE, adviceReviewsModule } from './advice-reviews-module'

test('the generated signatures are those of the content: else run "npm run content -- generate"', () => {
  const content = { reviews: realReviews() }
  expect(readFileSync(path.join(contentRoot(), '..', ADVICE_REVIEWS_MODULE), 'utf8')).toBe(adviceReviewsModule(content))
})
