import type { CallBody } from 'shared-contracts/calls'
import type { Decision, EntryKind } from '../../kit/entry-kind'
import { ApplicantDetail } from './ApplicantDetail'
import { applicantTexts as words } from './applicant-texts'
import { type Applicant, type ApplicantState, applicantHistory, applicantList } from './applicants'

type Decided = CallBody<'Staff/Decide'>['decision']

/** A decision about somebody as the editor saw her. */
function decide(decision: Decided): Pick<Decision<Applicant, ApplicantState>, 'run' | 'done'> {
  return {
    done: ({ applicant }) => words.done[decision](applicant.fullName),
    run: (api, { applicant: { userId, lastDecisionId } }, reason) =>
      api.call('Staff/Decide', { body: { userId, decision, reason: reason ?? undefined, lastDecisionId } }),
  }
}

const MOST_REASON = 500
const keptAs = ({ key }: Applicant) => `decision-${key}`

export const applicantKind: EntryKind<Applicant, ApplicantState> = {
  name: 'applicant',
  words: { one: 'cán bộ y tế', make: '', none: words.none, noneHint: words.noneHint, back: '' },
  states: {
    waiting: { title: words.states.waiting, tone: 'info' },
    approved: { title: words.states.approved, tone: 'good' },
    refused: { title: words.states.refused, tone: 'warning' },
    revoked: { title: words.states.revoked, tone: 'warning' },
  },
  describe: ({ applicant: { fullName, state } }) => ({ title: fullName, state, to: null, facts: [] }),
  list: applicantList,
  decisions: [
    {
      label: words.approve,
      tone: 'primary',
      ...decide('approved'),
      may: (_, state) => state !== 'approved',
      asks: ({ applicant }) => ({
        question: words.approveQuestion(applicant.fullName),
        warning: words.approveWarning,
      }),
    },
    {
      label: words.refuse,
      tone: 'soft',
      ...decide('refused'),
      may: (_, state) => state === 'waiting',
      needs: { label: words.reason, hint: words.refuseHint, most: MOST_REASON, keptAs },
    },
    {
      label: words.revoke,
      tone: 'danger',
      ...decide('revoked'),
      may: (_, state) => state === 'approved',
      needs: { label: words.reason, hint: words.revokeHint, most: MOST_REASON, keptAs },
    },
  ],
  history: applicantHistory,
  Detail: ApplicantDetail,
}
