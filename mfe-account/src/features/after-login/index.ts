export { destinationOf, finishLogin, welcomeAfterReload } from './after-login'
export { keepReturn, returnAfter } from './kept-return'
export { returnTo, withReturnTo } from './return-to'
