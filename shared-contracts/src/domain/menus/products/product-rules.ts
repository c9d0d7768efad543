import { hasMenus, isObjectTypeId } from '../../ages'

/** Words of a product. */
interface ProductWords {
  readonly title: string
  /** Absent where only the name is told. */
  readonly summary?: string
}

/** Months from which nothing beside menus may be taken for advertising to the youngest. */
const MONTHS = 24

/** Child object types below 24 months. */
const YOUNGEST: readonly number[] = [5, 6, 7, 8]

/**
 * What may not be promoted at all: breast-milk substitutes, what they are fed with, and food sold for infants.
 * Source: Nghị định 100/2014/NĐ-CP (trade in and use of nutrition products for small children, bottles and dummies), articles 3, 6 and 7.
 */
const REFUSED = [
  /sữa\s+(?:bột|công thức|bột pha|số\s*\d)/iu,
  /sữa\s+(?:dành\s+)?(?:cho\s+)?(?:bé|trẻ)/iu,
  /thay(?:\s+thế)?\s+(?:cho\s+)?sữa\s+mẹ/iu,
  /bình\s+(?:bú|sữa)|núm\s+vú|(?:ti|vú)\s+(?:giả|ngậm|nhân tạo)/iu,
  /ăn\s+dặm|(?:thức ăn|thực phẩm|bữa ăn|cho ăn)\s+bổ\s+sung|(?:bột|cháo)\s+(?:dinh dưỡng\s+)?(?:cho\s+)?(?:bé|trẻ)|bát\s+bột/iu,
  /\b(?:formula|follow-?on|growing-?up)\b/iu,
]

const DAIRY = /sữa|phô mai|váng/iu
const AGES = /(\d+)\s*(?:[–-]\s*\d+\s*)?(tháng|tuổi)/giu

/** The words for which a product may stand nowhere on the site; null: it may. A dairy product may name no age below 24 months. */
export function refusedInProduct({ title, summary = '' }: ProductWords): string | null {
  const text = `${title}. ${summary}`.normalize('NFC')
  for (const pattern of REFUSED) {
    const [words] = pattern.exec(text) ?? []
    if (words !== undefined) return words
  }
  if (!DAIRY.test(title)) return null
  const young = [...text.matchAll(AGES)].find(([, count, unit]) => Number(count) * (unit === 'tuổi' ? 12 : 1) < MONTHS)
  return young?.[0] ?? null
}

/** Whether products stand beside the menus of an object type: mothers, and children from 24 months on. */
export function hasProductsBeside(objectTypeId: number): boolean {
  return isObjectTypeId(objectTypeId) && hasMenus(objectTypeId) && !YOUNGEST.includes(objectTypeId)
}

/** The products that may stand beside the menus of an object type, in their order. */
export function productsBeside<P extends ProductWords>(products: readonly P[], objectTypeId: number): readonly P[] {
  return hasProductsBeside(objectTypeId) ? products.filter((product) => refusedInProduct(product) === null) : []
}
