import { EntryListPage } from '../../kit/list'
import { applicantKind } from './applicant-kind'
import { applicantTexts } from './applicant-texts'

/** Who registered as medical staff: to find, and to decide about. Those that wait come first. */
export function ApplicantList() {
  return <EntryListPage kind={applicantKind} find={applicantTexts.find} opening={{ first: 'waiting', all: true }} />
}
