export { sectionPages } from './section-pages'
export { type SitePath, sitePaths } from './site-paths'
