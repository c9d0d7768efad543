import { sql } from 'kysely'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { RULE_RISKS } from 'shared-contracts/health-rules'
import type { Database } from '../../../platform/database/open-database'

type Overview = CallAnswer<'ContentDesk/GetOverview'>
type Publication = Pick<Overview['items'][number], 'state' | 'publishAt' | 'withdrawAt'>

/** So long before its day a text is listed for review. */
const REVIEW_AHEAD_DAYS = 60
const TOLD_IMPORTS = 10

interface StoredPublication {
  readonly state: Publication['state']
  readonly publishAt: Date | null
  readonly withdrawAt: Date | null
}

function onWire({ state, publishAt, withdrawAt }: StoredPublication): Publication {
  return { state, publishAt: publishAt?.toISOString() ?? null, withdrawAt: withdrawAt?.toISOString() ?? null }
}

/** When readers get an article or dish; null: there is none. */
export async function findPublication(
  { query }: Database,
  kind: 'article' | 'dish',
  id: number,
): Promise<Publication | null> {
  const row = await query
    .selectFrom(kind === 'article' ? 'articles' : 'dishes')
    .select(['state', 'publishAt', 'withdrawAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? onWire(row) : null
}

/** Articles and dishes that readers don't get, or that will be withdrawn; by title. */
export async function findUnpublished({ query }: Database): Promise<Overview['items']> {
  const articles = await query
    .selectFrom('articles as a')
    .innerJoin('articleCatalogs as c', 'c.id', 'a.articleCatalogId')
    .select([sql<'article'>`'article'`.as('kind'), 'a.id', 'a.title', 'a.state', 'a.publishAt', 'a.withdrawAt'])
    .select('c.title as catalog')
    .where((either) => either.or([either('a.state', '<>', 'published'), either('a.withdrawAt', 'is not', null)]))
    .execute()
  const dishes = await query
    .selectFrom('dishes as d')
    .select([sql<'dish'>`'dish'`.as('kind'), 'd.id', 'd.title', 'd.state', 'd.publishAt', 'd.withdrawAt'])
    .where((either) => either.or([either('d.state', '<>', 'published'), either('d.withdrawAt', 'is not', null)]))
    .execute()
  const collator = new Intl.Collator('vi')
  return [...articles, ...dishes.map((dish) => ({ ...dish, catalog: null }))]
    .map((row) => ({ kind: row.kind, id: row.id, title: row.title, catalog: row.catalog, ...onWire(row) }))
    .sort((a, b) => collator.compare(a.title, b.title))
}

/** Published articles whose review is overdue or due within 60 days, the worst risk first. */
export async function findDueReviews({ query }: Database, today: CalendarDay): Promise<Overview['reviews']> {
  const rows = await query
    .selectFrom('articles as a')
    .innerJoin('articleCatalogs as c', 'c.id', 'a.articleCatalogId')
    .select(['a.id', 'a.title', 'a.slug', 'a.risk', 'a.reviewDueAt', 'c.code', 'c.title as catalogTitle'])
    .where('a.state', '=', 'published')
    .where('a.reviewDueAt', '<=', addDays(today, REVIEW_AHEAD_DAYS))
    .orderBy('a.reviewDueAt')
    .orderBy('c.position')
    .orderBy('a.id')
    .execute()
  const rank = (risk: Overview['reviews'][number]['risk']) =>
    risk === null ? RULE_RISKS.length : RULE_RISKS.indexOf(risk)
  return rows
    .flatMap(({ id, title, slug, risk, reviewDueAt, code, catalogTitle }) =>
      reviewDueAt === null
        ? []
        : [
            {
              articleId: id,
              title,
              slug,
              risk,
              catalog: { code, title: catalogTitle },
              reviewDueAt,
              overdue: reviewDueAt <= today,
            },
          ],
    )
    .sort((a, b) => rank(a.risk) - rank(b.risk))
}

/** The last changes of the content, newest first. */
export async function findImports({ query }: Database): Promise<Overview['imports']> {
  const rows = await query
    .selectFrom('contentImports')
    .select(['revision', 'importedAt', 'importedBy', 'changes'])
    .orderBy('revision', 'desc')
    .limit(TOLD_IMPORTS)
    .execute()
  return rows.map(({ importedAt, ...row }) => ({ ...row, importedAt: importedAt.toISOString() }))
}

/** The portion family of one dish, by its id; empty where it has none. */
export async function findFamily({ pool }: Database, dishId: number): Promise<Readonly<Record<string, string>>> {
  const found = await pool.query<{ family: string | null }>(
    "select families ->> $1 as family from nutrition_facts where code = 'all'",
    [String(dishId)],
  )
  const family = found.rows[0]?.family
  return typeof family === 'string' ? { [dishId]: family } : {}
}
