import { useState } from 'react'
import { Button } from 'shared-ui'
import { SheetPrintButton } from '../../sheets'
import type { TitledNeeds } from '../rules/needs-csv'
import { needsSheet } from '../rules/needs-sheet'
import { needsTablesTexts as texts } from '../texts'
import styles from './NeedsTable.module.css'

interface Props {
  /** The table on screen. */
  readonly one: TitledNeeds
  readonly loadAll: () => Promise<readonly TitledNeeds[]>
  readonly onSaveOne: () => void
  readonly onSaveAll: () => Promise<void>
}

/** Takes the tables away: on paper, or for a spreadsheet. */
export function NeedsActions({ one, loadAll, onSaveOne, onSaveAll }: Props) {
  const [saving, setSaving] = useState(false)
  const { sheet } = texts
  return (
    <div className={styles.actions} data-no-print>
      <SheetPrintButton
        heading={sheet.heading}
        document={{ title: texts.title, fileName: 'nhu-cau-dinh-duong', foot: sheet.foot }}
        parts={[
          { id: 'one', label: sheet.one, chosen: true, load: async () => [needsSheet(one)] },
          { id: 'all', label: sheet.all, chosen: false, load: async () => (await loadAll()).map(needsSheet) },
        ]}
      >
        {texts.print}
      </SheetPrintButton>
      <Button tone="soft" size="small" onClick={onSaveOne}>
        {texts.csv}
      </Button>
      <Button
        tone="soft"
        size="small"
        busy={saving}
        onClick={() => {
          setSaving(true)
          void onSaveAll().finally(() => setSaving(false))
        }}
      >
        {texts.csvAll}
      </Button>
    </div>
  )
}
