import type { PageTable } from 'shared-ui/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  notebook: () => import(/* webpackChunkName: "page-notebook" */ './pages/NotebookPage'),
  'article-list': () => import(/* webpackChunkName: "page-article-list" */ './pages/ArticleListPage'),
  article: () => import(/* webpackChunkName: "page-article" */ './pages/ArticlePage'),
  about: () => import(/* webpackChunkName: "page-about" */ './pages/AboutPage'),
  'news-list': () => import(/* webpackChunkName: "page-news-list" */ './pages/NewsPage'),
  'user-guide': () => import(/* webpackChunkName: "page-user-guide" */ './pages/UserGuidePage'),
  documents: () => import(/* webpackChunkName: "page-documents" */ './pages/DocumentsPage'),
  'expert-opinions': () => import(/* webpackChunkName: "page-expert-opinions" */ './pages/ExpertOpinionsPage'),
  'expert-opinion': () => import(/* webpackChunkName: "page-expert-opinion" */ './pages/ExpertOpinionPage'),
  contact: () => import(/* webpackChunkName: "page-contact" */ './pages/ContactPage'),
  faq: () => import(/* webpackChunkName: "page-faq" */ './pages/FaqPage'),
  'about-page': () => import(/* webpackChunkName: "page-about-page" */ './pages/AboutEntryPage'),
  'about-article': () => import(/* webpackChunkName: "page-about-article" */ './pages/AboutArticlePage'),
  'latest-news': () => import(/* webpackChunkName: "page-latest-news" */ './pages/LatestArticlesPage'),
  search: () => import(/* webpackChunkName: "page-search" */ './pages/SearchPage'),
  terms: () => import(/* webpackChunkName: "page-terms" */ './pages/TermsPage'),
}
