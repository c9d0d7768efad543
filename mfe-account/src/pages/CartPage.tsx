import { Page, PageHeader } from 'shared-ui'
import { FoodWordsChoice } from 'shared-ui/food-words'
import { definePage } from 'shared-ui/remote'
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
