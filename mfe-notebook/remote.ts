import type { RemoteInfo, RouteSamples } from 'shared-frame/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'notebook',
  routes: [
    { id: 'notebook', pattern: '/so-tay-cua-me', visibility: 'public', pageName: 'Handbook', query: ['cho'] },
    {
      id: 'article-list',
      pattern: '/so-tay-cua-me/:code',
      visibility: 'public',
      pageName: 'HandbookList',
      query: ['chuyen-muc', 'trang#', 'cho'],
    },
    { id: 'article', pattern: '/so-tay-cua-me/:code/:id#', visibility: 'public', pageName: 'Article', query: [] },
    { id: 'about', pattern: '/gioi-thieu/ve-chuong-trinh', visibility: 'public', pageName: 'About', query: [] },
    {
      id: 'news',
      pattern: '/gioi-thieu/tin-tuc-hoat-dong',
      visibility: 'public',
      pageName: 'News',
      query: ['chuyen-muc', 'trang#'],
    },
    {
      id: 'user-guide',
      pattern: '/gioi-thieu/huong-dan-su-dung',
      visibility: 'public',
      pageName: 'UserGuide',
      query: [],
    },
    { id: 'documents', pattern: '/gioi-thieu/van-ban', visibility: 'public', pageName: 'Documents', query: [] },
    {
      id: 'expert-opinions',
      pattern: '/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia',
      visibility: 'public',
      pageName: 'ExpertOpinions',
      query: ['chuyen-muc', 'trang#'],
    },
    {
      id: 'expert-opinion',
      pattern: '/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/:id#',
      visibility: 'public',
      pageName: 'ExpertOpinion',
      query: [],
    },
    { id: 'contact', pattern: '/gioi-thieu/lien-he', visibility: 'public', pageName: 'Contact', query: [] },
    { id: 'faq', pattern: '/gioi-thieu/hoi-va-dap', visibility: 'public', pageName: 'Faq', query: [] },
    { id: 'about-entry', pattern: '/gioi-thieu/:id', visibility: 'public', pageName: 'About', query: [] },
    {
      id: 'about-article',
      pattern: '/gioi-thieu/:aboutId/:id#',
      visibility: 'public',
      pageName: 'AboutArticle',
      query: [],
    },
    { id: 'latest-articles', pattern: '/tin-moi', visibility: 'public', pageName: 'LatestArticles', query: ['trang#'] },
    {
      id: 'search',
      pattern: '/tim-kiem',
      visibility: 'unlisted',
      pageName: 'SearchResult',
      query: ['keyword', 'loai=bai-viet|mon-an', 'the', 'trang#'],
    },
    { id: 'article-preview', pattern: '/xem-truoc/bai-viet/:id#', visibility: 'private', query: [] },
    { id: 'terms', pattern: '/chinh-sach-bao-mat', visibility: 'public', pageName: 'Terms', query: [] },
  ],
  widgets: [{ id: 'notebook/home-articles' }, { id: 'notebook/terms' }],
}

/** Real addresses of the content, by which a promote proves that the pages work. */
export const samples: RouteSamples = {
  'article-list': '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me',
  article: '/so-tay-cua-me/kho-tang-am-thuc-cua-me/1015',
  'expert-opinion': '/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/4001',
  'about-entry': '/gioi-thieu/kho-tang-am-thuc-cua-me',
  'about-article': '/gioi-thieu/ve-chuong-trinh/8001',
  'article-preview': '/xem-truoc/bai-viet/1015',
}
