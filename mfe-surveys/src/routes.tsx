import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  surveys: () => import('./pages/SurveysPage'),
  survey: () => import('./pages/SurveyPage'),
  classes: () => import('./pages/ClassesPage'),
  class: () => import('./pages/ClassPage'),
  'survey-preview': () => import('./pages/previews/PreviewPage'),
  'survey-frame': () => import('./pages/previews/SurveyFramePage'),
  'poll-preview': () => import('./pages/previews/PreviewPage'),
  'popup-preview': () => import('./pages/previews/PreviewPage'),
}
