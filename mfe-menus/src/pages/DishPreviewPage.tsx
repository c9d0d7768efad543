import { Page } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { DishPreviewPart } from '../features/dish-preview'
import { texts } from '../texts'

function DishPreviewPage() {
  const { params } = usePage()
  return (
    <Page width="text">
      <DishPreviewPart id={Number.parseInt(params.id ?? '', 10)} />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: texts.dishPreview.title, description: texts.dishPreview.description, noindex: true }),
  Component: DishPreviewPage,
})
