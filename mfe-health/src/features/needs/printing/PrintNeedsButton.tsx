import { PrintButton } from 'shared-frame'
import { needsTexts } from '../../../texts/needs'
import type { PrintedNeeds } from './needs-sheet'

/** Opens the preview of the recommendations as a sheet of paper; what makes it comes only now. */
export function PrintNeedsButton(printed: PrintedNeeds) {
  return (
    <PrintButton
      preview={async (close) => {
        const { default: NeedsPreview } = await import(/* webpackChunkName: "print-needs" */ './needs-preview-part')
        return <NeedsPreview {...printed} onClose={close} />
      }}
    >
      {needsTexts.print}
    </PrintButton>
  )
}
