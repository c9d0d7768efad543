export { ApplicantList } from './components/ApplicantList'
export { approvalTexts } from './desk-texts'
