import { useMemo } from 'react'
import { type DayCode, dayTitles } from 'shared-contracts/menus'
import { slugify } from 'shared-contracts/text'
import { useShell } from 'shared-frame'
import { type PreviewPart, PrintPreview } from 'shared-frame/printing'
import { familyListPart, printingTexts } from '../printing'
import { familyTexts } from './family-texts'
import type { FamilyMenu } from './rules/family-draft'
import { familyDaySheet, familyWeekSheets, printedNames } from './rules/family-sheets'

export interface FamilyPreviewProps {
  readonly menu: FamilyMenu
  /** The day on screen. */
  readonly dayCode: DayCode
  /** What the eaters are called, by their keys. */
  readonly titles: ReadonlyMap<string, string>
  readonly onClose: () => void
}

/** The family's week on a page with what to do on the next, the day on screen with everybody's portion, and what is to buy. */
export default function FamilyPreview({ menu, dayCode, titles, onClose }: FamilyPreviewProps) {
  const { api } = useShell()
  const { title, heading } = familyTexts.printed
  const parts = useMemo((): readonly PreviewPart[] => {
    const names = printedNames(titles, menu)
    const isWeek = menu.days.length > 1
    const week: PreviewPart = {
      id: 'week',
      label: familyTexts.printed.week,
      chosen: true,
      load: async () => familyWeekSheets(title, menu, names),
    }
    return [
      ...(isWeek ? [week] : []),
      {
        id: 'day',
        label: printingTexts.parts.day(dayTitles[dayCode]),
        chosen: !isWeek,
        load: async () => familyDaySheet(title, menu, dayCode, names),
      },
      {
        id: 'list',
        label: printingTexts.parts.list,
        chosen: true,
        load: () => familyListPart(api, [...names.values()].join(', '), menu.days),
      },
    ]
  }, [api, menu, dayCode, titles, title])
  return (
    <PrintPreview
      heading={heading}
      document={{ title, fileName: slugify(title), foot: printingTexts.foot }}
      parts={parts}
      onClose={onClose}
    />
  )
}
