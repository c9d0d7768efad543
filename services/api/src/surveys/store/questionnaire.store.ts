import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import type { QuestionnaireKind } from '../../stored-values'
import { isForOneOf, isOpen } from './shown'

export type Questionnaire = Selectable<Tables['questionnaires']>

/** Open ones of a kind, the oldest first; of these object types alone where they are given. */
export async function findOpen(
  query: Kysely<Tables>,
  kind: QuestionnaireKind,
  now: Date,
  objectTypeIds: readonly number[] | null = null,
): Promise<Questionnaire[]> {
  let open = query.selectFrom('questionnaires').selectAll().where('kind', '=', kind).where(isOpen(now))
  if (objectTypeIds !== null) open = open.where(isForOneOf(objectTypeIds))
  return open.orderBy('id').execute()
}

/** Open ones for one of the user's object types, without those that were answered or are not wanted any more. */
export async function findRemaining(
  query: Kysely<Tables>,
  kind: QuestionnaireKind,
  userId: number,
  objectTypeIds: readonly number[],
  now: Date,
): Promise<Questionnaire[]> {
  return query
    .selectFrom('questionnaires')
    .selectAll()
    .where('kind', '=', kind)
    .where(isOpen(now))
    .where(isForOneOf(objectTypeIds))
    .where(
      sql<boolean>`not exists (select 1 from survey_submissions s where s.questionnaire_id = questionnaires.id and s.user_id = ${userId})`,
    )
    .where(
      sql<boolean>`not exists (select 1 from prompt_views v where v.item_id = questionnaires.id and v.kind = questionnaires.kind and v.user_id = ${userId})`,
    )
    .orderBy('id')
    .execute()
}

export async function findQuestionnaire(
  query: Kysely<Tables>,
  kind: QuestionnaireKind,
  id: number,
): Promise<Questionnaire | null> {
  return (await oneQuestionnaire(query, kind, id).executeTakeFirst()) ?? null
}

/** As it is until the transaction ends: editors who change it wait. */
export async function holdQuestionnaire(
  query: Kysely<Tables>,
  kind: QuestionnaireKind,
  id: number,
): Promise<Questionnaire | null> {
  return (await oneQuestionnaire(query, kind, id).forShare().executeTakeFirst()) ?? null
}

function oneQuestionnaire(query: Kysely<Tables>, kind: QuestionnaireKind, id: number) {
  return query.selectFrom('questionnaires').selectAll().where('kind', '=', kind).where('id', '=', id)
}
