export { ApplicantList } from './ApplicantList'
export { applicantTexts } from './applicant-texts'
