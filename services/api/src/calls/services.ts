import { type CalendarDay, calendarDayOf } from 'shared-contracts/ages'
import type { Database } from '../database/open-database'
import { type ApiKitchen, createApiKitchen } from '../domain/api-kitchen'
import { type CountedLooks, createCountedLooks } from '../domain/counted-looks'
import type { HealthAccess } from '../domain/health-access'
import { type ArticleSearch, createArticleSearch } from '../search/article-search'
import { createDishBank, type DishBank } from '../search/dish-bank'
import type { RevisionWatch } from '../store/revision.store'
import type { Revisioned } from '../store/revisioned'
import type { AccountParts } from './account-parts'

/** What handlers work with. */
export interface Services {
  readonly database: Database
  readonly revision: RevisionWatch
  readonly articleSearch: Revisioned<ArticleSearch>
  readonly dishBank: Revisioned<DishBank>
  /** Materials, rules and needs that days are summed up with. */
  readonly kitchen: Revisioned<ApiKitchen>
  /** Whose looks and reads this process counted today. */
  readonly countedLooks: CountedLooks
  readonly health: HealthAccess
  readonly account: AccountParts
  now(): Date
  /** The calendar day in Viet Nam (DECISIONS 1). */
  today(): CalendarDay
}

export interface ServiceParts {
  readonly database: Database
  readonly revision: RevisionWatch
  readonly health: HealthAccess
  readonly account: AccountParts
  readonly now: () => Date
}

export function createServices({ database, revision, health, account, now }: ServiceParts): Services {
  return {
    database,
    revision,
    health,
    account,
    now,
    articleSearch: createArticleSearch(database, revision),
    dishBank: createDishBank(database, revision),
    kitchen: createApiKitchen(database, revision),
    countedLooks: createCountedLooks(),
    today: () => calendarDayOf(now()),
  }
}
