export { PrintDishButton } from './components/PrintDishButton'
export { PrintMenuButton } from './components/PrintMenuButton'
export type { MenuToPrint } from './rules/menu-to-print'
