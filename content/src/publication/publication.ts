import { calendarDayOf } from 'shared-contracts/ages'
import { z } from 'zod'

export const CONTENT_STATUSES = ['draft', 'published', 'withdrawn'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** What readers get of an article or dish at a moment: `published` everything, `withdrawn` that it is gone, otherwise nothing. */
export type ContentState = ContentStatus | 'scheduled'

/** How a row of `articles` and `dishes` says when it is read; moments are ISO 8601. */
export interface Publication {
  status: ContentStatus
  publish_at: string | null
  withdraw_at: string | null
}

export const ALWAYS: Publication = { status: 'published', publish_at: null, withdraw_at: null }

const moment = z.iso.datetime({
  offset: true,
  local: false,
  error: 'Thời điểm phải có ngày, giờ và múi giờ, như 2026-12-01T08:00:00+07:00',
})

/** The fields of a file that say it. */
export const publicationFields = {
  status: z.enum(CONTENT_STATUSES).default('published'),
  publishAt: moment.optional(),
  withdrawAt: moment.optional(),
}

interface Written {
  readonly status: ContentStatus
  readonly publishAt?: string | undefined
  readonly withdrawAt?: string | undefined
}

/** What is wrong with the fields together; null: nothing. */
export function publicationProblem({ status, publishAt, withdrawAt }: Written) {
  if (status !== 'published' && (publishAt ?? withdrawAt) !== undefined)
    return { field: 'status', message: `Chỉ hẹn giờ được khi status là published, không phải ${status}` }
  if (publishAt !== undefined && withdrawAt !== undefined && Date.parse(withdrawAt) <= Date.parse(publishAt))
    return { field: 'withdrawAt', message: 'withdrawAt phải sau publishAt' }
  return null
}

export function publicationOf({ status, publishAt, withdrawAt }: Written): Publication {
  const instant = (text: string | undefined) => (text === undefined ? null : new Date(text).toISOString())
  return { status, publish_at: instant(publishAt), withdraw_at: instant(withdrawAt) }
}

/** The day in Viet Nam on which it appears by itself; null: no moment is set. */
export function plannedDay({ publishAt }: Pick<Written, 'publishAt'>): string | null {
  return publishAt === undefined ? null : calendarDayOf(new Date(publishAt))
}

/** The same as the function `content_state` of the database. */
export function contentState({ status, publish_at, withdraw_at }: Publication, at: Date): ContentState {
  if (status !== 'published') return status
  if (withdraw_at !== null && Date.parse(withdraw_at) <= at.getTime()) return 'withdrawn'
  return publish_at !== null && Date.parse(publish_at) > at.getTime() ? 'scheduled' : 'published'
}
