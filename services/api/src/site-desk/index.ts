import type { AccountServices } from '../account'
import type { Handlers } from '../platform/calls/handler'
import { bannerCalls } from './calls/banner.calls'
import { deskCalls } from './calls/desk.calls'
import { entryCalls } from './calls/entry.calls'
import { messageCalls } from './calls/message.calls'
import { pinCalls } from './calls/pins.calls'

export { registerSitePictures } from './calls/banner.calls'
export { exportSite } from './export-site'
export { shownEntries } from './rules/site-entries'
export { noticeBannerDay } from './store/banner-day.store'
export { findEntries } from './store/entry.store'
export { forgetUnusedPictures } from './store/picture.store'

/** The editors' desk of the site: pins, banners, site objects, navigation, answers to messages. */
export function siteDeskCalls(services: AccountServices) {
  return {
    ...deskCalls(),
    ...entryCalls(services),
    ...bannerCalls(services),
    ...pinCalls(services),
    ...messageCalls(services),
  } satisfies Partial<Handlers>
}
