import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  'menu-bank': () => import('./pages/MenuBankPage'),
  'menu-bank-setup': () => import('./pages/MenuBankSetupPage'),
  'institute-menus': () => import('./pages/InstituteMenusPage'),
  'build-menu': () => import('./pages/BuildMenuPage'),
  'build-menu-setup': () => import('./pages/BuildMenuSetupPage'),
  'family-menu': () => import('./pages/FamilyMenuPage'),
  'saved-menus': () => import('./pages/SavedMenusPage'),
  'saved-menu': () => import('./pages/SavedMenuPage'),
  dish: () => import('./pages/DishPage'),
  'dish-preview': () => import('./pages/DishPreviewPage'),
  menu: () => import('./pages/MenuPage'),
}
