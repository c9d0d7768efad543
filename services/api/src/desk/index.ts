import type { AccountServices } from '../account'
import type { KitchenServices } from '../kitchen'
import type { Handlers } from '../platform/calls/handler'
import { historyCalls } from './calls/history.calls'
import { contentDeskCalls } from './content/calls/content-desk.calls'
import { messageCalls } from './messages/calls/message.calls'
import { bannerCalls } from './site/calls/banner.calls'
import { entryCalls } from './site/calls/entry.calls'
import { pinCalls } from './site/calls/pins.calls'
import { deskItemCalls } from './surveys/calls/desk.calls'
import { deskFileCalls } from './surveys/calls/desk-files.calls'
import { deskResultCalls } from './surveys/calls/desk-results.calls'
import { popupViewCalls } from './surveys/calls/popup-views.calls'

export { type ChangedItem, NO_CHANGES, toldInPart } from './content/rules/imported-changes'
export { inState, publishDueContent, raiseRevision, settleStates } from './content/store/state.store'
export { findWithdrawnAddresses, isWithdrawn } from './content/store/withdrawn.store'
export { registerSitePictures } from './site/calls/banner.calls'
export { exportSite } from './site/export-site'
export { shownEntries } from './site/rules/site-entries'
export { noticeBannerDay } from './site/store/banner-day.store'
export { findEntries } from './site/store/entry.store'
export { forgetUnusedPictures } from './site/store/picture.store'
export { importEntries } from './surveys/import-entries'
export { seedSurveys } from './surveys/seed-surveys'
export { findItems as findDeskItems } from './surveys/store/desk-item.store'

/** Editors' desks: surveys, polls and popups; what stands round the content; messages to the programme; the content's own state. */
export function deskCalls(services: AccountServices & KitchenServices) {
  return {
    ...historyCalls(services),
    ...deskItemCalls(services),
    ...deskFileCalls(services),
    ...deskResultCalls(services),
    ...popupViewCalls(services),
    ...entryCalls(services),
    ...bannerCalls(services),
    ...pinCalls(services),
    ...messageCalls(services),
    ...contentDeskCalls(services),
  } satisfies Partial<Handlers>
}
