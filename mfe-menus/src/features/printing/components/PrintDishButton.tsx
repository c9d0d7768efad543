import { PrintButton } from 'shared-frame'
import type { DishDetail } from '../rules/recipe-block'

/** Opens the preview of a dish as it stands on screen. Where its recipe needs a login, the page itself is printed. */
export function PrintDishButton({ dish }: { readonly dish: DishDetail }) {
  if (dish.detail === null) return <PrintButton />
  return (
    <PrintButton
      preview={async (close) => {
        const { default: DishPreview } = await import(/* webpackChunkName: "print-dish" */ '../dish-preview-part')
        return <DishPreview dish={dish} onClose={close} />
      }}
    />
  )
}
