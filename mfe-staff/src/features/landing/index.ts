export { CatalogShelf } from './CatalogShelf'
export { StaffTools } from './StaffTools'
