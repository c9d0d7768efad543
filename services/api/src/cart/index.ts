export { userCartCalls } from './calls/user-cart.calls'
export type { CartContent } from './rules/cart-item'
export { countCarts } from './store/user-cart.store'
