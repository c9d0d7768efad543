import type { CalendarDay } from '../ages'
import type { RuleResult } from '../validation'
import { siteLimits } from './limits'
import { validateSiteLink } from './link'

/** Above or below the article or list, or inside the article, at its marker. */
export const bannerPositions = ['AboveBox', 'BelowBox', 'InsideArticle'] as const
export type BannerPosition = (typeof bannerPositions)[number]

/** Pages of one article, and lists of a catalog's articles. */
export const bannerPages = ['article', 'article-list'] as const
export type BannerPage = (typeof bannerPages)[number]

/** So many of a position at once: more would bury the text. */
export const BANNERS_OF_POSITION = 2
/** Twice the width of a text's column: sharp on every screen. */
export const BANNER_PICTURE_WIDTH = 1400

export interface BannerPicture {
  readonly address: string
  readonly width: number
  readonly height: number
  /** What can be seen, for who can't see it. */
  readonly alt: string
}

export interface BannerDraft {
  /** Editors alone see it. */
  readonly title: string
  readonly position: BannerPosition
  readonly pages: readonly BannerPage[]
  /** Empty: every catalog. */
  readonly catalogCodes: readonly string[]
  /** Days of the calendar in Viet Nam, both included; null: at once, until it is taken away. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** Markdown: paragraphs, lists, **bold** and links. */
  readonly content: string
  readonly picture: BannerPicture | null
  /** Where the picture leads; empty: nowhere. */
  readonly link: string
  readonly isPublic: boolean
}

/** What is wrong with a banner, by field; null: right. */
export function bannerProblems(draft: BannerDraft): Record<string, RuleResult> {
  const { title, content, picture, firstDay, lastDay, pages, position, link } = draft
  const isEmpty = content.trim() === '' && picture === null
  return {
    title: title.trim() === '' ? 'Bạn đặt cho biểu ngữ một tên để dễ tìm lại nhé.' : null,
    pages:
      pages.length === 0
        ? 'Bạn chọn ít nhất một loại trang nhé.'
        : position === 'InsideArticle' && !pages.includes('article')
          ? 'Biểu ngữ trong bài chỉ hiện ở trang bài viết. Bạn chọn thêm trang bài viết nhé.'
          : null,
    lastDay: firstDay !== null && lastDay !== null && lastDay < firstDay ? 'Ngày cuối phải sau ngày đầu.' : null,
    content: isEmpty ? 'Biểu ngữ cần có chữ hoặc ảnh.' : null,
    'picture.alt':
      picture !== null && picture.alt.trim().length < siteLimits.pictureAltMin
        ? 'Bạn tả ngắn những gì có trong ảnh, cho người không nhìn thấy ảnh.'
        : null,
    link: validateSiteLink(link),
  }
}

/** Whether it is shown on a day on a page of a catalog. */
export function isBannerShown(draft: BannerDraft, page: BannerPage, catalogCode: string, today: CalendarDay): boolean {
  const { isPublic, pages, catalogCodes, firstDay, lastDay } = draft
  return (
    isPublic &&
    pages.includes(page) &&
    (catalogCodes.length === 0 || catalogCodes.includes(catalogCode)) &&
    (firstDay === null || firstDay <= today) &&
    (lastDay === null || today <= lastDay)
  )
}
