export { favouriteCalls } from './calls/favourite.calls'
