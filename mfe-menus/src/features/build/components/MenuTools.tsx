import { findObjectType } from 'shared-contracts/ages'
import { Button, Icon, Notice, PrintButton } from 'shared-ui'
import { texts } from '../../../texts'
import { useBuilder } from '../builder-context'
import { useSaveMenu } from '../requests/use-save-menu'
import styles from './MenuBuilder.module.css'
import { RelatedDays } from './RelatedDays'

/** Actions on the whole menu: save, print, replace by a related day, clear, undo a large change. */
export function MenuTools({ undo }: { undo: (() => void) | null }) {
  const { objectTypeId, draft, day, change } = useBuilder()
  const { save, saving, failure } = useSaveMenu(draft, day)
  const audience = findObjectType(objectTypeId)?.title ?? ''
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
          <PrintButton />
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
