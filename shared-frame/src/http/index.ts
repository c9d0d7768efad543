export { type BrowserClient, createBrowserClient } from './create-browser-client'
