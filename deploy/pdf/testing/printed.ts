import type { PrintedDocument, PrintedSheet } from '../../../shared-frame/src/printing/sheet'

export function printed(...sheets: readonly PrintedSheet[]): PrintedDocument {
  return { title: 'Thử', fileName: 'thu', foot: 'Chân trang', sheets }
}

/** The answer to the first order. */
export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('Nothing was made')
  return first
}
