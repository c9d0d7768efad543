import { PageHeader } from 'shared-frame'
import { ContentPreview } from 'shared-ui/previews'
import { bankTexts } from '../../texts/bank'
import { DishRecipe } from '../dish-recipe'
import { DishFacts, DishPhotograph } from '../dish-view'

/** A dish before its readers see it, drawn by what draws it for them. */
export default function DishPreview({ id }: { id: number }) {
  return (
    <ContentPreview kind="dish" id={id} read={(api, query) => api.call('ContentDesk/GetDish', { query })}>
      {(dish) => (
        <>
          <PageHeader
            title={dish.title}
            eyebrow={bankTexts.title}
            intro={dish.summary}
            illustration={dish.photo === null ? dish.illustration : undefined}
          />
          <DishPhotograph dish={dish} />
          <DishFacts dish={dish} />
          {dish.detail !== null && <DishRecipe dish={dish} detail={dish.detail} asked={null} isPreview />}
        </>
      )}
    </ContentPreview>
  )
}
