export { CatalogCards } from './CatalogCards'
export { CatalogShelf } from './CatalogShelf'
export { catalogIllustration, NOTEBOOK_CATALOGS } from './catalogs'
