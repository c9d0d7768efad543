import type { Handlers } from '../platform/calls/handler'
import { type ContactCall, contactCalls } from './calls/contact.calls'
import { type ProductCall, productCalls } from './calls/product.calls'
import { type ReferenceCall, referenceCalls } from './calls/reference.calls'
import { type SiteCall, siteCalls } from './calls/site.calls'

export { forgetOldContacts } from './store/contact.store'

/** What stands around the pages, lists that forms choose from, products, and messages to the programme. */
export function siteCapabilityCalls(
  services: Parameters<typeof contactCalls>[0],
): Handlers<SiteCall | ReferenceCall | ProductCall | ContactCall> {
  return {
    ...siteCalls(services),
    ...referenceCalls(services),
    ...productCalls(services),
    ...contactCalls(services),
  }
}
export { unsetSettings } from './rules/unset-settings'
export { findSiteConfiguration } from './store/site.store'
