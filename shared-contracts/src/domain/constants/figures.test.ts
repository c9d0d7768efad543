import { expect, test } from '@jest/globals'
import {
  articleCounts,
  CAPTCHA_VERSION,
  CHUNK_RELOAD_MS,
  COOKIE_DAYS,
  cookieNames,
  LANDSCAPE_HEIGHT_PX,
  MISSING_IMAGE_PX,
  NOTIFICATION_MS,
  PAGE_SIZE_MAX,
  POLL_DELAY_MS,
  POPUP_DELAY_MS,
  POPUP_WIDTH_PX,
  PROGRESS_DURATION_MS,
  PROGRESS_THROTTLE_MS,
  pdfExport,
  TOOLTIP_WIDTH_PX,
} from './index'

// The figures of docs/product side by side, so that a change to one is a choice and not a slip.
test('the figures of the specification', () => {
  expect({
    COOKIE_DAYS,
    NOTIFICATION_MS,
    POPUP_WIDTH_PX,
    POPUP_DELAY_MS,
    POLL_DELAY_MS,
    PROGRESS_THROTTLE_MS,
    PROGRESS_DURATION_MS,
    TOOLTIP_WIDTH_PX,
    LANDSCAPE_HEIGHT_PX,
    CHUNK_RELOAD_MS,
    MISSING_IMAGE_PX,
    CAPTCHA_VERSION,
    PAGE_SIZE_MAX,
    articleCounts,
    pdfExport,
  }).toEqual({
    COOKIE_DAYS: 30,
    NOTIFICATION_MS: 2000,
    POPUP_WIDTH_PX: 700,
    POPUP_DELAY_MS: 5000,
    POLL_DELAY_MS: 1000,
    PROGRESS_THROTTLE_MS: 200,
    PROGRESS_DURATION_MS: 5000,
    TOOLTIP_WIDTH_PX: 1024,
    LANDSCAPE_HEIGHT_PX: 375,
    CHUNK_RELOAD_MS: 60_000,
    MISSING_IMAGE_PX: { width: 120, height: 90 },
    CAPTCHA_VERSION: 3,
    PAGE_SIZE_MAX: 50,
    articleCounts: { latest: 4, mostViewed: 4, mostViewedInNotebook: 2, otherArticles: 5, besideTools: 5 },
    pdfExport: {
      format: 'A3',
      orientation: 'portrait',
      jpegQuality: 0.98,
      marginInches: 0.6,
      scale: { desktop: 2, mobile: 1 },
    },
  })
  expect(cookieNames).toMatchObject({ token: 'token', skipPolls: 'skipPolls', skipPopups: 'skipPopups' })
})
