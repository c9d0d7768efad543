import { paths } from 'shared-contracts/paths'
import type { DeskKind } from './desk-kinds'

const places: Readonly<Record<DeskKind, string>> = {
  survey: paths.surveyPreview,
  poll: paths.pollPreview,
  popup: paths.popupPreview,
}

/** The page on which an editor sees an item as visitors will. */
export function previewPath(kind: DeskKind, id: number): string {
  return `${places[kind]}/${id}`
}
