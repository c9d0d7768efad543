import { PrintButton } from 'shared-frame'
import type { SheetPreviewProps } from './sheet-preview-part'

type Props = Omit<SheetPreviewProps, 'onClose'> & { readonly children: string }

/** Opens the preview of a sheet; what prints it comes with the press. */
export function SheetPrintButton({ children, ...sheet }: Props) {
  return (
    <PrintButton
      preview={async (close) => {
        const { default: SheetPreview } = await import(/* webpackChunkName: "print-sheet" */ './sheet-preview-part')
        return <SheetPreview {...sheet} onClose={close} />
      }}
    >
      {children}
    </PrintButton>
  )
}
