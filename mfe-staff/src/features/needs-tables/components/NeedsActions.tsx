import { type FileToSave, SaveButton } from 'shared-frame/saving'
import { SheetPrintButton } from '../../sheets'
import { needsCsv, type TitledNeeds } from '../rules/needs-csv'
import { needsSheet } from '../rules/needs-sheet'
import { needsTablesTexts as texts } from '../texts'
import styles from './NeedsTable.module.css'

interface Props {
  /** The table on screen. */
  readonly one: TitledNeeds
  readonly loadAll: () => Promise<readonly TitledNeeds[]>
}

/** Takes the tables away: on paper, or for a spreadsheet. */
export function NeedsActions({ one, loadAll }: Props) {
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
      <SaveButton tone="soft" size="small" file={() => csvFile([one])}>
        {texts.csv}
      </SaveButton>
      <SaveButton tone="soft" size="small" failed={texts.csvFailed} file={async () => csvFile(await loadAll())}>
        {texts.csvAll}
      </SaveButton>
    </div>
  )
}

function csvFile(tables: readonly TitledNeeds[]): FileToSave {
  return { content: new Blob([needsCsv(tables)], { type: 'text/csv;charset=utf-8' }), name: 'nhu-cau-dinh-duong.csv' }
}
