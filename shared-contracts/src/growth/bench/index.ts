export { measureAssessments } from './assessments'
