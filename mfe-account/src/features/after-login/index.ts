export { destinationOf, finishLogin, welcomeAfterReload } from './after-login'
export { returnTo, withReturnTo } from './return-to'
