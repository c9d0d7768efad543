import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  editing: () => import('./pages/EditingPage'),
  'site-desk': () => import('./pages/SiteDeskPage'),
  'message-desk': () => import('./pages/MessageDeskPage'),
  'search-desk': () => import('./pages/SearchDeskPage'),
  'content-desk': () => import('./pages/ContentDeskPage'),
  'staff-desk': () => import('./pages/StaffDeskPage'),
  'class-desk': () => import('./pages/ClassDeskPage'),
  'class-new': () => import('./pages/ClassEditorPage'),
  'class-form': () => import('./pages/ClassEditorPage'),
  desk: () => import('./pages/DeskPage'),
  'desk-files': () => import('./pages/DeskFilesPage'),
  'desk-new': () => import('./pages/NewDeskItemPage'),
  'desk-form': () => import('./pages/DeskFormPage'),
  'desk-results': () => import('./pages/DeskResultsPage'),
}
