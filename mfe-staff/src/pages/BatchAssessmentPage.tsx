import { paths } from 'shared-contracts/paths'
import { BatchTool, batchPageTexts } from '../features/batch'
import { defineToolPage } from './tool-page'

/** Growth of many children from a file, assessed in the browser. */
export default defineToolPage({
  path: paths.batchAssessment,
  texts: batchPageTexts,
  illustration: 'can-do',
  Tool: BatchTool,
})
