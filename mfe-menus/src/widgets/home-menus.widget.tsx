import { stageIn, stageObjectTypeId } from 'shared-contracts/family'
import { defineWidget } from 'shared-frame/remote'
import type { HomeWidgetProps } from 'shared-frame/remotes'
import { freeWeekQuery, homeMenusQuery } from '../features/bank'
import { FIRST_CHOICE } from '../features/object-type'
import { TodayMenu } from '../features/today'

/** Today's menu for whom the site is for, with ways to the other stages: children first. */
export default defineWidget<HomeWidgetProps>({
  queries({ api, search }) {
    const stage = stageIn(search)
    const objectTypeId = stage === null ? FIRST_CHOICE : stageObjectTypeId(stage)
    return [homeMenusQuery(api), ...(objectTypeId === null ? [] : [freeWeekQuery(api, objectTypeId)])]
  },
  Component: TodayMenu,
})
