import { CategoryTabs } from 'shared-ui/lists'
import type { Category } from '../article-types'
import { listAddress } from './list-address'
import { listTexts } from './list-texts'

interface Props {
  readonly path: string
  readonly categories: readonly Category[]
  /** Code of the chosen category; null: all. */
  readonly chosen: string | null
}

/** Narrows a catalog's list to a category. A catalog with a single category needs no choice. */
export function CategoryFilter({ path, categories, chosen }: Props) {
  if (categories.length < 2) return null
  const all = { to: path, title: listTexts.all, current: chosen === null }
  const tabs = categories.map((category) => ({
    to: listAddress(path, { category: category.code }),
    title: category.title,
    current: category.code === chosen,
  }))
  return <CategoryTabs label={listTexts.categories} tabs={[all, ...tabs]} />
}
