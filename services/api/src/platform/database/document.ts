import type { ColumnType } from 'kysely'

/** A jsonb column: read as the value, written as its JSON text. */
export type Document<T extends object> = ColumnType<T, string, string>
