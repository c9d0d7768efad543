export { AddDish } from './AddDish'
export { bankDish, type Menu as ListedMenu, menuDay, menuDish, menuMeal, menuOfCard, menuWeek } from './menu-items'
