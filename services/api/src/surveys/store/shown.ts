import { type RawBuilder, sql } from 'kysely'

/** Of a survey, poll or popup: everybody sees it who it is for. Ends are exclusive. */
export function isOpen(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(status = 'active' and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now}))`
}

/** For one of these object types; without any stated, or with 0 among them, it is for all. */
export function isForOneOf(objectTypeIds: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`(object_type_ids = '{}' or 0 = any(object_type_ids) or object_type_ids && ${[...objectTypeIds]}::smallint[])`
}
