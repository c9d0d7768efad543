import { Page } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { DishPreviewPart } from '../features/dish-preview'
import { dishPreviewTexts } from '../texts/dish-preview'

function DishPreviewPage() {
  const { params } = usePage()
  return (
    <Page width="text">
      <DishPreviewPart id={Number.parseInt(params.id ?? '', 10)} />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: dishPreviewTexts.title, description: dishPreviewTexts.description, noindex: true }),
  Component: DishPreviewPage,
})
