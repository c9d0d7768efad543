import type { ArticleDetail, ArticleSummary, Catalog, Category } from 'shared-ui/reading'
import { articleCard, articleDetail } from 'shared-ui/reading/testing'

const described = { description: 'Cho buổi tư vấn.', staffOnly: true }
export const documents: Catalog = { id: 9, code: 'tai-lieu-chuyen-mon', title: 'Tài liệu chuyên môn', ...described }
export const science: Catalog = { id: 10, code: 'diem-tin-khoa-hoc', title: 'Điểm tin khoa học', ...described }
export const consulting: Catalog = {
  id: 11,
  code: 'tai-lieu-ho-tro-tu-van-dinh-duong',
  title: 'Tài liệu hỗ trợ tư vấn dinh dưỡng',
  ...described,
}

export const growth: Category = { id: 901, code: 'tang-truong', title: 'Tăng trưởng', articleCatalogId: documents.id }
export const pregnancy: Category = { id: 902, code: 'thai-ky', title: 'Thai kỳ', articleCatalogId: documents.id }

export function staffCard(articleId: number, catalog = documents): ArticleSummary {
  return { ...articleCard(articleId), catalog, catalogId: catalog.id, category: growth }
}

export function staffDetail(articleId: number): ArticleDetail {
  return { ...articleDetail(articleId), ...staffCard(articleId) }
}
