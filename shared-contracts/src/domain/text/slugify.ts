import { fold } from './fold'

/** Long enough for nearly every title; search engines and chat previews cut longer addresses anyway. */
export const SLUG_MAX_LENGTH = 80

/**
 * The slug of a title: words of `a-z0-9` joined by single hyphens, đ as d, cut at a word's end where
 * there is one. Empty when the title has no letter or digit of the Latin alphabet.
 */
export function slugify(title: string, maxLength: number = SLUG_MAX_LENGTH): string {
  const slug = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength + 1)
  const lastWordEnd = cut.lastIndexOf('-')
  return lastWordEnd > 0 ? cut.slice(0, lastWordEnd) : slug.slice(0, maxLength)
}
