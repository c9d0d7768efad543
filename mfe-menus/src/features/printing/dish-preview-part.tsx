import { useMemo } from 'react'
import { slugify } from 'shared-contracts/text'
import { type PreviewPart, PrintPreview } from 'shared-frame/printing'
import { printingTexts as texts } from './printing-texts'
import { type DishDetail, recipeBlock } from './rules/recipe-block'

export interface DishPreviewProps {
  /** With the amounts that the visitor chose. */
  readonly dish: DishDetail
  readonly onClose: () => void
}

/** What goes into a dish and how it is cooked. */
export default function DishPreview({ dish, onClose }: DishPreviewProps) {
  const parts = useMemo((): readonly PreviewPart[] => {
    const recipe = recipeBlock(dish)
    const blocks = recipe === null ? [] : [recipe]
    return [
      {
        id: 'dish',
        label: texts.parts.dish,
        chosen: true,
        load: async () => [{ title: dish.title, subtitle: dish.summary, blocks }],
      },
    ]
  }, [dish])
  return (
    <PrintPreview
      heading={texts.heading}
      document={{ title: dish.title, fileName: slugify(dish.title), foot: texts.foot }}
      parts={parts}
      onClose={onClose}
    />
  )
}
