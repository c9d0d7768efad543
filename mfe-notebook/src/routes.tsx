import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  notebook: () => import('./pages/notebook/NotebookPage'),
  'article-list': () => import('./pages/notebook/ArticleListPage'),
  article: () => import('./pages/notebook/ArticlePage'),
  about: () => import('./pages/about/AboutPage'),
  news: () => import('./pages/about/NewsPage'),
  'user-guide': () => import('./pages/about/UserGuidePage'),
  documents: () => import('./pages/about/DocumentsPage'),
  'expert-opinions': () => import('./pages/about/ExpertOpinionsPage'),
  'expert-opinion': () => import('./pages/about/ExpertOpinionPage'),
  contact: () => import('./pages/about/ContactPage'),
  faq: () => import('./pages/about/FaqPage'),
  'about-entry': () => import('./pages/about/AboutEntryPage'),
  'about-article': () => import('./pages/about/AboutArticlePage'),
  'latest-articles': () => import('./pages/notebook/LatestArticlesPage'),
  search: () => import('./pages/search/SearchPage'),
  'article-preview': () => import('./pages/notebook/ArticlePreviewPage'),
  terms: () => import('./pages/about/TermsPage'),
}
