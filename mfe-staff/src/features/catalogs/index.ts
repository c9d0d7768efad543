export { catalogIllustration, STAFF_CATALOGS, staffRoot } from './staff-catalogs'
