import { addressesOn, administratorRead, freshRead } from './define'

/** Previews of unpublished content, its schedule, overdue reviews, and caches. */
export const contentDeskAddresses = addressesOn('api', {
  'ContentDesk/GetOverview': administratorRead,
  'ContentDesk/GetPreviewLink': administratorRead,
  'ContentDesk/GetArticle': freshRead,
  'ContentDesk/GetDish': freshRead,
})
