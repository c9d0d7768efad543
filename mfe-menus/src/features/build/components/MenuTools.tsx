import { calendarDayOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { type DayCode, eaterTitle } from 'shared-contracts/menus'
import { Button, Icon } from 'shared-frame'
import { AddToList } from 'shared-ui/list-items'
import { builderTexts } from '../../../texts/builder'
import { PrintMenuButton } from '../../printing'
import { type MenuToSave, SaveChanges, SaveMenuButton, savedMenuTexts } from '../../saved-menus'
import { useBuilder } from '../builder-context'
import type { Draft } from '../rules/draft'
import { dayOfDraft, weekOfDraft } from '../rules/draft-items'
import { draftToPrint } from '../rules/draft-to-print'
import { keptDays } from '../rules/kept/kept-days'
import styles from './MenuBuilder.module.css'
import { RelatedDays } from './RelatedDays'

/** Actions on the whole menu: to the shopping list, save, print, replace by a related day, clear, undo a large change. */
export function MenuTools({ undo }: { undo: (() => void) | null }) {
  const { objectTypeId, stored, dayCodes, save, draft, day, dayIndex, dishes, change } = useBuilder()
  const audience = eaterTitle(objectTypeId) ?? ''
  const printed = draftToPrint(draft, dayCodes, dishes, newMenu(draft, dayCodes).title)
  const dayCode = dayCodes[dayIndex]
  return (
    <div className={styles.tools} data-no-print>
      {day.length > 0 && (
        <>
          <AddToList
            item={dayOfDraft(day, { objectTypeId, title: builderTexts.dayTitle(audience), stored })}
            tone="primary"
            size="medium"
          />
          {draft.days.length > 1 && (
            <AddToList item={weekOfDraft(draft, builderTexts.weekTitle(audience), dayCodes)} size="medium" />
          )}
          {save === undefined ? (
            <SaveMenuButton
              label={draft.days.length > 1 ? savedMenuTexts.saveWeek : savedMenuTexts.saveDay}
              menus={() => [newMenu(draft, dayCodes)]}
            />
          ) : (
            <>
              <SaveChanges save={() => save(keptDays(draft, dayCodes))} />
              <SaveMenuButton label={savedMenuTexts.saveAsNew} menus={() => [newMenu(draft, dayCodes)]} />
            </>
          )}
          {printed !== null && dayCode !== undefined && <PrintMenuButton menu={printed} dayCode={dayCode} />}
        </>
      )}
      {day.length > 0 && <RelatedDays />}
      {day.length > 0 && (
        <Button tone="quiet" size="small" onClick={() => change({ kind: 'clear' })}>
          {builderTexts.clear}
        </Button>
      )}
      {undo !== null && (
        <Button tone="soft" size="small" icon={<Icon name="retry" />} onClick={undo}>
          {builderTexts.undo}
        </Button>
      )}
    </div>
  )
}

/** A draft as a menu of its own, named by whom it is for and the day. */
function newMenu(draft: Draft, dayCodes: readonly DayCode[]): MenuToSave {
  const { objectTypeId } = draft
  const name = draft.days.length > 1 ? savedMenuTexts.weekTitle : savedMenuTexts.dayTitle
  const whom = eaterTitle(objectTypeId) ?? ''
  return { objectTypeId, title: name(whom, formatDay(calendarDayOf(new Date()))), days: keptDays(draft, dayCodes) }
}
