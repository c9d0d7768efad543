import type { RemoteInfo } from 'shared-contracts/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'staff',
  routes: [
    { id: 'staff', pattern: '/danh-cho-can-bo-y-te', visibility: 'public', pageName: 'Medical', query: [] },
    {
      id: 'staff-list',
      pattern: '/danh-cho-can-bo-y-te/:code',
      visibility: 'public',
      pageName: 'MedicalList',
      query: ['chuyen-muc', 'trang'],
    },
    {
      id: 'staff-article',
      pattern: '/danh-cho-can-bo-y-te/:code/:id#',
      visibility: 'public',
      pageName: 'MedicalArticle',
      query: [],
    },
  ],
  widgets: [],
}
