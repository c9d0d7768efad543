import type { VisitorAnswer } from 'shared-frame/remotes'

export function favouriteCount({ dishIds, articleIds }: VisitorAnswer<'favouriteIds'>): number {
  return dishIds.length + articleIds.length
}

/** Cancelled registrations do not count. */
export function registeredCount(classes: VisitorAnswer<'classes'>): number {
  return classes.filter(({ registration }) => registration.status !== 'cancelled').length
}
