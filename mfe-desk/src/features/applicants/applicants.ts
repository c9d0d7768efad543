import type { CallAnswer } from 'shared-contracts/calls'
import type { HistoryOf, Known, Listing } from '../../kit/entry-kind'
import { LIST_PAGE_SIZE } from '../../kit/list'
import { applicantTexts as words } from './applicant-texts'

export type ApplicantState = CallAnswer<'Staff/GetApplicants'>['items'][number]['state']

/** Somebody who registered as medical staff. */
export interface Applicant extends Known {
  readonly applicant: CallAnswer<'Staff/GetApplicants'>['items'][number]
}

/** Whom an editor looks for stays out of addresses. */
export const applicantList: Listing<Applicant, ApplicantState> = {
  narrowedBy: 'server',
  place: 'memory',
  async read(api, { keyword, state, page }) {
    const query = { keyword, pageNumber: page, pageSize: LIST_PAGE_SIZE, state: state ?? undefined }
    const { items, totalCount, counts } = await api.call('Staff/GetApplicants', { query })
    const entries = items.map((applicant) => ({
      ...{ key: String(applicant.userId), version: String(applicant.lastDecisionId), applicant },
    }))
    return { entries, total: totalCount, counts }
  },
}

export const applicantHistory: HistoryOf<Applicant> = {
  async read(api, { applicant: { userId } }) {
    const decisions = await api.call('Staff/GetDecisions', { query: { userId } })
    return decisions.map(({ id, decision, decidedAt, decidedBy, reason }) => ({
      ...{ id, at: decidedAt, by: decidedBy ?? words.byCommand, restorable: false },
      what: [reason === null ? words.historyWords[decision] : `${words.historyWords[decision]}: ${reason}`],
    }))
  },
}
