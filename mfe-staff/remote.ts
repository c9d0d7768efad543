import type { RemoteInfo, RouteSamples } from 'shared-frame/remotes'

/** What this unit offers. The landing page says to everyone what there is and how to get access; what stands behind is not to be found. */
export const remote: RemoteInfo = {
  name: 'staff',
  routes: [
    { id: 'staff', pattern: '/danh-cho-can-bo-y-te', visibility: 'public', pageName: 'Medical', query: [] },
    {
      id: 'staff-files',
      pattern: '/danh-cho-can-bo-y-te/tap-tin',
      visibility: 'unlisted',
      pageName: 'MedicalFiles',
      query: [],
    },
    {
      id: 'staff-list',
      pattern: '/danh-cho-can-bo-y-te/:code',
      visibility: 'unlisted',
      pageName: 'MedicalList',
      query: ['chuyen-muc', 'trang#'],
    },
    {
      id: 'staff-article',
      pattern: '/danh-cho-can-bo-y-te/:code/:id#',
      visibility: 'unlisted',
      pageName: 'MedicalArticle',
      query: [],
    },
    {
      id: 'batch-assessment',
      pattern: '/danh-cho-can-bo-y-te/cong-cu/danh-gia-hang-loat',
      visibility: 'unlisted',
      query: [],
    },
    {
      id: 'staff-growth-sheet',
      pattern: '/danh-cho-can-bo-y-te/cong-cu/phieu-tang-truong',
      visibility: 'unlisted',
      pageName: 'StaffGrowthSheet',
      query: [],
    },
    {
      id: 'staff-gain-sheet',
      pattern: '/danh-cho-can-bo-y-te/cong-cu/phieu-tang-can',
      visibility: 'unlisted',
      pageName: 'StaffGainSheet',
      query: [],
    },
    {
      id: 'staff-hand-out',
      pattern: '/danh-cho-can-bo-y-te/cong-cu/to-huong-dan',
      visibility: 'unlisted',
      pageName: 'StaffHandOut',
      query: [],
    },
    {
      id: 'staff-needs-tables',
      pattern: '/danh-cho-can-bo-y-te/cong-cu/bang-nhu-cau',
      visibility: 'unlisted',
      pageName: 'StaffNeedsTables',
      query: [],
    },
  ],
  widgets: [],
}

/** Real addresses of the content, by which a promote proves that the pages work. */
export const samples: RouteSamples = {
  'staff-list': '/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon',
  'staff-article': '/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon/5001',
}
