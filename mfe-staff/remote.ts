import type { RemoteInfo } from 'shared-contracts/remotes'

/** What this unit offers. The landing page says to everyone what there is and how to get access; what stands behind is not to be found. */
export const remote: RemoteInfo = {
  name: 'staff',
  routes: [
    { id: 'staff', pattern: '/danh-cho-can-bo-y-te', visibility: 'public', pageName: 'Medical', query: [] },
    {
      id: 'staff-list',
      pattern: '/danh-cho-can-bo-y-te/:code',
      visibility: 'unlisted',
      pageName: 'MedicalList',
      query: ['chuyen-muc', 'trang'],
    },
    {
      id: 'staff-article',
      pattern: '/danh-cho-can-bo-y-te/:code/:id#',
      visibility: 'unlisted',
      pageName: 'MedicalArticle',
      query: [],
    },
  ],
  widgets: [],
}
