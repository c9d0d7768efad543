import { useMemo, useState } from 'react'
import { useShell } from 'shared-frame'
import { type PreviewPart, PrintPreview } from 'shared-frame/printing'
import { listPrintingTexts as texts } from '../../texts/list-printing'
import type { ShoppingList } from '../list-device'
import { marketSheet, menuSheets } from './rules/market-sheet'

export interface ListPreviewProps {
  readonly list: ShoppingList
  readonly onClose: () => void
}

/** The market list, of everything or of one entry, and the menus it is for. */
export default function ListPreview({ list, onClose }: ListPreviewProps) {
  const { api } = useShell()
  const [entryId, setEntryId] = useState<number | null>(null)
  const parts = useMemo((): readonly PreviewPart[] => {
    const entries = list.entries.filter(({ id }) => entryId === null || id === entryId)
    const subtitle = entries.map(({ title }) => title).join(' · ')
    const market: PreviewPart = {
      id: 'list',
      label: texts.list,
      chosen: true,
      load: async () => {
        const wanted =
          entryId === null ? list : await api.call('UserCart/ExportCartByMenuId', { query: { menuId: entryId } })
        return [marketSheet(wanted, subtitle)]
      },
    }
    const menus: PreviewPart = {
      id: 'menus',
      label: texts.menus,
      chosen: false,
      load: async () => menuSheets(entries),
    }
    return entries.some(({ days }) => days.length > 0) ? [market, menus] : [market]
  }, [api, list, entryId])
  return (
    <PrintPreview
      heading={texts.heading}
      document={{ title: texts.title, fileName: 'danh-sach-di-cho', foot: texts.foot }}
      parts={parts}
      choices={
        list.entries.length > 1 && (
          <label>
            {texts.which}{' '}
            <select
              value={entryId ?? ''}
              onChange={({ target }) => setEntryId(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{texts.all}</option>
              {list.entries.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )
      }
      onClose={onClose}
    />
  )
}
