import { paths } from 'shared-contracts/paths'
import { HandOutPart, handOutTexts } from '../features/hand-outs'
import { defineToolPage } from './tool-page'

/** A dish or a menu for a patient as a hand-out. */
export default defineToolPage({
  path: paths.handOut,
  texts: handOutTexts,
  illustration: 'tu-van',
  Tool: () => <HandOutPart />,
})
