import type { ColumnProfile } from '../reading/column-profile'
import type { Reading } from '../reading/open-file'
import type { BatchField } from './batch-fields'
import type { Mapping } from './find-mapping'

/** What is known of a file before its rows are assessed. */
export interface FileLook {
  readonly reading: Reading
  readonly headings: readonly string[]
  /** By the place of the column. */
  readonly columns: readonly ColumnProfile[]
}

/** Of the column that holds a field; undefined: none does, or none of its cells is filled. */
export function profileOf({ columns }: FileLook, mapping: Mapping, field: BatchField): ColumnProfile | undefined {
  const column = mapping[field]
  return column === undefined ? undefined : columns[column]
}
