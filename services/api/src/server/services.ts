import { type CalendarDay, calendarDayOf } from 'shared-contracts/ages'
import type { AccountParts } from '../account/calls/steps/account-services'
import { type ArticleSearch, createArticleSearch } from '../articles/store/article-search'
import type { HealthAccess } from '../health/rules/health-access'
import { type ApiKitchen, createApiKitchen } from '../kitchen/store/api-kitchen'
import { createDishBank, type DishBank } from '../kitchen/store/dish-bank'
import type { RevisionWatch } from '../platform/content-revision/revision.store'
import type { Revisioned } from '../platform/content-revision/revisioned'
import type { Database } from '../platform/database/open-database'
import { type CountedLooks, createCountedLooks } from '../views/rules/recent-views'

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
