import type { CallAnswer } from 'shared-contracts/calls'

export type ArticleDetail = CallAnswer<'Article/GetById'>
export type ArticleSummary = CallAnswer<'Article/GetLatestArticles'>['items'][number]
export type Catalog = CallAnswer<'ArticleCatalog/GetAll'>[number]
export type Category = CallAnswer<'ArticleCategory/GetAll'>[number]
