import { findObjectType } from 'shared-contracts/ages'
import { Button, Icon, Notice, PrintButton } from 'shared-ui'
import { texts } from '../../../texts'
import { useBench } from '../bench-context'
import { useSaveMenu } from '../requests/use-save-menu'
import styles from './MenuBuilder.module.css'
import { RelatedDays } from './RelatedDays'

/** What can be done with the whole menu: save, print, another day like this one, begin anew, take a large change back. */
export function MenuTools({ undo }: { undo: (() => void) | null }) {
  const { objectTypeId, draft, day, change } = useBench()
  const { save, saving, failure } = useSaveMenu(draft, day)
  const whom = findObjectType(objectTypeId)?.title ?? ''
  return (
    <div className={styles.tools} data-no-print>
      {day.length > 0 && (
        <>
          <Button
            icon={<Icon name="basket" />}
            busy={saving === 'day'}
            onClick={() => void save('day', texts.builder.dayTitle(whom))}
          >
            {texts.builder.saveDay}
          </Button>
          {draft.days.length > 1 && (
            <Button
              tone="soft"
              icon={<Icon name="basket" />}
              busy={saving === 'week'}
              onClick={() => void save('week', texts.builder.weekTitle(whom))}
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
