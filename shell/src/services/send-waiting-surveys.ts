export { sendWaitingSurveys } from 'shared-ui/survey-drafts'
