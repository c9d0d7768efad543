import { paths } from 'shared-contracts/paths'
import { GainSheetPart, gainSheetTexts } from '../features/gain-sheet'
import { defineToolPage } from './tool-page'

/** The gain of a pregnancy on one page of paper. */
export default defineToolPage({
  path: paths.gainSheet,
  texts: gainSheetTexts,
  illustration: 'me-bau',
  Tool: GainSheetPart,
})
