export { CatalogShelf } from './CatalogShelf'
export { newestQuery } from './newest-query'
export { StaffTools } from './StaffTools'
