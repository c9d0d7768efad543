import { sectionPages } from 'shared-contracts/paths/testing'

export { sectionPages }

export type SectionPage = (typeof sectionPages)[number]

/** Those whose documents come with their text. */
export const renderedPages = sectionPages.filter(({ isRendered }) => isRendered)

/** A page of another section, to come from or go to. */
export function neighbourOf({ unit }: SectionPage): SectionPage {
  const neighbour = sectionPages.find((page) => page.unit !== unit && page.unit !== 'account')
  if (!neighbour) throw new Error('There is only one section')
  return neighbour
}
