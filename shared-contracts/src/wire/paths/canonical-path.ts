import { paths } from './paths'

/** The address under which a page is known to search engines. Only the home page has two. */
export function canonicalPath(path: string): string {
  return path === paths.homeAlias ? paths.home : path
}
