import type { RemoteInfo, RouteSamples } from 'shared-frame/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'surveys',
  routes: [
    {
      id: 'surveys',
      pattern: '/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung',
      visibility: 'public',
      pageName: 'Surveys',
      query: [],
    },
    {
      id: 'survey',
      pattern: '/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung/:id#',
      visibility: 'unlisted',
      pageName: 'Survey',
      query: [],
    },
    { id: 'classes', pattern: '/dang-ki-lop-hoc', visibility: 'public', pageName: 'ClassRegister', query: ['thang'] },
    { id: 'class', pattern: '/dang-ki-lop-hoc/:id#', visibility: 'public', pageName: 'ClassDetail', query: [] },
    { id: 'survey-preview', pattern: '/xem-truoc/khao-sat/:id#', visibility: 'private', query: [] },
    // Stands in a frame of the preview, as documents of pages with a name may.
    {
      id: 'survey-frame',
      pattern: '/xem-truoc/khao-sat/:id#/khung',
      visibility: 'private',
      pageName: 'SurveyPreview',
      query: [],
    },
    { id: 'poll-preview', pattern: '/xem-truoc/khao-sat-nhanh/:id#', visibility: 'private', query: [] },
    { id: 'popup-preview', pattern: '/xem-truoc/thong-bao/:id#', visibility: 'private', query: [] },
  ],
  widgets: [{ id: 'surveys/home-classes' }, { id: 'surveys/prompt-question' }],
}

/** Real addresses of the content, by which a promote proves that the pages work. */
export const samples: RouteSamples = {
  survey: '/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung/6',
  class: '/dang-ki-lop-hoc/1',
  'survey-preview': '/xem-truoc/khao-sat/6',
  'survey-frame': '/xem-truoc/khao-sat/6/khung',
  'popup-preview': '/xem-truoc/thong-bao/3',
}
