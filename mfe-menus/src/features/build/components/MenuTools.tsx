import { findObjectType } from 'shared-contracts/ages'
import { Button, Icon, PrintButton } from 'shared-ui'
import { AddToList } from 'shared-ui/list-items'
import { texts } from '../../../texts'
import { useBuilder } from '../builder-context'
import { dayOfDraft, weekOfDraft } from '../rules/draft-items'
import styles from './MenuBuilder.module.css'
import { RelatedDays } from './RelatedDays'

/** Actions on the whole menu: to the shopping list, print, replace by a related day, clear, undo a large change. */
export function MenuTools({ undo }: { undo: (() => void) | null }) {
  const { objectTypeId, stored, draft, day, change } = useBuilder()
  const audience = findObjectType(objectTypeId)?.title ?? ''
  return (
    <div className={styles.tools} data-no-print>
      {day.length > 0 && (
        <>
          <AddToList
            item={dayOfDraft(day, { objectTypeId, title: texts.builder.dayTitle(audience), stored })}
            tone="primary"
            size="medium"
          />
          {draft.days.length > 1 && (
            <AddToList item={weekOfDraft(draft, texts.builder.weekTitle(audience))} size="medium" />
          )}
          <PrintButton />
        </>
      )}
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
