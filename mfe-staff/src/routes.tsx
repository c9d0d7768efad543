import type { PageTable } from 'shared-ui/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  staff: () => import('./pages/StaffPage'),
  'staff-list': () => import('./pages/StaffListPage'),
  'staff-article': () => import('./pages/StaffArticlePage'),
}
