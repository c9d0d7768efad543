import type { ArticleDetail, ArticleSummary, Catalog, Category } from '../article-types'

export const motherCatalog: Catalog = {
  id: 2,
  code: 'dinh-duong-va-suc-khoe-cho-me',
  title: 'Dinh dưỡng và sức khỏe cho mẹ',
  description: 'Kiến thức cho mẹ.',
  staffOnly: false,
}

export const newsCatalog: Catalog = {
  id: 6,
  code: 'tin-tuc-hoat-dong',
  title: 'Tin tức hoạt động',
  description: 'Tin của chương trình.',
  staffOnly: false,
}

export const pregnancyCategory: Category = { id: 201, code: 'mang-thai', title: 'Mang thai', articleCatalogId: 2 }
export const nursingCategory: Category = { id: 202, code: 'cho-con-bu', title: 'Cho con bú', articleCatalogId: 2 }

export function articleCard(articleId: number, title = `Bài số ${articleId}`): ArticleSummary {
  return {
    articleId,
    title,
    slug: `bai-so-${articleId}`,
    summary: 'Tóm tắt của bài.',
    illustration: 'so-tay',
    catalog: { id: motherCatalog.id, code: motherCatalog.code, title: motherCatalog.title },
    catalogId: motherCatalog.id,
    category: pregnancyCategory,
    publishedAt: '2026-03-02',
    mediaType: 0,
    views: 0,
  }
}

export function articleDetail(articleId: number): ArticleDetail {
  return {
    ...articleCard(articleId),
    content: '<p>Lời đầu.</p><h2>Một</h2><p>a</p><h2>Hai</h2><p>b</p><h2>Ba</h2><p>c</p>',
    author: 'Ban biên tập',
    reviewer: 'Người rà soát',
    review: { state: 'unsigned' },
    reviewedAt: '2026-09-10',
    reviewDueAt: '2027-09-10',
    video: null,
    tags: [{ id: 6, code: 'sat', title: 'Sắt' }],
    sources: [{ title: 'Hướng dẫn quốc gia', publisher: 'Bộ Y tế', year: '2017', url: null }],
    history: [],
  }
}
