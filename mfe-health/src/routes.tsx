import type { PageTable } from 'shared-frame/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  'mother-health': () => import('./pages/MotherHealthPage'),
  'baby-health': () => import('./pages/BabyHealthPage'),
  'diet-check': () => import('./pages/DietCheckPage'),
  'recommended-needs': () => import('./pages/RecommendedNeedsPage'),
}
