import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  login: () => import('./pages/LoginPage'),
  register: () => import('./pages/RegisterPage'),
  verify: () => import('./pages/VerifyPage'),
  'forgot-password': () => import('./pages/ForgotPasswordPage'),
  'undo-change': () => import('./pages/UndoChangePage'),
  'change-email': () => import('./pages/ChangeEmailPage'),
  account: () => import('./pages/AccountPage'),
  'account-profile': () => import('./pages/ProfilePage'),
  'account-favourites': () => import('./pages/FavouritesPage'),
  'account-activities': () => import('./pages/ActivitiesPage'),
  'account-security': () => import('./pages/SecurityPage'),
  'account-own-data': () => import('./pages/OwnDataPage'),
  cart: () => import('./pages/CartPage'),
  'shared-list': () => import('./pages/SharedListPage'),
}
