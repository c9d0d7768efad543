import { hasProductsBeside } from 'shared-contracts/menus'
import { Section } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { ProductsProps } from './Products'
import styles from './Products.module.css'
import { productTexts as texts } from './products-texts'

const Products = clientOnly<ProductsProps>(
  () => import(/* webpackChunkName: "products" */ './Products'),
  <div className={styles.place} />,
)

/** Products beside menus, marked as what they are; none beside those of children under 24 months. */
export function ProductsPart({ objectTypeId }: ProductsProps) {
  if (!hasProductsBeside(objectTypeId)) return null
  return (
    <Section title={texts.title} intro={texts.notice}>
      <Products objectTypeId={objectTypeId} />
    </Section>
  )
}
