import { calendarDayOf, findObjectType } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import type { DayCode } from 'shared-contracts/menus'
import { Button, Icon, Notice } from 'shared-ui'
import { texts } from '../../../texts'
import { PrintMenuButton } from '../../printing'
import { type MenuToSave, SaveChanges, SaveMenuButton, savedMenuTexts } from '../../saved-menus'
import { useBuilder } from '../builder-context'
import { useSaveMenu } from '../requests/use-save-menu'
import type { Draft } from '../rules/draft'
import { draftToPrint } from '../rules/draft-to-print'
import { type KeptDays, keptDays } from '../rules/kept-days'
import styles from './MenuBuilder.module.css'
import { RelatedDays } from './RelatedDays'

/** Actions on the whole menu: save, print, replace by a related day, clear, undo a large change. */
interface Props {
  readonly undo: (() => void) | null
  readonly dayCodes: readonly DayCode[]
  /** Saves the changes of a saved menu. */
  readonly save: ((days: KeptDays) => Promise<void>) | undefined
}

export function MenuTools({ undo, dayCodes, save: saveChanges }: Props) {
  const { objectTypeId, draft, day, dayIndex, dishes, change } = useBuilder()
  const { save, saving, failure } = useSaveMenu(draft, day)
  const audience = findObjectType(objectTypeId)?.title ?? ''
  const printed = draftToPrint(draft, dayCodes, dishes, newMenu(draft, dayCodes).title)
  const dayCode = dayCodes[dayIndex]
  return (
    <div className={styles.tools} data-no-print>
      {day.length > 0 && (
        <>
          <Button
            icon={<Icon name="basket" />}
            busy={saving === 'day'}
            onClick={() => void save('day', texts.builder.dayTitle(audience))}
          >
            {texts.builder.saveDay}
          </Button>
          {draft.days.length > 1 && (
            <Button
              tone="soft"
              icon={<Icon name="basket" />}
              busy={saving === 'week'}
              onClick={() => void save('week', texts.builder.weekTitle(audience))}
            >
              {texts.builder.saveWeek}
            </Button>
          )}
          {saveChanges === undefined ? (
            <SaveMenuButton
              label={draft.days.length > 1 ? savedMenuTexts.saveWeek : savedMenuTexts.saveDay}
              menus={() => [newMenu(draft, dayCodes)]}
            />
          ) : (
            <>
              <SaveChanges save={() => saveChanges(keptDays(draft, dayCodes))} />
              <SaveMenuButton label={savedMenuTexts.saveAsNew} menus={() => [newMenu(draft, dayCodes)]} />
            </>
          )}
          {printed !== null && dayCode !== undefined && <PrintMenuButton menu={printed} dayCode={dayCode} />}
        </>
      )}
      <div role="alert">{failure !== null && <Notice kind="warning">{failure}</Notice>}</div>
      {day.length > 0 && <RelatedDays />}
      {day.length > 0 && (
        <Button tone="quiet" size="small" onClick={() => change({ kind: 'clear' })}>
          {texts.builder.clear}
        </Button>
      )}
      {undo !== null && (
        <Button tone="soft" size="small" icon={<Icon name="retry" />} onClick={undo}>
          {texts.builder.undo}
        </Button>
      )}
    </div>
  )
}

/** A draft as a menu of its own, named by whom it is for and the day. */
function newMenu(draft: Draft, dayCodes: readonly DayCode[]): MenuToSave {
  const { objectTypeId } = draft
  const name = draft.days.length > 1 ? savedMenuTexts.weekTitle : savedMenuTexts.dayTitle
  const whom = findObjectType(objectTypeId)?.title ?? ''
  return { objectTypeId, title: name(whom, formatDay(calendarDayOf(new Date()))), days: keptDays(draft, dayCodes) }
}
