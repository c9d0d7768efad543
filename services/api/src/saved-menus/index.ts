export { savedMenuCalls } from './calls/saved-menu.calls'
export { forgetDeletedMenus } from './store/saved-menu.store'
