import type { Source } from 'shared-ui/sources'

const WHO = 'World Health Organization'

/** What the growth assessment and its advice rest on. */
export const growthSources: readonly Source[] = [
  {
    publisher: WHO,
    title: 'WHO Child Growth Standards',
    year: '2006',
    url: 'https://www.who.int/tools/child-growth-standards',
  },
  {
    publisher: WHO,
    title: 'Training course on child growth assessment, module C',
    year: '2008',
    url: 'https://www.who.int/publications/i/item/9789241595070',
  },
  {
    publisher: WHO,
    title: 'Infant and young child feeding: model chapter for textbooks',
    year: '2009',
    url: 'https://www.who.int/publications/i/item/9789241597494',
  },
  {
    publisher: WHO,
    title: 'WHO guideline on the prevention and management of wasting and nutritional oedema',
    year: '2023',
    url: 'https://www.who.int/publications/i/item/9789240082830',
  },
]
