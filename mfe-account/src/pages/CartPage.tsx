import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { FoodWordsChoice } from 'shared-ui/food-words'
import { ShoppingListPart } from '../features/shopping-list'
import { cartTexts as texts } from '../texts/cart'

const { title, intro } = texts

/** What the visitor wants to cook, and what is to buy for it. */
function CartPage() {
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      <ShoppingListPart />
      <FoodWordsChoice />
    </Page>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: CartPage })
