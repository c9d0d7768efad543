export { EditingHub } from './components/EditingHub'
export { SiteDesk } from './components/SiteDesk'
export { siteDeskTexts } from './site-desk-texts'
