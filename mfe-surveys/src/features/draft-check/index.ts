export { siteContext } from './site-context'
export { siteRegistry } from './site-registry'
