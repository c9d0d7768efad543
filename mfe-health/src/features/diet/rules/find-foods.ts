import { fold } from 'shared-contracts/text'
import type { Food } from '../requests/foods'

const FOUND_FOODS = 6

/** Foods whose name has every word, with or without accents: those that begin with it first. */
export function findFoods(foods: readonly Food[], keyword: string): readonly Food[] {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = foods.filter(({ title }) => words.every((word) => fold(title).includes(word)))
  const rank = ({ title }: Food) =>
    title.toLowerCase().startsWith(keyword.toLowerCase()) ? 0 : fold(title).startsWith(fold(keyword)) ? 1 : 2
  return [...hits].sort((a, b) => rank(a) - rank(b)).slice(0, FOUND_FOODS)
}
