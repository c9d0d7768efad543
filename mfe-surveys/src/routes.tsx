import type { PageTable } from 'shared-ui/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  surveys: () => import(/* webpackChunkName: "page-surveys" */ './pages/SurveysPage'),
  survey: () => import(/* webpackChunkName: "page-survey" */ './pages/SurveyPage'),
  classes: () => import(/* webpackChunkName: "page-classes" */ './pages/ClassesPage'),
  class: () => import(/* webpackChunkName: "page-class" */ './pages/ClassPage'),
  'survey-preview': () => import(/* webpackChunkName: "page-survey-preview" */ './pages/SurveyPreviewPage'),
  'poll-preview': () => import(/* webpackChunkName: "page-poll-preview" */ './pages/PollPreviewPage'),
}
