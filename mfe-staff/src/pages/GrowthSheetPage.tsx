import { paths } from 'shared-contracts/paths'
import { GrowthSheetPart, growthSheetTexts } from '../features/growth-sheet'
import { defineToolPage } from './tool-page'

/** A child's growth on one page of paper. */
export default defineToolPage({
  path: paths.growthSheet,
  texts: growthSheetTexts,
  illustration: 'can-do',
  Tool: GrowthSheetPart,
})
