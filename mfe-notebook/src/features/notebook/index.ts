export { CatalogDoors } from './CatalogDoors'
export { CatalogShelf } from './CatalogShelf'
export { catalogIllustration, NOTEBOOK_CATALOGS } from './catalogs'
