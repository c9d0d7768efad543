import type { PageTable } from 'shared-ui/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  notebook: () => import(/* webpackChunkName: "page-notebook" */ './pages/notebook/NotebookPage'),
  'article-list': () => import(/* webpackChunkName: "page-article-list" */ './pages/notebook/ArticleListPage'),
  article: () => import(/* webpackChunkName: "page-article" */ './pages/notebook/ArticlePage'),
  about: () => import(/* webpackChunkName: "page-about" */ './pages/about/AboutPage'),
  news: () => import(/* webpackChunkName: "page-news" */ './pages/about/NewsPage'),
  'user-guide': () => import(/* webpackChunkName: "page-user-guide" */ './pages/about/UserGuidePage'),
  documents: () => import(/* webpackChunkName: "page-documents" */ './pages/about/DocumentsPage'),
  'expert-opinions': () => import(/* webpackChunkName: "page-expert-opinions" */ './pages/about/ExpertOpinionsPage'),
  'expert-opinion': () => import(/* webpackChunkName: "page-expert-opinion" */ './pages/about/ExpertOpinionPage'),
  contact: () => import(/* webpackChunkName: "page-contact" */ './pages/about/ContactPage'),
  faq: () => import(/* webpackChunkName: "page-faq" */ './pages/about/FaqPage'),
  'about-entry': () => import(/* webpackChunkName: "page-about-entry" */ './pages/about/AboutEntryPage'),
  'about-article': () => import(/* webpackChunkName: "page-about-article" */ './pages/about/AboutArticlePage'),
  'latest-articles': () => import(/* webpackChunkName: "page-latest-articles" */ './pages/notebook/LatestArticlesPage'),
  search: () => import(/* webpackChunkName: "page-search" */ './pages/search/SearchPage'),
  terms: () => import(/* webpackChunkName: "page-terms" */ './pages/about/TermsPage'),
}
