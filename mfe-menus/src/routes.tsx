import type { PageTable } from 'shared-ui/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  'menu-bank': () => import(/* webpackChunkName: "page-menu-bank" */ './pages/MenuBankPage'),
  'menu-bank-setup': () => import(/* webpackChunkName: "page-menu-bank-setup" */ './pages/MenuBankSetupPage'),
  'institute-menus': () => import(/* webpackChunkName: "page-institute-menus" */ './pages/InstituteMenusPage'),
  'build-menu': () => import(/* webpackChunkName: "page-build-menu" */ './pages/BuildMenuPage'),
  'build-menu-setup': () => import(/* webpackChunkName: "page-build-menu-setup" */ './pages/BuildMenuSetupPage'),
  dish: () => import(/* webpackChunkName: "page-dish" */ './pages/DishPage'),
  menu: () => import(/* webpackChunkName: "page-menu" */ './pages/MenuPage'),
}
