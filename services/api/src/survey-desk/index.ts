import type { Handlers } from '../platform/calls/handler'
import type { Services } from '../platform/services'
import { deskItemCalls } from './calls/desk.calls'
import { deskFileCalls } from './calls/desk-files.calls'
import { deskResultCalls } from './calls/desk-results.calls'
import { popupViewCalls } from './calls/popup-views.calls'

export { importEntries } from './import-entries'
export { seedSurveys } from './seed-surveys'
export { findItems as findDeskItems } from './store/desk-item.store'

/** The editors' desk: surveys, polls and popups in the making, and what was answered. */
export function surveyDeskCalls(services: Services) {
  return {
    ...deskItemCalls(services),
    ...deskFileCalls(services),
    ...deskResultCalls(services),
    ...popupViewCalls(services),
  } satisfies Partial<Handlers>
}
