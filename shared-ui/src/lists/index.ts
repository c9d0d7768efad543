export { type CategoryTab, CategoryTabs } from './CategoryTabs'
export { Pager } from './Pager'
export { redirectToLastPage } from './redirect-to-last-page'
