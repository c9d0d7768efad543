import { paths } from 'shared-contracts/paths'
import type { DeskKind } from './desk-kinds'

/** The page on which an editor sees an item as visitors will. */
export function previewPath(kind: DeskKind, id: number): string | null {
  if (kind === 'popup') return null
  return `${kind === 'poll' ? paths.pollPreview : paths.surveyPreview}/${id}`
}
