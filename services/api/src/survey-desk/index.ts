export { seedSurveys } from './seed-surveys'
