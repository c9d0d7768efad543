export type { SurveyQuestions } from './survey-questions'
