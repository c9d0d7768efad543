export { OwnClasses } from './OwnClasses'
export { OwnSurveys } from './OwnSurveys'
