/** For tests: a small whole site as content files, and whether tools, articles and FAQ agree. */
export { disagreements, readSiteBook, type SiteBook, type ToldText } from './agreement'
export * from './fixture-content'
