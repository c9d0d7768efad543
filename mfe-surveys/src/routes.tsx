import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  surveys: () => import('./pages/SurveysPage'),
  survey: () => import('./pages/SurveyPage'),
  classes: () => import('./pages/ClassesPage'),
  class: () => import('./pages/ClassPage'),
  'class-desk': () => import('./pages/ClassDeskPage'),
  'class-new': () => import('./pages/ClassEditorPage'),
  'class-form': () => import('./pages/ClassEditorPage'),
  'survey-preview': () => import('./pages/previews/SurveyPreviewPage'),
  'survey-frame': () => import('./pages/previews/SurveyFramePage'),
  'poll-preview': () => import('./pages/previews/PollPreviewPage'),
  'popup-preview': () => import('./pages/previews/PopupPreviewPage'),
  desk: () => import('./pages/DeskPage'),
  'desk-files': () => import('./pages/DeskFilesPage'),
  'desk-new': () => import('./pages/NewDeskItemPage'),
  'desk-form': () => import('./pages/DeskFormPage'),
  'desk-results': () => import('./pages/DeskResultsPage'),
}
