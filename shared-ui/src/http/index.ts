export { createBrowserClient } from './create-browser-client'
