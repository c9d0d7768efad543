import { useState } from 'react'
import { type PreviewPart, type PrintedDocument, PrintPreview } from 'shared-frame/printing'

export interface SheetPreviewProps {
  readonly heading: string
  readonly document: Omit<PrintedDocument, 'sheets'>
  readonly parts: readonly PreviewPart[]
  readonly onClose: () => void
}

/** The sheet as it was when its preview was opened. */
export default function SheetPreview({ heading, document, parts, onClose }: SheetPreviewProps) {
  const [opened] = useState(() =>
    parts.map(
      (part): PreviewPart => ({
        ...part,
        // After the effect that asks for it: charts can't be drawn within one.
        load: async (onProgress) => {
          await null
          return part.load(onProgress)
        },
      }),
    ),
  )
  return <PrintPreview heading={heading} document={document} parts={opened} onClose={onClose} />
}
