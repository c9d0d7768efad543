import { z } from 'zod'
import { RULE_RISKS } from '../../domain/health-rules/health-rule'
import type { CallSchemas } from '../calls/call'
import type { contentDeskAddresses } from '../calls/content-desk'
import { articleDetail } from './article'
import { dishDetail } from './dish'
import { id, queryId } from './fields'

const kind = z.enum(['article', 'dish'])
const instant = z.iso.datetime()
const item = z.object({ kind, id, title: z.string() })

/** When readers get it. draft: in previews only. scheduled: from `publishAt`. withdrawn: they are told that it is gone. */
const publication = {
  state: z.enum(['draft', 'scheduled', 'published', 'withdrawn']),
  publishAt: instant.nullable(),
  withdrawAt: instant.nullable(),
}

/** `preview`: token of a signed link, see `Survey/GetById`. */
const byId = z.object({ id: queryId, preview: z.string().max(512).optional() })

export const contentDeskSchemas = {
  'ContentDesk/GetOverview': {
    summary: 'What is not published or will not stay so, texts to be reviewed within 60 days, and the last imports',
    answer: z.object({
      /** Drafts, scheduled and withdrawn ones, and published ones with a moment of withdrawal; by title. */
      items: z.array(item.extend({ ...publication, catalog: z.string().nullable() })),
      /** Published articles, the worst risk first, then by day. */
      reviews: z.array(
        z.object({
          articleId: id,
          title: z.string(),
          catalog: z.object({ code: z.string(), title: z.string() }),
          slug: z.string(),
          risk: z.enum(RULE_RISKS).nullable(),
          reviewDueAt: z.iso.date(),
          overdue: z.boolean(),
        }),
      ),
      /** Newest first. */
      imports: z.array(
        z.object({
          revision: z.int().nonnegative(),
          importedAt: instant,
          /** Account of the machine that imported; null: a moment that had come. */
          importedBy: z.string().nullable(),
          changes: z.object({
            added: z.array(item),
            /** `fields`: columns that changed. */
            changed: z.array(item.extend({ fields: z.array(z.string()) })),
            removed: z.array(item),
            published: z.array(item),
            withdrawn: z.array(item),
            /** Changed rows by table, articles and dishes too. */
            rows: z.record(z.string(), z.int().positive()),
          }),
        }),
      ),
    }),
  },
  'ContentDesk/GetPreviewLink': {
    summary: 'A signed link to the preview of an article or dish, for who has no account of an editor',
    query: z.object({ kind, id: queryId }),
    answer: z.object({ path: z.string(), expiresAt: instant }),
    errors: ['article_does_not_exist', 'dish_does_not_exist'],
  },
  'ContentDesk/GetArticle': {
    summary: 'One article for its preview, in any state: for administrators or with a signed link',
    query: byId,
    answer: articleDetail.extend(publication),
    errors: ['article_does_not_exist', 'preview_link_is_invalid'],
  },
  'ContentDesk/GetDish': {
    summary: 'One dish for its preview, in any state: for administrators or with a signed link',
    query: byId,
    answer: dishDetail.extend(publication),
    errors: ['dish_does_not_exist', 'preview_link_is_invalid'],
  },
} as const satisfies Record<keyof typeof contentDeskAddresses, CallSchemas>
