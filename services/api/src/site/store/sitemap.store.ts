import { calendarDayOf } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { catalogIsReadable } from '../../articles'
import { DISH_IS_LIVE, DISH_IS_OPEN } from '../../kitchen'
import type { Database } from '../../platform/database/open-database'

type SitemapEntry = CallAnswer<'Sitemap/GetEntries'>[number]

const ENTRIES = `
  select 'article' as kind, a.id, a.slug, c.code as "catalogCode", a.title, a.illustration,
    coalesce(a.reviewed_at, a.published_at)::text as "lastModified"
  from articles a join article_catalogs c on c.id = a.article_catalog_id where ${catalogIsReadable('false')}
  union all
  select 'dish', d.id, d.slug, null, d.title, d.illustration, null
  from dishes d
  where ${DISH_IS_LIVE} and ${DISH_IS_OPEN}
  union all
  select 'menu', m.id, '', null, m.title, null, null
  from menus m where m.kind = 'free'
  union all
  select 'cooking-class', k.id, k.slug, null, k.title, k.illustration, null
  from cooking_classes k
  where k.cancelled_at is null
  order by 1, 2`

type Row = Omit<SitemapEntry, 'lastModified'> & {
  /** Null: changed when the content last did. */
  readonly lastModified: string | null
}

/** Pages that search engines may list, all readable by everyone: articles of open catalogs, dishes and menus of the free weeks, classes. */
export async function findSitemapEntries({ pool }: Database): Promise<SitemapEntry[]> {
  const changed = await pool.query<{ changedAt: Date }>('select changed_at as "changedAt" from content_revision')
  const changedAt = calendarDayOf(changed.rows[0]?.changedAt ?? new Date(0))
  const result = await pool.query<Row>(ENTRIES)
  return result.rows.map((row) => ({ ...row, lastModified: row.lastModified ?? changedAt }))
}
