export { ShoppingListPart } from './shopping-list-part'
