export { userCartCalls } from './calls/user-cart.calls'
export { type CartFacts, shownDay } from './rules/cart-entries'
export { type CartDay, keptDay } from './rules/cart-item'
export { countCarts } from './store/user-cart.store'
