/** Drawings as text, for the content, which chooses them, and the document host, which draws them. Nothing for browsers. */
import { allDrawings } from './all-drawings'

export {
  type Composition,
  compositionName,
  drawComposition,
  formNames,
  garnishNames,
  mostParts,
  partNames,
  readComposition,
} from './composed/composition'
export { LOOKS } from './composed/looks'

/** Names of the drawings that are files; see content/README.md. */
export const drawingNames: readonly string[] = [...allDrawings().keys()]
