/** What the content's marker paragraph becomes (content/README.md). */
const PLACE = '<div class="banner-place"></div>'
/** Elements without an end. */
const ALONE = new Set(['br', 'hr', 'img'])

/**
 * Cuts an article's HTML where banners may stand inside it: at its marker paragraphs, or, without any, before its second heading, once the first part
 * has been read. An article without either is one piece: nothing is put into it. No piece begins or ends within a list, table or note.
 */
export function cutAtBannerPlaces(html: string): string[] {
  const cuts = outermostTags(html)
  const markers = cuts.filter(({ at }) => html.startsWith(PLACE, at))
  if (markers.length > 0) {
    const starts = [0, ...markers.map(({ at }) => at + PLACE.length)]
    return starts.map((start, index) => withoutPlaces(html.slice(start, markers[index]?.at ?? html.length)))
  }
  const second = cuts.filter(({ name }) => name === 'h2')[1]
  const whole = withoutPlaces(html)
  return second === undefined
    ? [whole]
    : [withoutPlaces(html.slice(0, second.at)), withoutPlaces(html.slice(second.at))]
}

/** Tags that begin outside of every other element. */
function outermostTags(html: string): { readonly name: string; readonly at: number }[] {
  const found: { name: string; at: number }[] = []
  let depth = 0
  for (const { 1: closing, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (ALONE.has(name)) continue
    if (closing === '' && depth === 0) found.push({ name, at: index })
    depth += closing === '' ? 1 : -1
  }
  return found
}

const withoutPlaces = (html: string) => html.replaceAll(PLACE, '')
