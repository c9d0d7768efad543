import type { KitchenServices } from '../kitchen'
import type { CallsOf, Handlers } from '../platform/calls/handler'
import { withCartReading } from './calls/cart-reading'
import { listShareCalls } from './calls/list-share.calls'
import { marketListCalls } from './calls/market-list.calls'
import { cartEntryCalls } from './calls/user-cart.calls'

export { type CartFacts, shownDay } from './rules/cart-entries'
export { keptDay } from './rules/cart-item'
export { forgetDoneOperations } from './store/list-notes.store'
export { forgetEndedShares } from './store/list-share.store'
export { countCarts } from './store/user-cart.store'

/** The shopping list: what is on it, what is to buy for it, what is noted on it, and links that show it. */
export function userCartCalls(services: KitchenServices): Handlers<CallsOf<'UserCart'>> {
  const reading = withCartReading(services)
  return { ...cartEntryCalls(reading), ...marketListCalls(reading), ...listShareCalls(reading) }
}
