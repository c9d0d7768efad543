import type { ParsedQuery } from 'shared-contracts/calls'
import type { Caller } from '../../platform/calls/caller'
import { found } from '../../platform/http/call-failure'
import type { QuestionnaireKind } from '../../stored-values'
import { openingState } from '../rules/opening'
import type { SurveyServices } from '../services'
import { findQuestionnaire, type Questionnaire } from '../store/questionnaire.store'
import { findSubmission } from '../store/submission.store'
import { mayPreview } from './reading'

/**
 * One that the caller may read: while it takes answers everybody, previews for editors and signed links, and its own respondents always, so
 * that they can read what they answered. Throws 404 for every other.
 */
export async function readableQuestionnaire(
  services: SurveyServices,
  kind: QuestionnaireKind,
  { id, preview }: ParsedQuery<'Survey/GetById'>,
  caller: Caller,
): Promise<Questionnaire> {
  const { query } = services.database
  const row = await findQuestionnaire(query, kind, id)
  const state = row === null ? 'coming' : openingState(row, services.now())
  const isReadable =
    state === 'open' ||
    state === 'ending' ||
    (await mayPreview(services, { kind, id }, caller, preview)) ||
    (caller.kind === 'user' && (await findSubmission(query, id, caller.userId)) !== null)
  return found(isReadable ? row : null, `${kind}_does_not_exist`)
}
