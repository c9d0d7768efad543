/** What the content importer uses. */
export { flattenRedirects, redirectKey } from './redirect-table'
