import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  staff: () => import('./pages/StaffPage'),
  'staff-files': () => import('./pages/StaffFilesPage'),
  'staff-list': () => import('./pages/StaffListPage'),
  'staff-article': () => import('./pages/StaffArticlePage'),
  'batch-assessment': () => import('./pages/BatchAssessmentPage'),
  'staff-growth-sheet': () => import('./pages/GrowthSheetPage'),
  'staff-gain-sheet': () => import('./pages/GainSheetPage'),
  'staff-hand-out': () => import('./pages/HandOutPage'),
  'staff-needs-tables': () => import('./pages/NeedsTablesPage'),
}
