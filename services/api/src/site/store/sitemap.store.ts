import { calendarDayOf } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'

type SitemapEntry = CallAnswer<'Sitemap/GetEntries'>[number]

const ENTRIES = `
  select 'article' as kind, a.id, a.slug, c.code as catalog_code, a.title,
    coalesce(a.reviewed_at, a.published_at)::text as last_modified
  from articles a join article_catalogs c on c.id = a.article_catalog_id where not c.staff_only
  union all
  select 'dish', d.id, d.slug, null, d.title, null
  from dishes d
  where exists (select 1 from menu_dishes f join menus m on m.id = f.menu_id where f.dish_id = d.id and m.kind = 'free')
  union all
  select 'cooking-class', k.id, k.slug, null, k.title, null
  from cooking_classes k
  order by 1, 2`

interface Row {
  kind: SitemapEntry['kind']
  id: number
  slug: string
  catalog_code: string | null
  title: string
  /** Null: changed when the content last did. */
  last_modified: string | null
}

/** Pages that search engines may list: public articles, dishes of the free weeks, classes. */
export async function findSitemapEntries({ pool }: Database): Promise<SitemapEntry[]> {
  const changed = await pool.query<{ changed_at: Date }>('select changed_at from content_revision')
  const changedAt = calendarDayOf(changed.rows[0]?.changed_at ?? new Date(0))
  const result = await pool.query<Row>(ENTRIES)
  return result.rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    slug: row.slug,
    catalogCode: row.catalog_code,
    title: row.title,
    lastModified: row.last_modified ?? changedAt,
  }))
}
