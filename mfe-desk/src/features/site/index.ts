export { SiteDesk } from './components/SiteDesk'
export { partAddress } from './rules/desk-address'
export { siteDeskTexts } from './site-desk-texts'
