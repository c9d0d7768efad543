export { ProductsPart } from './products-part'
