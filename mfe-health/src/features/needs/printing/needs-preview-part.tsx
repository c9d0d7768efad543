import { useMemo } from 'react'
import { slugify } from 'shared-contracts/text'
import { type PreviewPart, PrintPreview } from 'shared-frame/printing'
import { needsTexts } from '../../../texts/needs'
import { needsSheet, type PrintedNeeds } from './needs-sheet'

/** The recommendations on paper, with sources. */
export default function NeedsPreview({ needs, title, activity, onClose }: PrintedNeeds & { onClose: () => void }) {
  const parts = useMemo(
    (): readonly PreviewPart[] => [
      {
        id: 'needs',
        label: needsTexts.printed.part,
        chosen: true,
        load: async () => [needsSheet({ needs, title, activity })],
      },
    ],
    [needs, title, activity],
  )
  return (
    <PrintPreview
      heading={needsTexts.print}
      document={{ title: needsTexts.of(title), fileName: `nhu-cau-${slugify(title)}`, foot: needsTexts.printed.foot }}
      parts={parts}
      onClose={onClose}
    />
  )
}
