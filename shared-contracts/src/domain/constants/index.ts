export {
  API_BODY_LIMIT_BYTES,
  IMAGE_BODY_LIMIT_BYTES,
  IMAGES_BODY_LIMIT_BYTES,
  MENU_BUILDER_BODY_LIMIT_BYTES,
} from './body-limits'
export { CONSENT_TEXT_VERSION } from './consent'
export { COOKIE_DAYS, cookieNames, SOUTHERN_WORDS_COOKIE, stepCookies } from './cookies'
export { deviceList } from './device-list'
export { compareHomeOrder } from './home-order'
export {
  CAPTCHA_VERSION,
  CHUNK_RELOAD_MS,
  LANDSCAPE_HEIGHT_PX,
  MISSING_IMAGE_PX,
  NOTIFICATION_MS,
  NOTIFICATION_WITH_ACTION_MS,
  POLL_DELAY_MS,
  POPUP_DELAY_MS,
  POPUP_WIDTH_PX,
  PROGRESS_DURATION_MS,
  PROGRESS_THROTTLE_MS,
  TOOLTIP_WIDTH_PX,
} from './interface'
export { articleCounts, PAGE_SIZE_MAX } from './list-sizes'
export { type MediaType, mediaTypeOf, mediaTypes } from './media-type'
export { ownPages } from './own-pages'
export { pdfExport, printedPapers } from './pdf-export'
export {
  childrenCountOptions,
  childYearOptions,
  followUpYearOptions,
  pregnancyDayOptions,
  pregnancyWeekOptions,
  recommendationOptions,
  registrationYearOptions,
} from './profile-options'
export { EMERGENCY_PHONE, SITE_NAME } from './site'
export { type KnownUnitName, RELEASE_VERSION, UNIT_NAMES } from './unit-names'
