export { SiteDesk } from './components/SiteDesk'
export { partAddress } from './rules/desk-address'
export { siteTexts } from './site-texts'
