import { PrintButton } from 'shared-frame'
import type { ShoppingList } from '../list-device'

/** Opens the preview of the market list. */
export function PrintListButton({ list }: { readonly list: ShoppingList }) {
  return (
    <PrintButton
      preview={async (close) => {
        const { default: ListPreview } = await import(/* webpackChunkName: "print-list" */ './list-preview-part')
        return <ListPreview list={list} onClose={close} />
      }}
    />
  )
}
