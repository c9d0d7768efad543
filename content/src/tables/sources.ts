import { type Reading, readRows } from './cells'

/** A publication that figures and statements come from. */
export interface SourceRow {
  readonly code: string
  readonly title: string
  readonly publisher: string
  /** Empty: not dated. */
  readonly year: string
  /** Empty: no address. */
  readonly url: string
}

export function readSources(text: string): Reading<SourceRow> {
  return readRows(
    'sources.csv',
    text,
    (cells) => ({
      code: cells.required('code'),
      title: cells.required('title'),
      publisher: cells.required('publisher'),
      year: cells.text('year'),
      url: cells.text('url'),
    }),
    ({ code }) => [code],
  )
}
