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
  asked: ParsedQuery<'Survey/GetById'>,
  caller: Caller,
): Promise<Questionnaire> {
  const { row, isReadable } = await knownQuestionnaire(services, kind, asked, caller)
  return found(isReadable ? row : null, `${kind}_does_not_exist`)
}

/**
 * The same, and of one that is over everybody may know that it was (`isReadable` false: its questions are not told). Throws 404 for what the
 * caller may not read and was never shown.
 */
export async function readableOrEnded(
  services: SurveyServices,
  kind: QuestionnaireKind,
  asked: ParsedQuery<'Survey/GetById'>,
  caller: Caller,
) {
  const { row, state, isReadable } = await knownQuestionnaire(services, kind, asked, caller)
  const known = found(isReadable || state === 'closed' ? row : null, `${kind}_does_not_exist`)
  return { row: known, state, isReadable }
}

async function knownQuestionnaire(
  services: SurveyServices,
  kind: QuestionnaireKind,
  { id, preview }: ParsedQuery<'Survey/GetById'>,
  caller: Caller,
) {
  const { query } = services.database
  const row = await findQuestionnaire(query, kind, id)
  const state = row === null ? 'coming' : openingState(row, services.now())
  const isReadable =
    state === 'open' ||
    state === 'ending' ||
    (await mayPreview(services, { kind, id }, caller, preview)) ||
    (caller.kind === 'user' && (await findSubmission(query, id, caller.userId)) !== null)
  return { row, state, isReadable }
}
