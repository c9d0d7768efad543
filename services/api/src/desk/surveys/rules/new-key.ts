import { slugify } from 'shared-contracts/text'

/** A key for what an editor makes: words of its title, and letters that make it unique. At most 80 letters. */
export function newKey(title: string, unique: string): string {
  return [slugify(title, 60), unique].filter((part) => part !== '').join('-')
}
