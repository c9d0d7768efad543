import type { PageTable } from 'shared-ui/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  staff: () => import(/* webpackChunkName: "page-staff" */ './pages/StaffPage'),
  'staff-list': () => import(/* webpackChunkName: "page-staff-list" */ './pages/StaffListPage'),
  'staff-article': () => import(/* webpackChunkName: "page-staff-article" */ './pages/StaffArticlePage'),
}
