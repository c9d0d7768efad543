import { vietnamMonth } from '../domain/vietnam-month'
import { found } from '../http/call-failure'
import { anyone, type Handlers } from '../http/handler'
import { findClass, findClassesBetween } from '../store/cooking-class.store'
import type { Services } from './services'

/** Reading classes; registering comes with accounts. */
export function cookingClassCalls({
  database,
}: Services): Handlers<'CookingClass/GetById' | 'CookingClass/GetByMonth'> {
  return {
    'CookingClass/GetById': anyone(async ({ query }) =>
      found(await findClass(database, query.id), 'class_does_not_exist'),
    ),
    'CookingClass/GetByMonth': anyone(async ({ query }) => {
      const { from, until } = vietnamMonth(query.year, query.month)
      return findClassesBetween(database, from, until)
    }),
  }
}
