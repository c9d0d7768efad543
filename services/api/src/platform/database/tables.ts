import type { DB } from './tables.generated'

/** Tables and columns of the database, in camel case as the query builder takes and gives them; days are texts `YYYY-MM-DD`. */
export type Tables = DB
