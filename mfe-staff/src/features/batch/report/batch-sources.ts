import type { Source } from 'shared-ui/sources'

const WHO = 'World Health Organization'

/** What the z-scores, flags and tables rest on. */
export const batchSources: readonly Source[] = [
  {
    publisher: WHO,
    title: 'WHO Child Growth Standards: methods and development',
    year: '2006',
    url: 'https://www.who.int/tools/child-growth-standards',
  },
  {
    publisher: 'World Health Organization, UNICEF',
    title:
      'Recommendations for data collection, analysis and reporting on anthropometric indicators in children under 5 years old',
    year: '2019',
    url: 'https://www.who.int/publications/i/item/9789241515559',
  },
  {
    publisher: WHO,
    title: 'WHO Anthro Survey Analyser and other tools',
    year: '2019',
    url: 'https://www.who.int/tools/child-growth-standards/software',
  },
]
