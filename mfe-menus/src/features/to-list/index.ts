export { AddDish } from './AddDish'
export { bankDish, type MenuToCook, menuDay, menuDish, menuMeal, menuOfCard, menuWeek } from './menu-items'
