import type { Source } from 'shared-ui'

/** What the growth assessment rests on. */
export const growthSources: readonly Source[] = [
  {
    publisher: 'World Health Organization',
    title: 'WHO Child Growth Standards',
    year: '2006',
    url: 'https://www.who.int/tools/child-growth-standards',
  },
  {
    publisher: 'World Health Organization',
    title: 'Training course on child growth assessment, module C',
    year: '2008',
    url: null,
  },
]
