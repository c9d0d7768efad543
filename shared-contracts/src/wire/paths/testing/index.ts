export { type SitePath, sitePaths } from './site-paths'
