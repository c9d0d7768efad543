export { type InAppBrowser, inAppBrowser, leavingAddress } from './in-app-browser'
