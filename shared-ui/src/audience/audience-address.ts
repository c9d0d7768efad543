import { type Audience, audienceCode, parseAudience } from 'shared-contracts/audience'

/** The query name of whom a page is for: `?cho=tuan-20`. */
const NAME = 'cho'
/** The bank's own for a bare object type; whoever chooses somebody leaves it. */
const OBJECT_TYPE_NAME = 'nhom'

export function audienceIn(search: URLSearchParams): Audience | null {
  return parseAudience(search.get(NAME))
}

/** The same page for somebody; what else the address asks for stays. */
export function withAudience(path: string, search: URLSearchParams, audience: Audience): string {
  const next = new URLSearchParams(search)
  next.delete(OBJECT_TYPE_NAME)
  next.set(NAME, audienceCode(audience))
  return `${path}?${next}`
}
