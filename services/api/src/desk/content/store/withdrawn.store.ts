import { catalogPath, paths } from 'shared-contracts/paths'
import type { Database } from '../../../platform/database/open-database'

/** Addresses of withdrawn articles and dishes without their slugs: whatever slug they are asked with, they are gone. */
export async function findWithdrawnAddresses({ query }: Database): Promise<ReadonlySet<string>> {
  const articles = await query
    .selectFrom('articles as a')
    .innerJoin('articleCatalogs as c', 'c.id', 'a.articleCatalogId')
    .select(['a.id', 'c.code'])
    .where('a.state', '=', 'withdrawn')
    .execute()
  const dishes = await query.selectFrom('dishes').select('id').where('state', '=', 'withdrawn').execute()
  return new Set([
    ...articles.map(({ id, code }) => `${catalogPath(code)}/${id}`),
    ...dishes.map(({ id }) => `${paths.dish}/${id}`),
  ])
}

/** Whether a path (decoded) is that of something withdrawn. */
export function isWithdrawn(addresses: ReadonlySet<string>, path: string): boolean {
  const [, address] = /^(\/.*\/\d+)(?:-[^/]*)?\/?$/.exec(path) ?? []
  return address !== undefined && addresses.has(address)
}
