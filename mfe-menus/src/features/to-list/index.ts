export { AddDish } from './AddDish'
export { bankDish, menuDay, menuDish, menuMeal, menuOfCard, menuWeek } from './menu-items'
