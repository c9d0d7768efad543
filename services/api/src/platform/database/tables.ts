import type { DB } from './tables.generated'

/** Tables and columns of the database, in camel case as the query builder takes and gives them; days are texts `YYYY-MM-DD`. */
export type Tables = DB

/** The same under their names in SQL, for what writes rows by SQL: the content importer. */
export type StoredTables = {
  [T in keyof DB as SnakeCase<T>]: { [C in keyof DB[T] as C extends string ? SnakeCase<C> : never]: DB[T][C] }
}

type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : ''
