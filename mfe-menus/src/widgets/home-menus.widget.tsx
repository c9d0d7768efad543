import { audienceObjectTypeId, parseAudience } from 'shared-contracts/audience'
import { defineWidget } from 'shared-frame/remote'
import type { HomeWidgetProps } from 'shared-frame/remotes'
import { freeWeekQuery, homeMenusQuery } from '../features/bank'
import { FIRST_CHOICE } from '../features/object-type'
import { TodayMenu } from '../features/today'

/** Today's menu for whom the site is for, with ways to the other stages: children first. */
export default defineWidget<HomeWidgetProps>({
  queries({ api, search }) {
    const audience = parseAudience(search.get('cho'))
    const objectTypeId = audience === null ? FIRST_CHOICE : audienceObjectTypeId(audience)
    return [homeMenusQuery(api), ...(objectTypeId === null ? [] : [freeWeekQuery(api, objectTypeId)])]
  },
  Component: TodayMenu,
})
