import type { PageTable } from 'shared-ui/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  login: () => import(/* webpackChunkName: "page-login" */ './pages/LoginPage'),
  register: () => import(/* webpackChunkName: "page-register" */ './pages/RegisterPage'),
  verify: () => import(/* webpackChunkName: "page-verify" */ './pages/VerifyPage'),
  'forgot-password': () => import(/* webpackChunkName: "page-forgot-password" */ './pages/ForgotPasswordPage'),
  'change-email': () => import(/* webpackChunkName: "page-change-email" */ './pages/ChangeEmailPage'),
  account: () => import(/* webpackChunkName: "page-account" */ './pages/AccountPage'),
  'account-profile': () => import(/* webpackChunkName: "page-account-profile" */ './pages/ProfilePage'),
  'account-favourites': () => import(/* webpackChunkName: "page-account-favourites" */ './pages/FavouritesPage'),
  'account-activities': () => import(/* webpackChunkName: "page-account-activities" */ './pages/ActivitiesPage'),
  'account-security': () => import(/* webpackChunkName: "page-account-security" */ './pages/SecurityPage'),
  'account-own-data': () => import(/* webpackChunkName: "page-account-own-data" */ './pages/OwnDataPage'),
  cart: () => import(/* webpackChunkName: "page-cart" */ './pages/CartPage'),
}
