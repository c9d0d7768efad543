import type { MediaType } from 'shared-contracts/constants'
import type { RuleRisk } from 'shared-contracts/health-rules'
import type { Publication } from '../publication/publication'
import type { StaffFileType } from '../staff-files/file-type'
import type { Reviewed, Titled } from './row-parts'

/** What was done to a text, as its editors tell readers. */
export interface HistoryEntry {
  date: string
  kind: 'reviewed' | 'changed'
  what: string
  by: string
}

export interface ArticleRow extends Titled, Reviewed, Publication {
  slug: string
  article_catalog_id: number
  article_category_id: number | null
  summary: string
  illustration: string
  author: string
  reviewer: string | null
  published_at: string
  reviewed_at: string | null
  review_due_at: string | null
  content: string
  plain_text: string
  pins: string[]
  search_phrases: string[]
  media_type: MediaType
  video: { youtube: string; title: string } | null
  sources: { title: string; publisher: string; year: string; url: string | null }[]
  /** Newest first. */
  history: HistoryEntry[]
  /** Null: nothing about nutrition or health. */
  risk: RuleRisk | null
}

/** What is told of a file for medical staff; its bytes lie apart, by their hash. */
export interface StaffFileRow extends Titled {
  summary: string
  file_name: string
  type: StaffFileType
  bytes: number
  sha256: string
  article_catalog_id: number
  published_at: string
  sources: { title: string; publisher: string; year: string; url: string | null }[]
}

export interface FaqRow extends Reviewed {
  id: number
  position: number
  group_title: string
  question: string
  answer: string
  source_links: { title: string; url: string | null }[]
}

export interface DocumentRow extends Titled {
  number: string
  issuer: string
  issued_at: string
  summary: string
  url: string | null
}
