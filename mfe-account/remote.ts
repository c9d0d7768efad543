import type { RemoteInfo } from 'shared-frame/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'account',
  routes: [
    { id: 'login', pattern: '/dang-nhap', visibility: 'unlisted', pageName: 'Login' },
    {
      id: 'register',
      pattern: '/dang-ky',
      visibility: 'unlisted',
      pageName: 'Register',
      query: ['vai-tro'],
    },
    { id: 'verify', pattern: '/xac-thuc', visibility: 'unlisted', pageName: 'Verify' },
    { id: 'forgot-password', pattern: '/quen-mat-khau', visibility: 'unlisted', pageName: 'ForgotPassword' },
    { id: 'undo-change', pattern: '/hoan-tac-thay-doi', visibility: 'unlisted', pageName: 'UndoChange' },
    { id: 'change-email', pattern: '/doi-email', visibility: 'private', pageName: 'ChangeEmail' },
    { id: 'account', pattern: '/trang-ca-nhan-cua-ban/:id#?', visibility: 'private', pageName: 'Account' },
    { id: 'account-profile', pattern: '/trang-ca-nhan-cua-ban/ho-so', visibility: 'private', pageName: 'Account' },
    {
      id: 'account-favourites',
      pattern: '/trang-ca-nhan-cua-ban/yeu-thich',
      visibility: 'private',
      pageName: 'Account',
    },
    {
      id: 'account-activities',
      pattern: '/trang-ca-nhan-cua-ban/lop-hoc-va-khao-sat',
      visibility: 'private',
      pageName: 'Account',
    },
    { id: 'account-security', pattern: '/trang-ca-nhan-cua-ban/bao-mat', visibility: 'private', pageName: 'Account' },
    {
      id: 'account-own-data',
      pattern: '/trang-ca-nhan-cua-ban/du-lieu-cua-toi',
      visibility: 'private',
      pageName: 'Account',
    },
    // Unlisted, not private: its document is the same for everybody and says also without scripts what the list is.
    { id: 'cart', pattern: '/danh-sach-thuc-don-di-cho', visibility: 'unlisted', pageName: 'Cart', query: [] },
    {
      id: 'shared-list',
      pattern: '/danh-sach-thuc-don-di-cho/chia-se',
      visibility: 'unlisted',
      pageName: 'SharedList',
      query: [],
    },
  ],
  widgets: [],
}
