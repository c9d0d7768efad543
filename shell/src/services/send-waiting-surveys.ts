export { sendWaitingSurveys as send } from 'shared-ui/survey-drafts'
