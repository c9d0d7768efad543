export { userCartCalls } from './calls/user-cart.calls'
export { countCarts } from './store/user-cart.store'
