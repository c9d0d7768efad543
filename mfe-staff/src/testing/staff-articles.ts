import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import type { VisitorAnswer } from 'shared-frame/remotes'
import { createFakeApi, notFound } from 'shared-frame/testing'
import type { ArticleDetail, ArticleSummary, Catalog, Category } from 'shared-ui/reading'
import { articleCard, articleDetail, motherCatalog } from 'shared-ui/reading/testing'
import { listedFile } from './staff-files'

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

const CATALOGS = [motherCatalog, consulting, science, documents]

interface Given {
  readonly articles?: number
  readonly catalogs?: readonly Catalog[]
  /** 200: the caller may read; 401, 403: refused, as the API refuses. */
  readonly status?: 200 | 401 | 403
  readonly profile?: VisitorAnswer<'profile'>
  /** What was decided about an account that may not read. */
  readonly approval?: CallAnswer<'Staff/GetApproval'>
}

/** The API as a visitor of the section meets it: public calls for all, articles by `status`. */
export function staffApi({ articles = 30, catalogs = CATALOGS, status = 200, profile, approval = null }: Given = {}) {
  const refuse = (call: string) => {
    if (status !== 200) throw new ApiError(call, status, 'Nội dung này dành cho cán bộ y tế đã được duyệt.')
  }
  return createFakeApi({
    ...(profile ? { 'User/UserInfo': () => profile } : {}),
    'Staff/GetApproval': () => approval,
    'Staff/GetFiles': () => {
      refuse('Staff/GetFiles')
      return [listedFile(1), listedFile(2, { title: 'Phiếu hỏi', type: 'docx', catalogCode: science.code })]
    },
    'ArticleCatalog/GetAll': () => [...catalogs],
    'ArticleCategory/GetAll': () => [growth, pregnancy],
    'Article/GetByCatalog': ({ query }) => {
      refuse('Article/GetByCatalog')
      const catalog = catalogs.find(({ code }) => code === query?.catalogCode) ?? notFound('Article/GetByCatalog')
      const from = (Number(query?.pageNumber) - 1) * Number(query?.pageSize)
      const cards = Array.from({ length: articles }, (_, index) => staffCard(5001 + index, catalog))
      return { items: cards.slice(from, from + Number(query?.pageSize)), totalCount: articles, catalog }
    },
    'Article/GetById': ({ query }) => {
      if (Number(query?.id) === 12) return articleDetail(12)
      if (Number(query?.id) !== 5001) return notFound('Article/GetById')
      refuse('Article/GetById')
      return staffDetail(5001)
    },
    'Article/GetRelatedArticles': () => {
      refuse('Article/GetRelatedArticles')
      return { items: [staffCard(5002)], totalCount: 1 }
    },
    'Article/GetMostViewArticlesByCataLog': () => {
      refuse('Article/GetMostViewArticlesByCataLog')
      return []
    },
  })
}
