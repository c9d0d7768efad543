export { Entries } from './components/Entries'
export { useCartRemoval } from './requests/use-cart-removal'
